import type { printProblems as english } from '../../en/problem/print.ts';
import type { Words } from '../../words.ts';

export const printProblems = {
  'print/unknown-product': 'Er is geen product “{{product}}”. cubewright print --list noemt ze allemaal.',
  'print/unknown-option': '{{option}} is geen optie van dit product. Het heeft {{expected}}.',
  'print/no-such-batch': 'Er is geen deel {{batch}}: de vellen worden afgedrukt als {{batches}}.',
  'print/bad-option': 'Bij {{option}} hoort {{expected}}. Wijzig het en probeer het opnieuw.',
  'print/does-not-fit':
    'Een stuk van {{piece}} mm past niet op het vel, dat ruimte heeft voor {{space}} mm: $t(print:doesNotFit.{{cause}}) Neem kleinere stukken, groter papier of een smallere printermarge.',
  'print/no-room':
    'Een deel van {{piece}} mm past niet naast het vierkant van 50 mm op een vel met ruimte voor {{space}} mm. Wat wel zou passen: {{fits}}.',
  'print/crowded':
    'Op dit papier is geen plaats voor alles wat op een vel staat: de printer bereikt {{space}} mm. Neem groter papier, of een smallere marge als je printer dat kan.',
  'print/marks-need-room':
    'De tekens voor afdrukken en snijden nemen aan elke kant een strook van {{strip}} mm, en daarbinnen is geen plaats voor wat er afgedrukt wordt. Neem groter papier, kleinere stukken, of geen tekens.',
  'print/no-marks':
    'Op “$t(option:print.products.{{product}}.title)” is geen plaats voor tekens voor afdrukken en snijden: etiketten lopen tot de rand van hun vel. Druk in plaats daarvan “$t(option:print.products.{{works}}.title)” af op hele vellen, of neem geen tekens.',
  'print/paper-too-small':
    'Het vel heeft ruimte voor {{space}} mm; de linialen en het vierkant van 50 mm vragen {{needed}} mm. Neem groter papier of een smallere printermarge.',
  'print/pad-too-small':
    'Een blok voor {{players, counted(one: speler; other: spelers)}} vraagt {{needed}} mm, en er is ruimte voor {{space}} mm. Neem minder spelers, minder blokken per vel, groter papier of een smallere printermarge.',
  'print/tab-too-small': 'Een lip van {{tab}} mm is te smal om te houden. Maak hem {{needed}} mm of meer.',
  'print/tab-too-wide':
    'Een lip van {{tab}} mm is te breed: twee zouden elkaar achter een vlak raken. Maak hem hoogstens {{most}} mm.',
  'print/no-braille':
    'Voor {{letter}} is hier geen braille: er zijn cellen voor A t/m Z, en voor de Nederlandse IJ. Druk gewone of grote letters af.',
  'print/braille-too-small':
    'Braille past niet op een vlak van {{edge}} mm. Maak de zijde {{needed}} mm of meer, of kies grote letters.',
  'preset/no-name': 'Een voorinstelling heeft een naam nodig. Schrijf er een.',
  'preset/name-too-long': 'Deze naam is te lang. Er passen hoogstens {{most}} tekens.',
  'preset/hidden-in-name':
    'In deze naam zit een teken dat je niet ziet ({{character}}). Schrijf de naam opnieuw.',
  'print/no-such-cube': 'Er is geen stuk {{cube}}: de set heeft stukken 1 t/m {{cubes}}.',
  'print/missing-glyph':
    'Het lettertype {{font}} heeft geen teken voor {{glyph}}, en geen ander mag het vervangen. Neem een ander lettertype.',
  'print/no-strokes':
    'Het alfabet van enkele lijnen heeft geen teken voor {{glyph}}. Graveer in plaats daarvan omtrekken: de lettertypen hebben er een.',
  'print/bed-too-small':
    'Een stuk van {{piece}} mm past niet op het printbed, dat binnen een vrije rand van 5 mm ruimte heeft voor {{bed}} mm. Neem kleinere stukken of een groter printbed.',
  'print/corner-too-wide':
    'Een afronding van {{corner}} mm laat te weinig over van een vlak van {{edge}} mm. Neem hoogstens {{most}} mm.',
  'print/letters-too-deep':
    'Letters van {{height}} mm diep zouden bij een kubus met zijde {{edge}} mm die van het volgende vlak raken. Neem hoogstens {{most}} mm, een grotere zijde, of laat de waarden weg.',
  'print/face-too-small':
    '“{{sign}}” is breder dan de {{face}} mm die van een vlak echt vlak zijn. Neem een grotere zijde of een kleinere afronding.',
  'print/bridge-too-wide':
    'Een bruggetje van {{bridge}} mm zou veel bedekken van een letter van {{height}} mm hoog. Neem hoogstens {{most}} mm.',
  'print/sticker-misfit':
    'Een sticker van {{sticker}} mm past niet bij een kubus van {{edge}} mm. Neem er een van {{least}} tot {{most}} mm.',
  'print/no-tabletop':
    '“$t(option:print.products.{{product}}.title)” is geen stuk om mee te spelen, dus daarvan is er niets voor Tabletop Simulator. Neem van dezelfde set uitslagen, stickers of een stapel.',
  'print/no-board':
    'Bij “$t(option:print.products.{{product}}.title)” hoort geen printplaat met sensoren. Neem het boor- en magneetplan van de spelkist.',
  'print/stl-is-plain': 'STL kent maar één materiaal. Sla op als 3MF, of neem één kleur.',
  'print/no-such-bed': 'Er is geen printbed {{bed}}: hier zijn het printbedden 1 t/m {{beds}}.',
  'print/small-text':
    'De kleinste tekst op een deel is {{size}} pt. Onder {{easy}} pt hebben veel mensen een loep nodig: neem grotere stukken, of grote letters als je bij Lezen kunt kiezen.',
  'print/narrow-tabs':
    'De lippen zijn {{tab}} mm breed. Onder {{easy}} mm wordt het gepriegel: neem grotere kubussen of bredere lippen.',
  'print/much-ink':
    'Op deze vellen zit meer dan {{share}} % van het papier onder inkt: {{sheets}}. Papier kan gaan bobbelen: kies bij Inkt voor Zuinig, of laat ze plat drogen.',
  'print/not-drawn':
    'Het plaatje kon niet getekend worden. Open de pagina opnieuw om het te tekenen; aan de vellen zelf verandert niets.',
  'print/cancelled': 'Het afdrukken is gestopt. Er is geen bestand geschreven.',
  'number/empty': 'Hier hoort een getal: {{expected}}. Tot dan blijft het {{kept}}.',
  'number/not-a-number': 'Dit is geen getal. Vul in: {{expected}}. Tot dan blijft het {{kept}}.',
  'number/not-whole': 'Dit is geen heel getal. Vul in: {{expected}}. Tot dan blijft het {{kept}}.',
  'number/too-small': 'Dit is te klein. Vul in: {{expected}}. Tot dan blijft het {{kept}}.',
  'number/too-large': 'Dit is te groot. Vul in: {{expected}}. Tot dan blijft het {{kept}}.',
  'option/unknown': 'Er is geen optie {{option}}. Wel: {{known}}.',
  'option/too-few-players':
    '{{option}}: “{{choice}}” is voor {{least}} spelers of meer. Kies iets anders, of voeg een speler toe.',
  'option/bad-text': '{{option}} kan niet “{{text}}” zijn: daar hoort {{expected}}.',
} as const satisfies Words<typeof english>;
