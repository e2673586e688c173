import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesProblems as english } from '../problems.ts';

export const alphacubesProblems = {
  'alphacubes/game-over': 'De partij is afgelopen. Maak een zet ongedaan, of begin een nieuwe partij.',
  'alphacubes/no-such-seat': 'Er is geen speler {{seat}}: deze partij heeft spelers 1 t/m {{seats}}.',
  'alphacubes/not-your-turn': 'Speler {{seat}} is niet aan zet. Aan zet: {{toMove}}.',
  'alphacubes/play-pending':
    'Over een zet is nog niet beslist: hij kan worden aangevochten of blijven staan. Doe dat eerst.',
  'alphacubes/nothing-to-challenge': 'Er is geen zet om aan te vechten of te laten staan.',
  'alphacubes/no-cubes': 'Er is geen kubus gekozen. Kies er minstens één uit je hand.',
  'alphacubes/too-many-cubes':
    '{{cubes}} kubussen zijn te veel. In een beurt mogen het er hoogstens {{most}} zijn.',
  'alphacubes/cube-twice': 'Kubus {{cube}} is twee keer genoemd. Elke kubus doet één keer mee.',
  'alphacubes/cube-not-in-hand': 'Kubus {{cube}} zit niet in deze hand. Kies er een die er wel in zit.',
  'alphacubes/letter-not-on-cube': 'Op kubus {{cube}} staat geen {{letter}}. Hij kan {{letters}} tonen.',
  'alphacubes/not-on-board':
    '{{square}} is geen vak van dit bord. Vakken heten zoals G4: eerst de kolom, dan de rij.',
  'alphacubes/square-taken': 'Op {{square}} ligt al {{letter}}. Kies een leeg vak.',
  'alphacubes/square-twice': 'Op {{square}} zijn twee kubussen gelegd. Verplaats er een.',
  'alphacubes/not-one-line':
    'De kubussen op {{squares}} liggen niet op één lijn. Leg ze allemaal horizontaal of allemaal verticaal.',
  'alphacubes/gap': '{{at}} is leeg, midden in het woord. Vul het, of schuif de kubussen aan elkaar.',
  'alphacubes/not-through-centre':
    'Het eerste woord gaat over het midden. Leg een van de kubussen op {{centre}}.',
  'alphacubes/touches-nothing':
    'De zet raakt geen kubus op het bord. Leg minstens één kubus naast een die er al ligt.',
  'alphacubes/one-letter': 'Het eerste woord heeft twee letters of meer. Leg nog een kubus.',
  'alphacubes/not-in-lexicon':
    'Niet in de lijst: {{words}} (op {{at}}). Haal het woord weg, of spreek af dat het mag.',
  'alphacubes/not-for-everybody':
    'Weggelaten uit deze partij, want niet voor iedereen: {{words}} (op {{at}}). Haal het woord weg, of spreek af dat het mag.',
  'alphacubes/excluded-by-table':
    'Aan deze tafel verboden: {{words}} (op {{at}}). Haal het woord weg, of spreek af dat het mag.',
  'alphacubes/excluded-by-person':
    'Verboden in je eigen woorden: {{words}} (op {{at}}). Haal het woord weg, of spreek af dat het mag.',
  'alphacubes/stock-too-small':
    'In de voorraad zitten er {{stock}}, geen {{asked}}. Ruil minder kubussen, of pas.',
  'alphacubes/bad-word':
    '“{{word}}” kan hier geen woord zijn. Spel het met 2 tot 21 letters van de kubussen.',
  'alphacubes/too-many-words':
    '{{words}} woorden zijn te veel voor één keer. Sta er hoogstens {{most}} tegelijk toe.',

  'alphacubes/empty-line': 'Op deze regel staat geen zet. Typ er een, zoals G4 horizontaal CHECK.',
  'alphacubes/unknown-line':
    '“{{found}}” is geen zet. Typ een vak, horizontaal of verticaal, en het woord, zoals G4 horizontaal CHECK; of exchange, pass, challenge, accept, allow.',
  'alphacubes/no-direction':
    'Zeg welke kant {{word}} op gaat: {{start}} horizontaal {{word}}, of {{start}} verticaal {{word}}.',
  'alphacubes/no-word': 'Het woord ontbreekt. Typ het na de richting, zoals G4 horizontaal CHECK.',
  'alphacubes/bad-cube':
    '“{{found}}” is geen kubus. Noem kubussen met hun vijf letters, zoals AEHNO, of met hun nummer, vanaf 0.',
  'alphacubes/off-board':
    '{{word}} loopt bij {{at}} van het bord af. Begin eerder, of leg het in de andere richting.',
  'alphacubes/letter-differs':
    'Op {{square}} ligt al {{there}}, waar {{word}} een {{needed}} nodig heeft. Kijk het vak na.',
  'alphacubes/nothing-to-lay': '{{word}} ligt er al. In een zet leg je minstens één kubus.',
  'alphacubes/set-lacks': 'Geen kubus van deze set toont {{letters}}. Typ een ander woord.',
  'alphacubes/hand-lacks': 'Deze hand kan {{letters}} niet tonen, elk op een eigen kubus.',
  'alphacubes/cubes-do-not-fit':
    'De genoemde kubussen kunnen {{letters}} niet in die volgorde tonen. Laat ze weg, of noem andere.',

  'alphacubes/no-such-cube': 'Er is geen kubus {{cube}}. De set heeft er {{cubes}}, geteld vanaf 0.',
  'alphacubes/dealt-twice': 'Kubus {{cube}} is twee keer uitgedeeld. Elke kubus is er één keer.',
  'alphacubes/hands':
    '{{seats, counted(one: speler; other: spelers)}}, maar {{hands, counted(one: hand; other: handen)}}. Geef er één voor elk.',
  'alphacubes/hand-size':
    'De hand van speler {{seat}} heeft {{cubes, counted(one: kubus; other: kubussen)}}. Geef er 1 tot {{most}}.',
  'alphacubes/too-few-cubes':
    'De trekvolgorde heeft {{cubes, counted(one: kubus; other: kubussen)}}; alleen al de eerste handen vragen er {{needed}}.',
  'alphacubes/first': 'Speler {{seat}} kan niet beginnen: deze partij heeft spelers 1 t/m {{seats}}.',
  'alphacubes/position-empty':
    'Er ligt niets op het bord en niemand heeft een kubus: dat is een nieuwe partij. Leg de kubussen, of noem een hand.',
  'alphacubes/no-cube-left':
    'Er is voor het bord geen kubus over die {{letter}} toont. Haal er een weg, van het bord of uit een hand.',
  'alphacubes/named-too-many':
    '{{cubes, counted(one: kubus; other: kubussen)}} genoemd, maar {{word}} legt er hier {{laid}}. Laat de andere weg.',
  'alphacubes/cube-elsewhere':
    'De kubus {{cube}} zit al in een andere hand. Elke kubus kun je één keer noemen.',
  'alphacubes/hand-too-large':
    'Dit zijn {{cubes, counted(one: kubus; other: kubussen)}}. Een hand heeft er hoogstens {{most}}.',
  'alphacubes/set-up-floats':
    'De kubus op {{square}} is niet via andere kubussen met het midden verbonden. Leg wat ertussen ligt, of haal hem weg.',
  'alphacubes/set-up-count':
    '{{list}} heeft {{found, counted(one: gegeven; other: gegevens)}} voor {{seats, counted(one: speler; other: spelers)}}. Geef er één voor elk.',
  'alphacubes/set-up-seat': 'Er is geen speler {{seat}}: deze partij heeft spelers 1 t/m {{seats}}.',
  'alphacubes/set-up-cannot-play':
    'Speler {{seat}} kan nu niet aan zet zijn: die is uitgeschakeld, slaat deze beurt over of heeft geen kubussen. Kies een ander.',
  'alphacubes/set-up-hand-short':
    'Speler {{seat}} heeft {{cubes, counted(one: kubus; other: kubussen)}}, terwijl de voorraad er nog {{stock}} heeft. Handen worden aangevuld tot zeven: voeg kubussen toe, of laat de hand leeg, dan trekt het toeval.',
  'alphacubes/set-up-went-out':
    'Speler {{seat}} heeft geen kubussen, maar niemand heeft de laatste gelegd. Zeg wie dat deed, of geef die speler kubussen.',
  'alphacubes/set-up-not-out':
    'Speler {{seat}} zou de laatste kubus hebben gelegd, maar heeft er nog. Neem ze weg.',
  'alphacubes/set-up-one-left':
    'Doen er minder dan twee spelers mee, dan is de partij afgelopen. Laat speler {{seat}} of een ander meedoen.',
  'alphacubes/set-up-all-passed':
    'Na {{passes, counted(one: keer; other: keer)}} passen achter elkaar heeft iedereen gepast, en is de partij afgelopen. Vul hoogstens {{most}} in.',
  'alphacubes/set-up-barren':
    'Na {{rounds, counted(one: ronde; other: ronden)}} zonder kubus is de partij afgelopen. Vul hoogstens {{most}} in.',
  'alphacubes/set-up-went-out-alone':
    'Speler {{seat}} heeft de laatste kubus gelegd, en de partij is afgelopen. Laat een kubus over voor de hand, of haal er een van het bord.',
  'alphacubes/set-up-round-over':
    'Speler {{wentOut}} heeft de laatste kubus gelegd, dus alleen wie daarna zit, speelt deze ronde nog. Speler {{seat}} niet: kies een ander die aan zet is, of een ander die begon.',
  'alphacubes/verdict-differs':
    'Deze zet is beoordeeld met de woorden {{judged}}, maar vormt {{words}}. De notatie is met de hand veranderd.',
  'alphacubes/verdict-too-early':
    'Deze zet komt met goedgekeurde woorden ({{words}}), maar in deze partij worden zetten alleen beoordeeld als iemand ze aanvecht. De notatie is met de hand veranderd.',
  'alphacubes/word-goes-on':
    'Hier zou {{word}} {{formed}} worden, vanaf {{start}}: ervoor of erachter liggen kubussen. Typ {{formed}}, of kies een andere plaats.',
  'alphacubes/no-clock': 'In deze partij is nergens een tijdslimiet.',

  'alphacubes/nothing-laid': 'Er is nog niets gelegd. Typ een woord, of kies een kubus en zijn vak.',
  'alphacubes/no-cube-shows':
    'Geen kubus die je nog in je hand hebt, kan {{letter}} tonen. Typ een andere letter, of neem een kubus terug.',
  'alphacubes/edge': 'Hier houdt het bord op. Ga naar een ander vak, of draai de richting om met de toets /.',
  'alphacubes/hand-empty': 'Al je kubussen liggen op het bord. Maak de zet, of neem er een terug.',
  'alphacubes/nothing-held': 'Er is geen kubus gekozen. Kies er een in je hand, of druk op zijn nummer.',
  'alphacubes/no-step': 'In deze beurt is nog niets gelegd of gedraaid.',
  'alphacubes/nothing-to-swap': 'Op {{square}} ligt geen kubus van jou. Leg er eerst een.',
  'alphacubes/no-other-cube': 'Geen andere kubus in je hand kan {{letter}} tonen.',
  'alphacubes/typed-unclear':
    'Deze regel is niet duidelijk: “{{text}}”. Schrijf het vak, de richting en het woord, zoals in: G4 horizontaal CHECK',
} as const satisfies Words<typeof english>;
