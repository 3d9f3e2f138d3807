# The command that measures the environments.

research-running = 번갈아 측정 중입니다. 30초쯤 걸립니다 ...
research-times = ×
research-pettingzoo = PettingZoo
research-openspiel = OpenSpiel
research-batch = 묶음
research-texas-holdem = texas_holdem_v4, 원본
research-stockpile = Stockpile
research-hearts = 하트, C++
research-hearts-tensor = 하트, 텐서 포함
research-stockpile-tensor = Stockpile, 텐서 포함
research-engine = 엔진만
research-small = 작은 관측
research-full = 전체 관측
research-note = 코어 하나에서 넷(홀덤은 둘)이 무작위로 플레이했고, 번갈아 { $goes }번 해서 가장 좋은 값입니다. 플레이어의 결정만 셉니다. ×는 같은 모음의 다른 게임, 곧 홀덤이나 하트나 텐서를 포함한 하트의 몇 배인지이며, 묶음도 텐서를 포함한 하트와 비교합니다. 묶음은 게임 { $games }판이고 마스크를 보여 줍니다. PettingZoo { $pettingzoo }, RLCard { $rlcard }, OpenSpiel { $openspiel }.
error-no-research = 환경을 측정하려면 { $library } 라이브러리가 필요한데 설치되어 있지 않습니다. Stockpile을 복제한 폴더에서 설치하세요: pip install '.[research,beside]'
