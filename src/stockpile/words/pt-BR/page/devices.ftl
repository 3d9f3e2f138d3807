# Where somebody is known: another device by a code, the list of devices, and signing them out.

server-signed-out = Este aparelho foi desconectado.
server-no-such-device = Você não tem esse aparelho, ou ele já foi desconectado.
server-too-many-devices = Você já usa { $most } aparelhos. Desconecte um primeiro.
server-code-wrong = Este código não está certo. Confira, ou gere um novo.
server-code-used = Este código já foi usado. Gere um novo.
server-code-late = Este código expirou: ele vale por dois minutos. Gere um novo.
server-code-tries = Este código já teve tentativas demais. Gere um novo.
server-code-same = Você já está aqui: este código é para outro aparelho.
server-code-other = Neste aparelho você é { $other }; o código é de { $name }.
server-code-later = Foram muitas tentativas. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.

devices-title = Aparelhos
devices-why = Onde você entrou, pode jogar, até em vários aparelhos ao mesmo tempo.
devices-name = { $known ->
    [both] { $browser } em { $system }
    [browser] { $browser }
    [system] Um navegador em { $system }
   *[neither] Um aparelho
}
devices-here = este aparelho
devices-since = desde { $date }
devices-seen = última vez: { $date }
devices-fingerprint = { $name }: { $fingerprint }
devices-sign-out = Sair
devices-sign-out-named = Sair: { $name }
devices-sign-out-sure = Sim, sair
devices-sign-out-last = Este é seu único aparelho: ninguém mais poderia voltar ao seu nome e às suas partidas.
devices-sign-out-here = Este navegador não vai mais reconhecer você. Para voltar, use um código de outro aparelho seu.
devices-sign-out-others = Sair de todos os outros
devices-stay = Ficar
devices-signed-out = Você saiu deste aparelho.

devices-add = Usar em outro aparelho
devices-add-why = Aponte a câmera do outro aparelho para cá, ou abra { $address } nele e digite o código.
devices-add-local = Este endereço só funciona nesta máquina, em outro navegador: abra { $address } nele e digite o código. Para um celular, pare o servidor e inicie-o com este comando:
devices-add-once = Funciona uma vez, e por dois minutos. Não mostre a ninguém: quem tem o código joga como você.
devices-qr = O código como QR code
devices-code = Código
devices-left = { $seconds ->
    [0] tempo esgotado
    [one] resta um segundo
   *[other] restam { $seconds } segundos
}
devices-over = Este código expirou.
devices-again = Novo código
devices-added = Adicionado: { $name }

devices-join-title = Usar este aparelho também
devices-join-why = Em um aparelho em que você já joga, escolha “Usar em outro aparelho”. Depois digite o código que ele mostrar.
devices-join = Entrar aqui
devices-join-other = Neste aparelho você é { $other }. Se continuar, ele passa a ser de { $name }, e { $other } sai daqui.
devices-join-other-last = Se { $other } não entrou em nenhum outro aparelho, ninguém volta a esse nome e às suas partidas.
devices-join-replace = Continuar como { $name }
devices-join-keep = Ficar como { $other }
devices-joined = Agora você é { $name } aqui.
devices-join-link = Já joga em outro aparelho?
