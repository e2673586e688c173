import type { Words } from '#shared/i18n/words.ts';
import type { cubewordProblems as english } from '../problems.ts';

export const cubewordProblems = {
  'cubeword/game-over': 'De partij is afgelopen. Maak een zet ongedaan, of begin een nieuwe partij.',
  'cubeword/no-such-seat':
    'Die speler doet niet mee: deze partij heeft {{seats, counted(one: speler; other: spelers)}}.',
  'cubeword/not-your-turn': 'Een andere speler is aan zet. Wacht tot die beurt voorbij is.',
  'cubeword/no-time-limit':
    'Voor deze partij is geen tijd afgesproken. De partij eindigt op een andere manier.',
  'cubeword/time-over': 'De tijd is al op. De ronde wordt afgemaakt.',
  'cubeword/clock-ends': 'Alleen de klok maakt een eind aan de tijd.',

  'cubeword/already-sited':
    'Zet {{part}}: de kubus {{cube}} ligt al op tafel, op {{place}}. Verschuif hem, of leg een andere.',
  'cubeword/in-the-pool': 'Zet {{part}}: de kubus {{cube}} zit nog in de pot. Leg hem eerst.',
  'cubeword/place-taken': 'Zet {{part}}: op {{place}} ligt al {{letter}}. Kies een lege plaats.',
  'cubeword/no-letter': 'Deze kubussen hebben geen letter {{letter}}. Noem er een van {{letters}}.',
  'cubeword/letter-not-on-cube':
    'Zet {{part}}: op de kubus {{cube}} staat geen {{letter}}. Hij kan {{letters}} tonen, of een blanco die jij noemt.',
  'cubeword/joker-has-no-faces':
    'Zet {{part}}: de Joker heeft geen letters om boven te draaien. Doop hem om.',
  'cubeword/same-face':
    'Zet {{part}}: dit vlak ligt al boven, {{letter}} op {{place}}. Keer om naar een ander, of doop de blanco om.',
  'cubeword/same-name': 'Zet {{part}}: op {{place}} is de naam al {{letter}}. Kies een andere letter.',
  'cubeword/not-a-blank':
    'Zet {{part}}: {{letter}} op {{place}} is geen blanco en heeft dus geen naam. Keer de kubus om.',
  'cubeword/ninth-blank':
    'Zet {{part}}: er liggen al {{most}} blanco’s boven, en meer mogen het er niet zijn. Keer er eerst een om naar een letter.',
  'cubeword/too-many-moves': 'Zet {{part}} is er een te veel: een beurt heeft hoogstens {{most}} zetten.',

  'cubeword/no-moves': 'Er is nog niets gedaan. Doe een zet, of pas.',
  'cubeword/not-in-lexicon':
    'Niet in de lijst: {{words}}, vanaf {{at}}. Verander deze kubussen of leg ze uit elkaar, of spreek af dat de woorden mogen.',
  'cubeword/not-for-everybody':
    'Weggelaten uit deze partij, want niet voor iedereen: {{words}}, vanaf {{at}}. Verander deze kubussen, of spreek af dat de woorden mogen.',
  'cubeword/excluded-by-table':
    'Aan deze tafel verboden: {{words}}, vanaf {{at}}. Verander deze kubussen, of spreek af dat de woorden mogen.',
  'cubeword/excluded-by-person':
    'Verboden in je eigen woorden: {{words}}, vanaf {{at}}. Verander deze kubussen, of spreek af dat de woorden mogen.',
  'cubeword/not-connected':
    'De kubussen liggen in {{groups}} groepen, en in deze partij moeten ze aan elkaar liggen. Leg deze bij de eerste: {{apart}}.',
  'cubeword/verdict-differs':
    'Deze beurt is beoordeeld met de woorden {{judged}}, maar aan het eind staat er {{words}}. De notatie is met de hand veranderd.',
  'cubeword/bad-word': '“{{word}}” kan hier geen woord zijn. Spel het met 2 tot 21 letters, A t/m Z.',
  'cubeword/too-many-words':
    '{{words}} woorden zijn te veel voor één keer. Sta er hoogstens {{most}} tegelijk toe.',

  'cubeword/set-up-seat': 'Speler {{seat}} kan niet aan zet zijn: deze partij heeft spelers 1 t/m {{seats}}.',
  'cubeword/set-up-scores':
    '{{seats, counted(one: speler; other: spelers)}}, maar {{found, counted(one: score; other: scores)}}. Geef er één voor elk.',
  'cubeword/set-up-cube-twice':
    'De kubus {{cube}} is twee keer genoemd, op {{other}} en {{place}}. Elke kubus is er één keer.',
  'cubeword/set-up-place-taken':
    'Op {{place}} liggen twee kubussen: {{other}} en {{cube}}. Verplaats er een.',
  'cubeword/set-up-letter':
    'Op de kubus {{cube}} op {{place}} staat geen {{letter}}. Hij kan {{letters}} tonen, of een blanco met een naam.',
  'cubeword/set-up-joker': 'De Joker op {{place}} heeft geen blanco vlak. Geef alleen zijn naam.',
  'cubeword/set-up-blanks':
    'Er liggen {{blanks}} blanco’s boven, en het zijn er nooit meer dan {{most}}. Kijk hun vlakken na.',
  'cubeword/set-up-not-connected':
    'De kubussen liggen in {{groups}} groepen, en in deze partij moeten ze aan elkaar liggen. Los van de eerste liggen: {{apart}}.',
  'cubeword/set-up-counted':
    '{{word}} zou hebben geteld in beurt {{turn}}, maar er zijn {{played, counted(one: beurt; other: beurten)}} gespeeld. Kijk de beurt na.',
  'cubeword/set-up-counted-twice':
    '{{word}} staat twee keer bij de woorden die telden. Geef alleen de laatste beurt ervan.',
  'cubeword/set-up-passes':
    '{{passes}} keer passen achter elkaar, dat kan niet: hier gaat een partij na hoogstens {{most}} keer nog door.',
  'cubeword/words-unread':
    'Woorden hebben 2 tot 25 letters, A t/m Z, met spaties of komma’s ertussen. Verbeter of verwijder de andere.',
  'cubeword/set-up-over':
    'Met deze scores is de partij vóór de volgende beurt al afgelopen. Kijk ze na, of de afspraak over het einde.',
  'cubeword/set-up-rounds':
    'De volgende beurt valt in ronde {{round}}, en er zijn {{rounds, counted(one: ronde; other: ronden)}} afgesproken. Kijk de beurt na, of spreek er meer af.',
  'cubeword/set-up-minutes':
    'Er zijn {{minutes}} van {{most}} minuten gespeeld: de tijd is op. Kijk ze na, of spreek er meer af.',

  'cubeword/felt-empty':
    'Er ligt nog geen kubus op het vilt. Typ of leg de kubussen van jullie tafel, of begin gewoon een nieuwe partij.',
  'cubeword/no-cube-left':
    'Er is geen kubus over die {{letter}} toont. Was het een blanco of de Joker? Typ . of * vóór de letter. Of haal eerst een kubus weg.',
  'cubeword/no-blank-left': 'Er is geen kubus over om een blanco te tonen. Haal er eerst een van het vilt.',
  'cubeword/joker-elsewhere': 'De Joker ligt op {{place}}. Haal hem daar eerst weg.',

  'cubeword/cube-lacks':
    'Op deze kubus staat geen {{letter}}. Hij kan {{letters}} tonen, of een blanco die jij noemt.',
  'cubeword/name-first':
    'Deze kubus heeft nog geen naam. Typ de letter waar hij voor staat, en kies dan zijn plaats.',
  'cubeword/nothing-held': 'Er is geen kubus gekozen. Kies er een in de pot of op het vilt.',
  'cubeword/joker-lies': 'De Joker ligt op tafel, op {{place}}. Verschuif hem daar of doop hem om.',
  'cubeword/no-step': 'In deze beurt is niets ongedaan te maken of opnieuw te doen.',

  'cubeword/empty-text': 'Op deze regel staat geen zet. Typ er een, zoals leg T op 4, 0.',
  'cubeword/unknown-text':
    '“{{found}}” is geen zet. Typ leg T op 4, 0; verschuif T van 3, 0 naar 4, 1; keer 3, 1 om naar T; doop 2, 0 om naar S; of pas.',
  'cubeword/place-expected':
    '“{{found}}” is geen plaats. Typ kolom en rij, zoals 4, 0; ze mogen onder 0 zijn.',
  'cubeword/too-far': '“{{found}}” gaat verder dan {{most}} van 0. Kijk de plaats na.',
  'cubeword/letter-expected':
    '“{{found}}” is niet één letter. Typ die aan het eind, zoals keer 3, 1 om naar T.',
  'cubeword/cube-expected':
    '“{{found}}” is geen kubus. Typ zijn plaats, zijn vijf letters, of een woord en het nummer van de letter.',
  'cubeword/pool-lacks':
    'De pot kan {{letters}} niet tonen, elk op een eigen kubus. Gebruik een blanco, of een kubus die op tafel ligt.',
  'cubeword/nothing-there': 'Op {{place}} ligt geen kubus. Kijk de plaats na.',
  'cubeword/letter-differs': 'Op {{place}} ligt {{there}}, niet {{letter}}. Kijk de plaats na.',
  'cubeword/no-such-word': '{{word}} staat niet op het vilt. Noem de kubus met zijn plaats.',
  'cubeword/word-twice': '{{word}} staat op meer plaatsen. Noem de kubus met zijn plaats.',
  'cubeword/no-such-letter-of': '{{word}} heeft geen letter {{number}}. Letters tellen vanaf 1.',
  'cubeword/none-shows': 'Geen kubus op tafel toont {{letter}}. Noem er een die er ligt, of leg er een.',
  'cubeword/several-show':
    'Meer dan één kubus op tafel toont {{letter}}. Noem de kubus die je bedoelt met zijn plaats.',
  'cubeword/no-word': 'Het woord ontbreekt. Typ het, zoals sta toe QAT.',
  'cubeword/clock-time-expected': 'Het moment waarop de tijd op was, ontbreekt, zoals time 1763793158000.',
} as const satisfies Words<typeof english>;
