option-workers = 함께 일하는 프로세스 수. 둘 이상이면 PostgreSQL이 필요합니다.
error-workers-sqlite = 작업 프로세스가 여럿이면 PostgreSQL이 필요합니다: SQLite 파일은 한 번에 한 프로세스만 쓸 수 있습니다. --database postgresql://user@host/name 옵션으로 지정하거나, --workers를 빼세요. "stockpile move-database"로 게임을 옮겨 갈 수 있습니다.
error-workers-seed = --seed를 쓰면 테이블이 만들어진 순서대로 카드를 나누는데, 작업 프로세스가 여럿이면 그런 순서가 없습니다. --seed나 --workers를 빼세요.
error-workers-fail = 작업 프로세스가 시작하자마자 끝납니다. 남긴 말은 위에 있습니다. --workers 1로 하면 원인을 찾기 쉽습니다.
error-database-driver = PostgreSQL용 라이브러리가 없습니다. Stockpile을 복제한 폴더에서 설치하세요: pip install '.[postgres]'
error-database-kind = Stockpile은 SQLite와 PostgreSQL을 압니다. 하나를 지정하세요: --database sqlite:////folder/tables.sqlite 또는 --database postgresql://user@host/name
