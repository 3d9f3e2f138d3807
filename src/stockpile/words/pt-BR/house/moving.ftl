# `stockpile move-database`: a house from one database into another.

command-move-database = Copia uma casa para outro banco de dados, vazio, SQLite ou PostgreSQL, e confere que tudo chegou.
option-move-source = O banco de dados a copiar, como sqlite:////pasta/tables.sqlite; nenhum servidor pode estar usando-o.
option-move-target = O banco de dados vazio de destino, como postgresql://usuario@host/nome.
moved-whole = Pronto e conferido: { $rows ->
        [one] { $rows } linha
       *[other] { $rows } linhas
    } de { $source } { $rows ->
        [one] está
       *[other] estão
    } agora também em { $target }.
error-move-address = Isto não é um endereço de banco de dados. Escreva como sqlite:////pasta/tables.sqlite ou postgresql://usuario@host/nome.
error-move-kind = { $url } não pode ser movido: só arquivos SQLite e bancos de dados PostgreSQL podem.
error-move-missing = Não há uma casa em { $url }. Indique o banco de dados que um servidor usou.
error-move-same = Os dois endereços são o mesmo banco de dados. Indique outro como destino.
error-move-busy = Alguém está usando { $url }. Pare todos os servidores dali e o que mais estiver conectado, e tente de novo.
error-move-opening = Não é possível abrir { $url }: { $reason }.
error-move-newer = { $url } foi feito por um Stockpile mais novo. Atualize este primeiro.
error-move-filled = { $url } não está vazio. Indique um banco de dados sem tabelas nem linhas.
error-move-row = A linha { $key } da tabela “{ $table }” não se encaixa: { $reason }. Nada foi movido; conserte ou apague essa linha e tente de novo.
error-move-different = As linhas da tabela “{ $table }” não chegaram como foram enviadas. Nada restou da mudança; tente de novo e confira o disco e a memória das duas máquinas.
error-move-stopped = Interrompido: { $url } está tão vazio quanto antes.
