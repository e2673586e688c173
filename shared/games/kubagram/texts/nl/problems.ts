import type { Words } from '#shared/i18n/words.ts';
import type { kubagramProblems as english } from '../problems.ts';

export const kubagramProblems = {
  'kubagram/game-over': 'De partij is afgelopen. Maak een zet ongedaan, of begin een nieuwe partij.',
  'kubagram/no-such-seat': 'Er is geen speler {{seat}}: deze partij heeft spelers 1 t/m {{seats}}.',
  'kubagram/not-your-turn': 'Je bent niet aan de beurt. Aan zet: {{toMove}}.',
  'kubagram/not-now': 'Dit kan nu niet. $t(record:kubagram.phases.{{phase}})',
  'kubagram/claims-open':
    'Eerst komen je claims: beëindig ze, zodat de anderen ze kunnen betwijfelen of laten staan.',
  'kubagram/take-first': 'Neem de volgende steen voor je je beurt beëindigt, of sla over.',
  'kubagram/unseen-die':
    'Niemand heeft de steen op {{square}} nog genoemd. Til hem op en zeg welke letters hij heeft.',
  'kubagram/skipped-already':
    'Je hebt in deze partij al een keer overgeslagen; nog een keer mag niet. Neem de volgende steen.',
  'kubagram/no-skip-alone': 'Als je alleen speelt, kun je voor niemand overslaan. Neem de volgende steen.',
  'kubagram/not-this-field':
    'In een nieuwe volgorde staat elke steen van het middenveld één keer. Kijk de stenen na.',
  'kubagram/not-last-turn': 'Korte woorden zijn er voor de beurt waarin de laatste steen gelegd wordt.',

  'kubagram/letter-not-on-die': 'De steen {{die}} heeft geen {{letter}}. Hij toont een van {{letters}}.',
  'kubagram/face-fixed': 'Deze steen lag op een vak met I: zijn {{letter}} blijft boven.',
  'kubagram/vowel-needed':
    'In het middenveld liggen tien medeklinkers en geen klinker, dus leg deze steen met een klinker: {{letters}}.',
  'kubagram/vowel-not-aside':
    'In het middenveld liggen tien medeklinkers en geen klinker, dus leg de joker met een klinker en niet opzij.',
  'kubagram/no-joker': 'Alleen jokers gaan opzij. Leg de steen {{die}} in het middenveld.',

  'kubagram/no-dice': 'Er is geen steen gekozen. Kies de stenen van je woord.',
  'kubagram/die-twice': 'De steen {{die}} is twee keer genoemd. Elke steen doet één keer mee.',
  'kubagram/not-in-central-field': 'De steen {{die}} ligt niet in het middenveld. Kies een andere.',
  'kubagram/other-letter-up':
    'De steen {{die}} ligt met {{shown}} boven, niet met {{letter}}. Wat eenmaal ligt, blijft zo.',
  'kubagram/joker-of-another':
    'De joker {{die}} is opzij gelegd door speler {{seat}}. Jokers van anderen zijn er voor de laatste speler, in de laatste beurt.',
  'kubagram/jokers-alone':
    '{{word}} zou alleen uit jokers bestaan. In een woord zit minstens één steen uit het middenveld.',
  'kubagram/word-too-short':
    '{{word}} heeft {{letters, counted(one: letter; other: letters)}}. Woorden hebben er {{least}} of meer.',
  'kubagram/word-too-long': 'Dit woord zou {{letters}} letters hebben. De langste hebben er {{most}}.',
  'kubagram/no-such-word': 'In geen enkel veld ligt een woord met nummer {{id}}.',
  'kubagram/word-joined-twice': '{{word}} is twee keer genoemd. Elk woord doet één keer mee.',
  'kubagram/one-word-is-no-compound':
    'Een samenstelling bestaat uit twee woorden of meer. Kies er nog een woord bij.',
  'kubagram/part-too-short':
    '{{word}} is te kort als deel van een samenstelling. Delen hebben {{least}} letters of meer.',
  'kubagram/word-made-just-now':
    '{{word}} is in dit deel van de beurt gemaakt. Alleen woorden die er al lagen, worden verlengd.',
  'kubagram/word-extended': '{{word}} is in deze beurt verlengd en blijft zoals het is.',
  'kubagram/extension-too-short':
    '{{word}} groeit met {{least}} stenen of meer, vooraan, achteraan of allebei. Je legt er nu {{dice}}.',

  'kubagram/not-in-lexicon': 'Niet in de lijst: {{word}}. Kies een ander woord, of spreek af dat het mag.',
  'kubagram/not-for-everybody':
    '{{word}} is weggelaten uit deze partij, want niet voor iedereen. Kies een ander woord, of spreek af dat het mag.',
  'kubagram/excluded-by-table':
    'Aan deze tafel verboden: {{word}}. Kies een ander woord, of spreek af dat het mag.',
  'kubagram/excluded-by-person':
    'Verboden in je eigen woorden: {{word}}. Kies een ander woord, of spreek af dat het mag.',
  'kubagram/verdict-differs':
    'Deze zet is beoordeeld met het woord {{judged}}, maar hij spelt {{word}}. De notatie is met de hand veranderd.',
  'kubagram/verdict-too-early':
    'Bij deze claim van {{word}} staat een oordeel, maar in deze partij worden woorden pas beoordeeld als iemand ze betwijfelt. De notatie is met de hand veranderd.',
  'kubagram/word-left': 'Er kan nog een woord van {{least}} letters of meer geclaimd worden. Zoek dat eerst.',
  'kubagram/not-checked':
    'Of de lijst naar overgebleven woorden gevraagd is, past niet bij deze partij. De notatie is met de hand veranderd.',
  'kubagram/not-claimed-now':
    'Het woord met nummer {{id}} is niet zojuist geclaimd, dus je kunt het niet betwijfelen.',
  'kubagram/looked-up-already':
    '{{word}} is opgezocht, en het is goed. Betwijfel een ander woord, of laat de claims staan.',
  'kubagram/bad-word': '“{{word}}” kan hier geen woord zijn. Spel het met 2 tot 21 letters van de stenen.',
  'kubagram/too-many-words':
    '{{words}} woorden zijn te veel voor één keer. Sta er hoogstens {{most}} tegelijk toe.',

  'kubagram/set-up-seat':
    'De beginstelling noemt speler {{seat}}, en deze partij heeft spelers 1 t/m {{seats}}.',
  'kubagram/set-up-count':
    'De lijst “{{list}}” van de beginstelling heeft {{found, counted(one: onderdeel; other: onderdelen)}} voor {{seats, counted(one: speler; other: spelers)}}.',
  'kubagram/set-up-squares':
    'De bak van de beginstelling heeft {{found, counted(one: vak; other: vakken)}}. Dat moeten er {{squares}} zijn.',
  'kubagram/set-up-die-twice':
    'De steen {{die}} is twee keer genoemd, de tweede keer $t(record:kubagram.places.{{place}}). Elke steen is er één keer.',
  'kubagram/set-up-none-left':
    'Er is geen steen meer over die {{letter}} toont, $t(record:kubagram.places.{{place}}). Kijk de letters na, of zeg welke een joker is.',
  'kubagram/set-up-unseen-first':
    'Cubewright kan geen stenen trekken die niemand genoemd heeft. Zeg wie begint, of wat iedere speler getrokken heeft.',
  'kubagram/set-up-any':
    'De bak heeft {{squares, counted(one: vak; other: vakken)}} voor een willekeurige steen, en {{left, counted(one: steen is; other: stenen zijn)}} daarvoor over.',
  'kubagram/set-up-die-missing':
    'De steen {{die}} ligt nergens in de beginstelling; aantal stenen dat ontbreekt: {{count}}. Zeg waar hij ligt, of laat de bak weg.',
  'kubagram/set-up-letter':
    'De steen {{die}}, $t(record:kubagram.places.{{place}}), heeft geen {{letter}}. Hij toont een van {{letters}}.',
  'kubagram/set-up-no-joker':
    'De steen {{die}} is opzij gelegd door speler {{seat}}, maar is geen joker. Leg alleen jokers opzij.',
  'kubagram/set-up-short-word':
    '{{word}} van speler {{seat}} is te kort. Woorden hebben {{least}} letters of meer.',
  'kubagram/set-up-long-word': '{{word}} van speler {{seat}} is langer dan elk woord van een lijst.',
  'kubagram/set-up-parts':
    '{{word}} van speler {{seat}} kan niet uit {{parts}} woorden bestaan: het heeft te weinig letters.',
  'kubagram/set-up-corner':
    'Er zijn stenen genomen, dus de beginstelling moet zeggen hoe de bak gedraaid is: corner 0, 90, 180 of 270.',
  'kubagram/set-up-hole':
    'Vak {{square}} is leeg, en er liggen stenen op vakken die vóór dit vak komen. Leg hier een steen, of maak eerst die vakken leeg.',
  'kubagram/set-up-box-empty':
    'De bak is leeg, dus deze partij is al afgelopen voor het begin. Laat een steen in de bak.',
  'kubagram/set-up-no-draw':
    'Wie alleen speelt, trekt geen steen om te beginnen. Laat de getrokken stenen weg.',
  'kubagram/set-up-tie':
    'Deze spelers zitten even dicht bij de A: {{seat}}. Vul ook in welke stenen ze daarna trokken.',
  'kubagram/set-up-drew':
    'Speler {{seat}} heeft {{dice, counted(one: steen; other: stenen)}} getrokken, en dat past niet bij de anderen: alleen wie samen het dichtst bij de A zitten, trekken opnieuw.',
  'kubagram/set-up-first':
    'Speler {{seat}} kan niet beginnen: de steen van een andere speler zit dichter bij de A.',
  'kubagram/set-up-alone':
    'Wie alleen speelt, geeft geen steen door en slaat geen beurt over. Laat “{{entry}}” weg uit de beginstelling.',

  'kubagram/who-answers':
    'Zeg met een nummer vooraan wie antwoordt, zoals 2 laat staan of 2 zoek op CATTLE: {{players}}.',

  'kubagram/entry-sign':
    '“{{found}}” is geen letter van deze stenen. Typ letters, zoals CAT, met de rest van een steen tussen haakjes: A(CH).',
  'kubagram/entry-bracket':
    'Tussen haakjes staan de andere letters van een steen, achter de letter die boven ligt: A(CH).',
  'kubagram/entry-no-die':
    'Geen steen van deze set heeft precies deze letters: {{letters}}. Kijk ze na, of typ alleen de eerste.',
  'kubagram/entry-no-joker':
    'Er is geen joker meer over die {{letter}} toont. Typ de letter zonder het sterretje.',
  'kubagram/entry-too-many':
    'Hier is plaats voor {{most}}, en deze regel heeft er {{found}}. Laat er een paar weg.',
  'kubagram/entry-box-empty':
    'Er zijn te veel vakken leeg; aantal stenen dat nergens ligt: {{count}}. Typ ? waar een steen ligt die je niet kent.',

  'kubagram/empty-line': 'Op deze regel staat geen zet. Typ er een, zoals neem.',
  'kubagram/unknown-line':
    '“{{found}}” is geen zet. Typ neem, leg E links, claim CATTLE, voeg samen TABLE SPOON, leg opzij, sla over of stop.',
  'kubagram/no-clock': 'In deze partij is nergens een tijdslimiet.',
  'kubagram/corner-expected':
    'Dit is geen hoek van de bak: “{{found}}”. Typ hoek A9, L9, L1 of A1, of hoe hij gedraaid is: hoek 0, 90, 180 of 270.',
  'kubagram/letter-expected':
    'Zeg welke letter boven komt: {{letters}}. Typ leg, de letter, en links of rechts.',
  'kubagram/word-expected': 'Het woord ontbreekt, of het is er geen. Typ een regel als {{line}}.',
  'kubagram/unknown-die':
    '“{{found}}” is hier geen steen. Noem stenen bij hun letters, zoals ACH, en jokers zoals DOKTER.',
  'kubagram/word-not-there': 'Er is hier geen woord {{word}}. Kijk de spelling na, of het nummer achter #.',
  'kubagram/not-longer':
    'In {{longer}} zit niet {{word}} met letters erbij. Typ verleng COMPUTE tot COMPUTERS.',
  'kubagram/field-differs':
    'In het middenveld liggen {{letters}}. Typ al die letters in hun nieuwe volgorde.',
  'kubagram/field-lacks': 'In het middenveld ontbreken letters voor {{word}}: {{letters}}.',

  'kubagram/no-other-dice': 'Geen andere stenen tonen deze letters: {{word}}.',
  'kubagram/dice-and-words':
    'Stenen en meer dan één woord gaan niet samen. Voeg alleen woorden aaneen, of leg stenen om één woord.',
} as const satisfies Words<typeof english>;
