import type { Words } from '#shared/i18n/words.ts';
import type { cubewordProblems as english } from '../problems.ts';

export const cubewordProblems = {
  'cubeword/game-over': 'Spelet är slut. Ångra ett drag, eller börja ett nytt spel.',
  'cubeword/no-such-seat': 'Det finns ingen sådan spelare: det här spelet är för {{seats}}.',
  'cubeword/not-your-turn': 'En annan spelare är på tur. Vänta tills turen är över.',
  'cubeword/no-time-limit':
    'I det här spelet har ni inte kommit överens om någon tid. Det slutar på ett annat sätt.',
  'cubeword/time-over': 'Tiden är redan ute. Rundan spelas ut.',
  'cubeword/clock-ends': 'Bara klockan avslutar tiden.',

  'cubeword/already-sited':
    'Drag {{part}}: kuben {{cube}} är i spel, på {{place}}. Flytta den, eller lägg en annan.',
  'cubeword/in-the-pool': 'Drag {{part}}: kuben {{cube}} är kvar i potten. Lägg den först.',
  'cubeword/place-taken': 'Drag {{part}}: {{letter}} ligger på {{place}}. Välj en tom plats.',
  'cubeword/no-letter': 'De här kuberna har inget {{letter}}. Ange en av {{letters}}.',
  'cubeword/letter-not-on-cube':
    'Drag {{part}}: kuben {{cube}} har inget {{letter}}. Den visar en av {{letters}}, eller en blank som du döper.',
  'cubeword/joker-has-no-faces': 'Drag {{part}}: Jokern har inga bokstäver att vända upp. Döp om den.',
  'cubeword/same-face':
    'Drag {{part}}: den sidan ligger redan uppåt, {{letter}} på {{place}}. Vänd upp en annan, eller döp om den blanka.',
  'cubeword/same-name': 'Drag {{part}}: den heter redan {{letter}}, på {{place}}. Välj en annan bokstav.',
  'cubeword/not-a-blank':
    'Drag {{part}}: {{letter}} på {{place}} är ingen blank, så den har inget namn. Vänd kuben.',
  'cubeword/ninth-blank':
    'Drag {{part}}: {{most}} blanka ligger uppåt, och fler får det aldrig vara. Vänd först en av dem till en bokstav.',
  'cubeword/too-many-moves': 'Drag {{part}} är ett för mycket: en tur har högst {{most}} drag.',

  'cubeword/no-moves': 'Inget drag är gjort än. Gör ett eller passa.',
  'cubeword/not-in-lexicon':
    'Finns inte i listan: {{words}}, med början på {{at}}. Ändra de kuberna eller flytta isär dem, eller kom överens om att tillåta orden.',
  'cubeword/not-for-everybody':
    'Ord som inte är för alla, utelämnade i det här spelet: {{words}}, med början på {{at}}. Ändra de kuberna, eller kom överens om att tillåta orden.',
  'cubeword/excluded-by-table':
    'Ord som ni förbjuder vid bordet: {{words}}, med början på {{at}}. Ändra de kuberna, eller kom överens om att tillåta orden.',
  'cubeword/excluded-by-person':
    'Egna ord som är förbjudna: {{words}}, med början på {{at}}. Ändra de kuberna, eller kom överens om att tillåta orden.',
  'cubeword/not-connected':
    'Kuberna ligger i {{groups}} grupper, men i det här spelet ska de hänga ihop. Flytta ihop de här med den första: {{apart}}.',
  'cubeword/verdict-differs':
    'Den här turen dömdes med orden {{judged}}, men vid dess slut står {{words}}. Protokollet har ändrats för hand.',
  'cubeword/bad-word': '”{{word}}” kan inte vara ett ord här. Stava det med 2 till 21 bokstäver, A till Z.',
  'cubeword/too-many-words': '{{words}} ord är för många på en gång. Tillåt högst {{most}} åt gången.',

  'cubeword/set-up-seat':
    'Spelare {{seat}} kan inte vara på tur: det här spelet har spelare 1 till {{seats}}.',
  'cubeword/set-up-scores':
    '{{found, counted(one: poängtal är angivet; other: poängtal är angivna)}} för {{seats, counted(one: spelare; other: spelare)}}. Ange ett för var och en.',
  'cubeword/set-up-cube-twice':
    'Kuben {{cube}} är angiven två gånger, på {{other}} och {{place}}. Varje kub finns bara en gång.',
  'cubeword/set-up-place-taken': 'Två kuber ligger på {{place}}: {{other}} och {{cube}}. Flytta en av dem.',
  'cubeword/set-up-letter':
    'Kuben {{cube}} på {{place}} har inget {{letter}}. Den visar en av {{letters}}, eller en blank med ett namn.',
  'cubeword/set-up-joker': 'Jokern på {{place}} har ingen blank sida. Ange bara dess namn.',
  'cubeword/set-up-blanks':
    '{{blanks}} blanka ligger uppåt, men fler än {{most}} får det aldrig vara. Kontrollera deras sidor.',
  'cubeword/set-up-not-connected':
    'Kuberna ligger i {{groups}} grupper, men i det här spelet ska de hänga ihop. Skilda från den första ligger: {{apart}}.',
  'cubeword/set-up-counted':
    '{{word}} sägs ha gett poäng i tur {{turn}}, men {{played, counted(one: tur har; other: turer har)}} spelats. Kontrollera turen.',
  'cubeword/set-up-counted-twice':
    '{{word}} är angivet två gånger bland orden som gav poäng. Ange bara dess senaste tur.',
  'cubeword/set-up-passes': '{{passes}} pass i följd är omöjligt: med fler än {{most}} är spelet redan slut.',
  'cubeword/words-unread':
    'Ord har 2 till 25 bokstäver, A till Z, med blanksteg eller kommatecken emellan. Rätta eller ta bort de andra.',
  'cubeword/set-up-over':
    'Med de här poängen är spelet slut före nästa tur. Kontrollera dem, eller hur spelet slutar.',
  'cubeword/set-up-rounds':
    'Nästa tur är i runda {{round}}, men ni har kommit överens om {{rounds, counted(one: runda; other: rundor)}}. Kontrollera turen, eller kom överens om fler.',
  'cubeword/set-up-minutes':
    '{{minutes}} av {{most}} minuter är spelade: tiden är ute. Kontrollera dem, eller kom överens om fler.',

  'cubeword/felt-empty':
    'Ingen kub ligger på bordet än. Skriv eller lägg kuberna från ert bord, eller välj en ny giv.',
  'cubeword/no-cube-left':
    'Ingen kub som visar {{letter}} är kvar. Var det en blank eller Jokern? Skriv . eller * före bokstaven. Eller ta bort en kub först.',
  'cubeword/no-blank-left': 'Ingen kub är kvar som kan visa en blank. Ta först bort en från bordet.',
  'cubeword/joker-elsewhere': 'Jokern ligger på {{place}}. Ta först bort den därifrån.',

  'cubeword/cube-lacks':
    'Den här kuben har inget {{letter}}. Den visar en av {{letters}}, eller en blank som du döper.',
  'cubeword/name-first':
    'Den här kuben har inget namn än. Skriv bokstaven som den står för, och välj sedan dess plats.',
  'cubeword/nothing-held': 'Ingen kub är vald. Välj en i potten eller på bordet.',
  'cubeword/joker-lies': 'Jokern är i spel, på {{place}}. Flytta den eller döp om den där.',
  'cubeword/no-step': 'Det finns inget att ångra eller göra om i den här turen.',

  'cubeword/empty-text': 'Det finns inget drag på den här raden. Skriv ett, som lägg T på 4, 0.',
  'cubeword/unknown-text':
    '”{{found}}” är inget drag. Skriv lägg T på 4, 0; flytta T från 3, 0 till 4, 1; vänd 3, 1 till T; döp om 2, 0 till S; eller passa.',
  'cubeword/place-expected':
    '”{{found}}” är ingen plats. Skriv dess kolumn och rad, som 4, 0; de får vara under 0.',
  'cubeword/too-far': '”{{found}}” leder längre bort än {{most}} från 0. Kontrollera platsen.',
  'cubeword/letter-expected':
    '”{{found}}” är inte en enda bokstav. Skriv den i slutet, som vänd 3, 1 till T.',
  'cubeword/cube-expected':
    '”{{found}}” är ingen kub. Skriv dess plats, dess fem bokstäver, eller ett ord och numret på bokstaven i det.',
  'cubeword/pool-lacks':
    'Potten kan inte visa {{letters}}, var och en på en egen kub. Använd en blank, eller flytta en kub som är i spel.',
  'cubeword/nothing-there': 'Ingen kub ligger på {{place}}. Kontrollera platsen.',
  'cubeword/letter-differs': '{{there}} ligger på {{place}}, inte {{letter}}. Kontrollera platsen.',
  'cubeword/no-such-word': '{{word}} står inte på bordet. Ange kuben med dess plats.',
  'cubeword/word-twice': '{{word}} står på flera ställen. Ange kuben med dess plats.',
  'cubeword/no-such-letter-of': '{{word}} har ingen bokstav {{number}}. Bokstäver räknas från 1.',
  'cubeword/none-shows': 'Ingen kub i spel visar {{letter}}. Ange en som ligger där, eller lägg en.',
  'cubeword/several-show': 'Flera kuber i spel visar {{letter}}. Ange den du menar med dess plats.',
  'cubeword/no-word': 'Ordet saknas. Skriv det, som tillåt QAT.',
  'cubeword/clock-time-expected': 'Tidpunkten då tiden tog slut saknas, som time 1763793158000.',
} as const satisfies Words<typeof english>;
