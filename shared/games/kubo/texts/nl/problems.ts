import type { Words } from '#shared/i18n/words.ts';
import type { kuboProblems as english } from '../problems.ts';

export const kuboProblems = {
  'kubo/game-over': 'De partij is afgelopen. Maak een zet ongedaan, of begin een nieuwe partij.',
  'kubo/no-such-seat':
    'Die speler doet niet mee: deze partij heeft {{seats, counted(one: speler; other: spelers)}}.',
  'kubo/not-your-turn':
    'Een andere speler is aan de beurt. Wacht tot die gezegd heeft dat de beurt voorbij is.',
  'kubo/window-open':
    'Er mag nu gestolen worden: de anderen claimen een lijn of laten het gaan. Tot de tijd om is, wordt er niets gelegd of getrokken.',
  'kubo/own-window': 'Je beurt is voorbij. Wat je niet geclaimd hebt, is nu voor de anderen.',
  'kubo/waved-already': 'Je hebt deze beurt al laten gaan. Wacht op de anderen.',
  'kubo/no-window':
    'Er mag nu niet gestolen worden. Dat mag als een speler die een kaart gelegd heeft, de beurt beëindigt.',
  'kubo/no-time-limit':
    'Deze partij heeft geen tijdslimiet. De tijd om te stelen is om als iedereen het laat gaan.',

  'kubo/draw-after-laying': 'Je hebt deze beurt al een kaart gelegd. Extra kaarten trek je vóór het leggen.',
  'kubo/draw-not-earned':
    'Extra kaarten trekken mag alleen wie in de vorige beurt twee of meer gelegd heeft; jij legde er {{laid}}.',
  'kubo/hand-full':
    'Je hebt {{cards, counted(one: kaart; other: kaarten)}}. Extra kaarten trekken mag tot je er {{most}} hebt.',
  'kubo/deck-empty': 'De stapel is leeg. Leg wat past, of beëindig je beurt.',

  'kubo/nothing-more-laid':
    'De ronde eindigt met deze beurt, dus er wordt niets meer gelegd. Claim wat van jou is, en beëindig dan de beurt.',
  'kubo/lies-already':
    'Je kunt {{card, said(by: kuboTable.notation)}} niet leggen: die ligt al op tafel. Kies een kaart uit je hand.',
  'kubo/not-in-hand':
    'Je hebt {{card, said(by: kuboTable.notation)}} niet in de hand. Kies een kaart uit je hand.',
  'kubo/covered':
    'Onder een kaart wordt niets gelegd, en boven {{card, said(by: kuboTable.notation)}} ligt {{by, said(by: kuboTable.notation)}}. De kaart blijft in je hand en kost 1 punt.',
  'kubo/touches-nothing':
    'Er is nog niets waar {{card, said(by: kuboTable.notation)}} aan kan liggen. Er moet eerst een van deze liggen: {{needs, said(by: kuboTable.notation)}}.',

  'kubo/line-incomplete':
    'Deze lijn is niet compleet. Er ontbreekt: {{missing, said(by: kuboTable.notation)}}.',
  'kubo/line-claimed': 'De lijn {{line, said(by: kuboTable.notation)}} is al geclaimd.',
  'kubo/line-dead':
    'De lijn {{line, said(by: kuboTable.notation)}} was al vóór deze beurt compleet, en niemand claimde hem op tijd. Hij levert niets meer op.',

  'kubo/set-up-seat': 'De beginstelling noemt speler {{seat}}, en deze partij heeft spelers 1 t/m {{seats}}.',
  'kubo/set-up-count':
    'De lijst “{{list}}” van de beginstelling heeft {{found, counted(one: onderdeel; other: onderdelen)}} voor {{seats, counted(one: speler; other: spelers)}}.',
  'kubo/set-up-card-twice':
    'De kaart {{card, said(by: kuboTable.notation)}} staat twee keer in de beginstelling, of ligt in een hoek. Elke kaart is er één keer.',
  'kubo/set-up-empty-hand': 'In de beginstelling is een hand leeg. Iedere speler heeft minstens één kaart.',
  'kubo/set-up-cannot-lie':
    'De kaart {{card, said(by: kuboTable.notation)}} kan daar niet liggen: in die laag ligt er geen kaart naast, en er ligt er geen onder. Voeg de kaart toe waaraan hij vastzat: een buur, of die eronder.',
  'kubo/set-up-rounds':
    'Dit zou ronde {{round}} zijn, en de partij heeft er hoogstens {{rounds}}. Geef een eerdere op.',
  'kubo/set-up-barren':
    'Er zijn net {{turns, counted(one: beurt; other: beurten)}} zonder kaart geweest, en hier kunnen het er hoogstens {{most}} zijn: alleen beurten met een lege stapel tellen, en als niemand meer een kaart legde, is de ronde afgelopen. Geef een kleiner getal op, of nul als de kaart van deze beurt al getrokken is.',
  'kubo/set-up-too-few':
    '{{cards, counted(one: kaart is; other: kaarten zijn)}} over om te geven, en voor de eerste handen zijn er {{needed}} nodig. Geef de handen op.',
  'kubo/set-up-full':
    'De bovenste laag is vol, dus deze partij is al afgelopen voor het begin. Laat een kaart weg.',

  'kubo/deck-not-whole':
    'In de volgorde van de stapel staan {{entered}} van {{left}} kaarten. Tik de andere ook aan, of laat de stapel hier schudden.',

  'kubo/tap-corner':
    'De kaart {{card, said(by: kuboTable.notation)}} is een hoek: die ligt er van het begin af. Tik een andere kaart aan.',
  'kubo/tap-lies':
    'De kaart {{card, said(by: kuboTable.notation)}} ligt op tafel. Hoort hij in een hand, neem hem dan eerst van tafel.',
  'kubo/tap-held':
    '{{card, said(by: kuboTable.colourFirst)}} zit al in een hand. Neem hem daar eerst uit, of tik een andere kaart aan.',
  'kubo/tap-in-deck':
    '{{card, said(by: kuboTable.colourFirst)}} staat al in de volgorde van de stapel. Neem hem daar eerst uit, of tik een andere kaart aan.',
  'kubo/tap-covered': 'Deze hand is afgedekt. Toon de hand om hem te veranderen, of kies de tafel.',

  'kubo/empty-text': 'Op deze regel staat geen zet. Typ er een, zoals leg rood M2.',
  'kubo/unknown-text':
    '“{{found}}” is geen zet. Typ trek, einde, laat gaan, leg rood M2 of claim rood S1 S4.',
  'kubo/card-expected': '“{{found}}” is niet één kaart. Typ kleur, maat en nummer, zoals leg rood M2.',
  'kubo/cards-expected': '“{{found}}” is geen lijn. Typ de twee uiteinden, zoals claim rood S1 S4.',
  'kubo/no-line': 'Geen lijn van de kubus bevat {{cards, said(by: kuboTable.notation)}}. Kijk de kaarten na.',
  'kubo/who-claims':
    'Er mogen meer spelers claimen. Begin met het nummer van wie het doet: {{players}}. Dan de zet, zoals 2 claim rood S1 S4.',
  'kubo/clock-closes':
    'De tijd om te stelen loopt vanzelf af, of is om zodra iedereen het laat gaan. Typ laat gaan.',
  'kubo/clock-time-expected':
    'Er staat niet bij wanneer de tijd om te stelen om was. Typ het zoals in close 1763793158000.',
} as const satisfies Words<typeof english>;
