import type { Words } from '#shared/i18n/words.ts';
import type { scrubleProblems as english } from '../problems.ts';

export const scrubleProblems = {
  'scruble/game-over': 'De partij is afgelopen. Maak een zet ongedaan, of begin een nieuwe partij.',
  'scruble/no-such-seat':
    'Die speler doet niet mee: deze partij heeft {{seats, counted(one: speler; other: spelers)}}.',
  'scruble/not-your-turn': 'Een andere speler is aan zet. Wacht tot die beurt voorbij is.',
  'scruble/no-timer': 'Deze partij wordt zonder zandloper gespeeld.',
  'scruble/time-over': 'De zandloper van deze beurt is al leeg. Beëindig de beurt.',
  'scruble/clock-ends': 'Alleen de klok maakt een eind aan de tijd.',

  'scruble/too-late':
    'De zandloper was leeg voordat {{word}} geclaimd werd. Beëindig de beurt; je draaiingen blijven.',
  'scruble/no-twist': 'In deze beurt is nog niet gedraaid. Draai eerst een laag.',
  'scruble/too-short': '{{word}} is te kort. Woorden hebben hier {{least}} letters of meer.',
  'scruble/too-long': '{{word}} is langer dan een ring. Woorden hebben hoogstens {{most}} letters.',
  'scruble/premium-in-word':
    'Op {{place, said(by: scrubleTable.face)}} staat een premiepen, en die is geen letter van {{word}}. Draai er een andere pen heen.',
  'scruble/letter-differs':
    'Op {{place, said(by: scrubleTable.face)}} staat {{there}}, niet de {{letter}} van {{word}}. Kijk de plaats na.',
  'scruble/too-few-letters': '{{word}} heeft {{least}} letters nodig die geen vrije pen of premiepen zijn.',
  'scruble/stood-before':
    'De pennen van {{word}} stonden al op een lijn toen de beurt begon. Draai een andere letter in het woord.',
  'scruble/claimed-before': '{{word}} is in deze partij al geclaimd. Zoek een ander woord.',
  'scruble/no-crossing':
    '{{word}} kruist {{crossing}} niet zoals dat geclaimd is. Kies een woord dat het wel kruist, of geen.',
  'scruble/not-in-lexicon':
    '{{word}} staat niet in de lijst. Zoek een ander woord, of spreek af dat het mag. Het kost niets.',
  'scruble/not-for-everybody':
    '{{word}} is weggelaten uit deze partij, want niet voor iedereen. Zoek een ander woord, of spreek af dat het mag.',
  'scruble/excluded-by-table':
    '{{word}} is aan deze tafel verboden. Zoek een ander woord, of spreek af dat het mag.',
  'scruble/excluded-by-person':
    '{{word}} is verboden in je eigen woorden. Zoek een ander woord, of spreek af dat het mag.',
  'scruble/bad-word': '“{{word}}” kan hier geen woord zijn. Spel het met 2 tot 16 letters, A t/m Z.',
  'scruble/too-many-words':
    '{{words}} woorden zijn te veel voor één keer. Sta er hoogstens {{most}} tegelijk toe.',

  'scruble/cube-empty': 'Er is nog geen pen ingevuld. Typ de pennen zoals ze op de kubus staan.',
  'scruble/no-such-peg': 'De set heeft geen pen {{peg}}. Typ een letter, * of een premie, zoals 3W.',
  'scruble/word-not-spelt':
    'Met de pennen van de set kun je {{word}} niet spellen. Verbeter of verwijder het.',
  'scruble/set-up-seat': 'Speler {{seat}} kan niet aan zet zijn: deze partij heeft spelers 1 t/m {{seats}}.',
  'scruble/set-up-scores':
    '{{seats, counted(one: speler; other: spelers)}}, maar {{found, counted(one: score; other: scores)}}. Geef er één voor elk.',
  'scruble/set-up-pegs':
    'Er zijn {{pegs}} pennen genoemd, en de kubus heeft er {{most}}. Noem elke pen één keer.',
  'scruble/set-up-peg-twice':
    'De pen {{peg}} is twee keer genoemd, de tweede keer op {{place, said(by: scrubleTable.face)}}. Noem elke pen één keer.',
  'scruble/set-up-claimed': 'De pennen bij {{word}} spellen dat woord niet. Geef er één voor elke letter.',
  'scruble/set-up-claimed-twice':
    '{{word}} is bij de geclaimde woorden twee keer genoemd. Noem het één keer.',
  'scruble/set-up-short-word':
    '{{word}} kan niet geclaimd zijn: woorden hebben hier minstens {{least}} letters. Laat het weg, of verander het kortste woord.',
  'scruble/set-up-too-few-letters':
    '{{word}} kan niet geclaimd zijn: in een woord zitten minstens {{least}} echte letters. Kijk de pennen na.',
  'scruble/set-up-premium':
    '{{word}} kan niet geclaimd zijn met de pen {{peg}}: premiepennen zijn hier geen letters. Kijk de pennen na, of de keuze voor premiepennen.',
  'scruble/set-up-excluded':
    '{{word}} kan niet geclaimd zijn: het is hier verboden. Laat het weg, of sta het toe.',
  'scruble/set-up-claims':
    '{{claimed, counted(one: woord of pas; other: woorden en passen)}} genoemd, maar {{played, counted(one: beurt; other: beurten)}} gespeeld. Kijk de beurt na.',
  'scruble/set-up-passes':
    '{{passes}} beurten achter elkaar zonder woord, dat kan niet: hier gaat een partij na hoogstens {{most}} nog door.',
  'scruble/words-unread':
    'Woorden hebben 3 tot 16 letters, A t/m Z, met spaties of komma’s ertussen. Verbeter of verwijder de andere.',
  'scruble/set-up-over':
    'Met deze scores is de partij vóór de volgende beurt al afgelopen. Kijk ze na, of de doelscore.',
  'scruble/set-up-rounds':
    'De volgende beurt valt in ronde {{round}}, en er zijn {{rounds, counted(one: ronde; other: ronden)}} afgesproken. Kijk de beurt na, of spreek er meer af.',

  'scruble/not-in-line':
    'De pen op {{place, said(by: scrubleTable.face)}} sluit niet aan op de lijn. Wis het aangewezen woord om een ander te beginnen.',
  'scruble/twists-full': 'Een beurt onthoudt hoogstens {{most}} draaiingen. Neem er een paar terug.',
  'scruble/no-step': 'Er is niets om terug te nemen.',

  'scruble/empty-text': 'Op deze regel staat geen zet. Typ er een, zoals R U2: STREET.',
  'scruble/unknown-text':
    '“{{found}}” is geen zet. Typ de draaiingen, een dubbele punt en het woord, zoals R U2: STREET op voor 2 1 rechts; of passen.',
  'scruble/unknown-twist': '“{{found}}” is geen draaiing. Typ zoiets als R, 2U’ of F2, of als rij 2 links.',
  'scruble/small-letter':
    '“{{found}}” kun je op twee manieren lezen. Typ {{face}} voor de buitenste laag, 2{{face}} voor die erachter, {{face}}w voor allebei.',
  'scruble/no-such-layer': '“{{found}}” is geen laag. Er zijn er vier in elke richting: kijk het nummer na.',
  'scruble/too-many-twists':
    '{{twists}} draaiingen zijn meer dan een beurt onthoudt. Draai hoogstens {{most}} keer.',
  'scruble/place-expected':
    '“{{found}}” is geen plaats. Typ zijde, rij, kolom en richting, zoals voor 2 1 rechts.',
  'scruble/word-not-there': '{{word}} is na deze draaiingen nergens op de kubus te lezen.',
  'scruble/no-word': 'Het woord ontbreekt. Typ het achter de draaiingen, zoals R U2: STREET; of passen.',
  'scruble/clock-time-expected':
    'Het moment waarop de zandloper leeg was, ontbreekt, zoals time 1763793158000.',
} as const satisfies Words<typeof english>;
