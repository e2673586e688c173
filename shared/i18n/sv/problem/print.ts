import type { printProblems as english } from '../../en/problem/print.ts';
import type { Words } from '../../words.ts';

export const printProblems = {
  'print/unknown-product': 'Det finns ingen produkt ”{{product}}”. cubewright print --list räknar upp alla.',
  'print/unknown-option': '{{option}} är inget val för den här produkten. Den har {{expected}}.',
  'print/no-such-batch': 'Det finns ingen del {{batch}}: arken skrivs ut som {{batches}}.',
  'print/bad-option': '{{option}} kan bara vara {{expected}}. Ändra det och försök igen.',
  'print/does-not-fit':
    'En pjäs på {{piece}} mm får inte plats på arket, som har plats för {{space}} mm: $t(print:doesNotFit.{{cause}}) Ta mindre pjäser, större papper eller en smalare skrivarmarginal.',
  'print/no-room':
    'En del på {{piece}} mm får inte plats bredvid kvadraten på 50 mm, på ett ark med plats för {{space}} mm. Det här skulle få plats: {{fits}}.',
  'print/crowded':
    'På det här papperet finns inte plats för allt som står på ett ark: skrivaren når {{space}} mm. Ta större papper, eller en smalare marginal om din skrivare tillåter det.',
  'print/marks-need-room':
    'Märkena för skärningen tar en remsa på {{strip}} mm på varje sida, och det som skrivs ut får inte plats innanför. Ta större papper, mindre pjäser eller inga märken.',
  'print/no-marks':
    'Märken för skärningen får inte plats på ”$t(option:print.products.{{product}}.title)”: etiketterna når arkens kanter. Skriv ut ”$t(option:print.products.{{works}}.title)” på hela ark i stället, eller ta inga märken.',
  'print/paper-too-small':
    'Arket har plats för {{space}} mm; linjalerna och kvadraten på 50 mm behöver {{needed}} mm. Ta större papper eller en smalare skrivarmarginal.',
  'print/pad-too-small':
    'Ett block för {{players, counted(one: spelare; other: spelare)}} behöver {{needed}} mm, och det finns plats för {{space}} mm. Ta färre spelare, färre block per ark, större papper eller en smalare skrivarmarginal.',
  'print/tab-too-small': 'En limflik på {{tab}} mm är för smal för att hålla. Gör den minst {{needed}} mm.',
  'print/tab-too-wide':
    'En limflik på {{tab}} mm är för bred: två skulle mötas bakom en sida. Gör den högst {{most}} mm.',
  'print/no-braille':
    'Det finns ingen punktskrift här för {{letter}}: celler finns för A till Z, och för det nederländska IJ. Skriv ut med vanlig eller stor stil.',
  'print/braille-too-small':
    'Punktskrift får inte plats på en sida om {{edge}} mm. Gör kanten minst {{needed}} mm, eller välj stor stil.',
  'preset/no-name': 'Valen behöver ett namn för att sparas. Skriv ett.',
  'preset/name-too-long': 'Det här namnet är för långt. Högst {{most}} tecken får plats.',
  'preset/hidden-in-name': 'Det här namnet har ett tecken som inte syns ({{character}}). Skriv namnet igen.',
  'print/no-such-cube': 'Det finns ingen pjäs {{cube}}: satsen har pjäserna 1 till {{cubes}}.',
  'print/missing-glyph':
    'Typsnittet {{font}} har inget tecken för {{glyph}}, och inget annat typsnitt får ersätta det. Ta ett annat typsnitt.',
  'print/no-strokes':
    'Alfabetet av enkla streck har inget tecken för {{glyph}}. Gravera konturer i stället: där har typsnitten ett.',
  'print/bed-too-small':
    'En pjäs på {{piece}} mm får inte plats på byggplattan, som har plats för {{bed}} mm innanför en fri kant på 5 mm. Ta mindre pjäser eller en större platta.',
  'print/corner-too-wide':
    'En avrundning på {{corner}} mm lämnar för lite av en sida om {{edge}} mm. Ta högst {{most}} mm.',
  'print/letters-too-deep':
    'Bokstäver som är {{height}} mm djupa skulle bryta in i dem på nästa sida av en kub på {{edge}} mm. Ta högst {{most}} mm, en längre kant, eller utelämna värdena.',
  'print/face-too-small':
    '”{{sign}}” är bredare än den plana delen av en sida, {{face}} mm. Ta en längre kant eller en mindre avrundning.',
  'print/bridge-too-wide':
    'En brygga på {{bridge}} mm skulle täcka mycket av en bokstav som är {{height}} mm hög. Ta högst {{most}} mm.',
  'print/sticker-misfit':
    'En etikett på {{sticker}} mm passar inte en kub på {{edge}} mm. Ta en på {{least}} till {{most}} mm.',
  'print/no-tabletop':
    '”$t(option:print.products.{{product}}.title)” är ingen pjäs att spela med, så för Tabletop Simulator finns inget av den. Ta utvikta kuber, etiketter eller en kortlek ur samma sats.',
  'print/no-board':
    'Till ”$t(option:print.products.{{product}}.title)” hör inget givarkort att beställa. Ta borr- och magnetritningen för spellådan.',
  'print/stl-is-plain': 'STL rymmer bara ett material. Spara som 3MF eller ta en färg.',
  'print/no-such-bed': 'Det finns ingen platta {{bed}}: det här tar plattorna 1 till {{beds}}.',
  'print/small-text':
    'Den minsta texten på en del är {{size}} pt. Under {{easy}} pt behöver många ett förstoringsglas: ta större pjäser, eller stor stil där läsningen går att välja.',
  'print/narrow-tabs':
    'Limflikarna är {{tab}} mm breda. Under {{easy}} mm är de pilliga: ta större kuber eller bredare flikar.',
  'print/much-ink':
    'Mer än {{share}} % av papperet är täckt av färg på de här arken: {{sheets}}. Papper kan bukta sig: ta lite färg, eller låt dem torka plant.',
  'print/not-drawn':
    'Bilden gick inte att rita. Öppna sidan igen för att rita den; själva arken påverkas inte.',
  'print/cancelled': 'Utskriften stoppades. Ingen fil skrevs.',
  'number/empty': 'Här behövs ett tal: {{expected}}. Tills dess gäller {{kept}}.',
  'number/not-a-number': 'Det här är inget tal. Skriv {{expected}}. Tills dess gäller {{kept}}.',
  'number/not-whole': 'Det här är inget heltal. Skriv {{expected}}. Tills dess gäller {{kept}}.',
  'number/too-small': 'Det här är för litet. Skriv {{expected}}. Tills dess gäller {{kept}}.',
  'number/too-large': 'Det här är för stort. Skriv {{expected}}. Tills dess gäller {{kept}}.',
  'option/unknown': 'Det finns inget val som heter {{option}}. Det finns: {{known}}.',
  'option/too-few-players':
    '{{option}}: ”{{choice}}” är för minst {{least}} spelare. Välj något annat, eller lägg till en spelare.',
  'option/bad-text': '{{option}} kan inte vara ”{{text}}”, bara {{expected}}.',
} as const satisfies Words<typeof english>;
