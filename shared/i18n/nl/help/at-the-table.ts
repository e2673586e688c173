import type { atTheTable as english } from '../../en/help/at-the-table.ts';
import type { Words } from '../../words.ts';

export const atTheTable = {
  title: 'Aan tafel',
  lead: 'Wat in alle spellen hetzelfde is: terugnemen, volgorde, hulp, en wat anderen mogen zien.',
  sections: [
    {
      id: 'table-undo',
      title: 'Ongedaan maken en opnieuw doen',
      body: [
        'Ongedaan maken neemt de laatste stap van je beurt terug, en daarna zetten, de een na de ander, zo ver als de regels toelaten. Tegen een computer ga je terug tot je eigen keuze. Opnieuw, in het menu Partij, doet hetzelfde nog eens.',
        'Wat ondertussen getrokken of getoond is, blijft gezien, en tijd die verlopen is, blijft verlopen: op het scoreblad staat dat er een zet ongedaan gemaakt is. Bij streng spelen kan het ook, en wordt het geteld.',
      ],
    },
    {
      id: 'table-position',
      title: 'Een stelling opzetten',
      body: [
        'Van elk spel kun je een stelling opzetten; Nieuwe partij wijst de weg. Met Deze stelling bewerken neem je de stelling van een partij over: in het menu Partij, bij het terugkijken en aan het eind. Handen die je niet mag zien, blijven daar leeg (in Alphacubes trekt het toeval ze), en bij streng spelen kan het niet. Klopt er iets niet, dan staat dat erbij, op de plaats waar het zit. Van daaruit speel je verder, laat je de beste beurt zoeken, of bewaar je de stelling als puzzel, als één antwoord het beste is.',
      ],
    },
    {
      id: 'table-recall',
      title: 'Terugnemen wat je gelegd hebt',
      body: [
        'Escape neemt alles wat je in deze beurt gelegd, gespeld of aangewezen hebt in één keer terug, Backspace alleen het laatste. Op het bord van Alphacubes doet de rechtermuisknop dat ook. In CUBEWORD en SCRUBLE Cube neem je elke zet en elke draaiing van de beurt apart terug.',
      ],
    },
    {
      id: 'table-shuffle',
      title: 'De volgorde van je hand',
      body: [
        'Schudden, in het menu Partij, legt je stukken in een nieuwe volgorde: kubussen in Alphacubes, kaarten in Kubo, de stenen van het middenveld in Kubagram. Sleep een stuk op een ander om zelf de volgorde te kiezen, of gebruik Alt met de pijltjestoetsen.',
        'In CUBEWORD en SCRUBLE Cube heeft niemand een hand, dus valt er niets te schudden.',
      ],
    },
    {
      id: 'table-hints',
      title: 'Hints',
      body: [
        'Een hint komt in stappen: hoeveel, dan waar, dan wat. Elke stap komt in de notatie. De laatste kun je volgen, en de zet doe je dan nog altijd zelf.',
        'De beste zet is vaak een woord dat weinig mensen kennen. “Een alledaags woord” vraagt naar het beste wat met gewone woorden kan, en blijft gekozen tot je weer om het beste vraagt. Woordenlijsten die je zelf hebt toegevoegd, zeggen niet welke woorden alledaags zijn; daar is die keuze er dus niet.',
      ],
    },
    {
      id: 'table-words',
      title: 'Woorden opzoeken',
      body: [
        'Woorden opzoeken, in het menu Partij, opent Woordenlijsten met de lijst van deze partij: of een zet goed is, anagrammen, woorden uit letters, en woorden die in een patroon passen. Het leidt terug naar de tafel, waar alles ligt zoals je het achterliet. Bij streng spelen staat het niet in het menu.',
        'Een woord dat in de lijst ontbreekt, kan de hele tafel toestaan, alleen voor deze partij; dat komt in de notatie te staan. Een nieuwe partij kan woorden weglaten die niet voor iedereen zijn, naar een lijst van de taal: zo’n woord wordt geweigerd met de reden erbij, computers en hints gebruiken het niet, en ook dat zegt de notatie. Eigen woorden die je toestaat, tellen dan nog wel. Ook woorden die een tafel verbiedt, worden zo geweigerd.',
      ],
    },
    {
      id: 'table-curtain',
      title: 'Het gordijn',
      body: [
        'Waar handen verborgen zijn, valt tussen twee mensen een gordijn: er staat geen letter op het scherm tot de volgende speler zich meldt. Speel je met open handen, dan zet je het uit in het menu Partij.',
      ],
    },
    {
      id: 'table-clocks',
      title: 'Klokken',
      body: [
        'Bij Nieuwe partij geef je elke tafel een klok. Met een tijd per beurt past wie niet op tijd klaar is. Met een tijd voor de partij heeft elke speler zoveel minuten, en komen er met elke zet een paar seconden bij. Daarna kost elke begonnen minuut aan het eind 10 punten, of is de partij verloren, of pas je elke volgende beurt, zoals de tafel heeft afgesproken. Een zandloper erbij is een vriendelijk seintje: als hij leeg is, gebeurt er niets. Tussen een zet en de antwoorden erop loopt geen klok.',
        'F9 of Pause zet alle klokken stil en dekt de tafel af tot iemand verdergaat. Tijd die verlopen is, komt met ongedaan maken niet terug, en blijft bewaard als het programma stopt.',
      ],
    },
    {
      id: 'table-files',
      title: 'Partijbestanden, van jou en van anderen',
      body: [
        'Notatie exporteren, in het menu Partij, slaat een partij op als één bestand dat op .cubewright eindigt. Sleep het ergens op het venster, of open het met Ctrl+O: er komt een kopie bij je partijen. Waar Cubewright geïnstalleerd is, opent het ook met een dubbelklik. Bestanden die op .cubewright.json eindigen, zoals ze vroeger werden opgeslagen, gaan net zo open.',
        'Een GCG die Cubewright geschreven heeft, gaat open als zijn partij. Elke andere GCG met gewone lettertegels op 15 bij 15 vakken gaat open als stellingen: wat er op het bord lag, wie welke tegels had, en de zetten die met een lijst naar keuze het meest opleveren.',
        'Klopt er iets niet in een partij, dan zet Foutrapport kopiëren, in het menu Partij, op het klembord wat nodig is om het weer te zien: versie, systeem, opties, startgetal en zetten. Jullie namen staan er niet in, maar elke hand wel. Plak het in een bericht; als bestand opgeslagen gaat het open als elke partij.',
      ],
    },
    {
      id: 'table-scores',
      title: 'Scores op papier',
      body: [
        'Het scoreblad houdt elke zet bij, in de kolom van de speler. Scoreblad afdrukken, in het menu Partij, zet alle beurten op papier, en Nieuwe ronde, totalen houden, deelt opnieuw uit en telt verder op.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
