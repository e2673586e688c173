import type { problemGuide as english } from '../../en/help/problems.ts';
import type { Words } from '../../words.ts';

export const problemGuide = {
  title: 'Als er iets misgaat',
  lead: 'Wat meldingen betekenen, wat veilig is en wat je kunt doen. Elke melding leidt hierheen, of naar de regel erachter.',
  sections: [
    {
      id: 'problems-disk',
      title: 'Een bestand of map is niet te lezen of te schrijven',
      body: [
        'De schijf is vol of alleen te lezen, of je systeem laat Cubewright niet toe. Wat al was opgeslagen, is nog heel: een bestand wordt pas vervangen als het nieuwe er helemaal staat.',
        [
          'Geen ruimte meer: verwijder iets groots of leeg de prullenbak, en probeer het opnieuw. Een zet die niet kon worden opgeslagen, wacht op het scherm.',
          'Niet toegestaan: kijk van wie het bestand is en wat de rechten zijn, of sla op in een andere map.',
          'In gebruik bij een ander programma: sluit het bestand daar. Programma’s die mappen synchroniseren, laten na een tijdje los.',
          'In een ander venster veranderd: open het hier opnieuw. Er is niets overschreven.',
        ],
      ],
    },
    {
      id: 'problems-open',
      title: 'Cubewright is al open, of antwoordt niet',
      body: [
        'Er schrijft maar één Cubewright tegelijk in de map met je partijen, zodat de een de ander niet overschrijft. Een tweede zegt waar de eerste open is: ga daar verder, of sluit die.',
        'In de browser antwoordt een pagina niet meer als de terminal is gesloten of Cubewright opnieuw is gestart. Doe weer npm start en open het adres dat je daar ziet; elke zet die je hebt gezien, is opgeslagen. Een sleutel in een adres werkt één keer. Is de map verplaatst of de schijf eruit gehaald, dan wordt er niets geschreven tot alles terug is.',
      ],
    },
    {
      id: 'problems-damaged',
      title: 'Beschadigde instellingen of woorden',
      body: [
        'Instellingen, profielen en je eigen woorden zijn bestanden, en een bestand kan afgekapt of met de hand veranderd zijn. Cubewright leest wat er te lezen is, bewaart het beschadigde bestand naast het nieuwe, en verandert niets tot je kiest.',
        'De laatste goede kopie brengt alles terug zoals het bij het kopiëren was. Opnieuw beginnen houdt wat gelezen kon worden. Een bestand van een nieuwere Cubewright blijft zoals het is: gebruik die versie, of kies hier opnieuw.',
      ],
    },
    {
      id: 'problems-reading',
      title: 'Een bestand gaat niet open',
      body: [
        'Cubewright opent partijen, GCG, sets, woordenlijsten, zijn eigen PDF’s en projectbestanden, en opnamen van een kist, en kijkt daarvoor naar de inhoud, niet naar de naam. Het bestand zelf wordt nooit veranderd.',
        [
          'Niet van ons, of geen tekst: kijk of het het goede bestand is, en of het eerst uitgepakt moet worden.',
          'Beschadigd of afgekapt: kopieer of download het opnieuw. De melding zegt waar het lezen ophield.',
          'Van een nieuwere versie: open het met die versie.',
          'Een beschadigde partij staat in de bibliotheek met wat er over is, tot de laatste goede zet. Open dat als nieuwe partij, of neem een van de eerdere versies: hooguit eens per vijf minuten wordt er een bewaard, zeven dagen lang.',
          'Met de hand veranderd: verbeter de regel die genoemd wordt, of neem een oudere kopie.',
        ],
      ],
    },
    {
      id: 'problems-words',
      title: 'Woordenlijsten en letters',
      body: [
        'Een woordenlijst is een tekstbestand met één woord per regel, in UTF-8, of een lexiconbestand van Cubewright. Meerdere woorden op een regel, en woorden met letters die niet in het alfabet zitten, blijven weg en worden geteld. Er wordt niets toegevoegd voordat de hele lijst is gelezen.',
        [
          'Geen tekst: sla het op als platte tekst in UTF-8.',
          'Geen woorden of geen letters: kies het alfabet van de taal, of schrijf de letters op, 2 tot 32.',
          'De naam bestaat al: geef de lijst een andere naam.',
          'De lijst van een partij ontbreekt: voeg die weer toe bij Woordenlijsten, onder welke naam ook. De partij blijft zoals die was.',
          'Een patroon of rekje wordt geweigerd: gebruik alleen letters van de gekozen lijst, ? voor één willekeurige letter, en in een patroon * voor een willekeurige reeks.',
        ],
      ],
    },
    {
      id: 'problems-sets',
      title: 'Een set of ontwerp wordt geweigerd',
      body: [
        'Een stap in een ontwerp die niet kan, verandert niets, en alle stappen ervoor blijven. De melding noemt het stuk, de letter of het vak.',
        'Elke letter heeft een waarde nodig en moet op een stuk staan, een stuk heeft minstens één vlak, en een bord heeft evenveel rijen als vakken in een rij. Een spel neemt alleen sets die erbij passen: bij het ontwerpen zie je wat een spel nog mist. Een bestand van een set dat met de hand is veranderd, gaat weer open als de plek die genoemd wordt klopt.',
      ],
    },
    {
      id: 'problems-print',
      title: 'Een keuze bij het afdrukken kan niet',
      body: [
        'Maten hangen van elkaar af: een grotere zijde, lip of marge kan te veel zijn voor het papier. Zolang een keuze wordt geweigerd, wordt er niets opgeslagen; bij een waarschuwing beslis je zelf.',
        [
          'Het past niet: neem groter papier, een kleinere zijde, of minder ruimte tussen de stukken.',
          'Een letter is niet te tekenen: kies een ander lettertype, of maak hem op een andere manier.',
          'Te klein: braille, lippen en de kleinste cijfers hebben een vlak van enige grootte nodig; de melding zegt hoe groot.',
          'Snijbreedte, hoeken en bruggetjes: meet wat je machine weghaalt, en blijf onder wat de melding noemt.',
        ],
      ],
    },
    {
      id: 'problems-typing',
      title: 'Een naam, getal of keuze wordt geweigerd',
      body: [
        'Een veld houdt wat je hebt getypt, en wat ervoor gold, blijft gelden tot het klopt. Getallen liggen tussen de twee grenzen die de melding noemt. Namen hebben minstens één zichtbaar teken en zijn verschillend; tekens die je niet ziet, komen vaak mee met gekopieerde tekst, dus typ de naam opnieuw.',
      ],
    },
    {
      id: 'problems-moves',
      title: 'De tafel neemt het niet aan',
      body: [
        'Een zet die wordt geweigerd, verandert niets: je stukken, de score en de klok blijven zoals ze waren. Meestal is een ander aan zet, is de partij afgelopen of gepauzeerd, wordt de vorige zet nog opgeslagen, of zijn de genoemde stukken er niet.',
        'Getypte regels worden gelezen zoals de pagina van het spel beschrijft. Escape neemt terug wat deze beurt ligt, en ? toont de toetsen van de tafel. Is een computer, terugblik of puzzel gestopt, vraag het dan opnieuw. Een notatie die niet tot het einde te volgen is, zie je tot de laatste zet die de regels toestaan.',
      ],
    },
    {
      id: 'problems-commands',
      title: 'De opdrachtregel',
      body: [
        'Een opdracht die wordt geweigerd, doet niets en schrijft geen bestand. “cubewright help” noemt de opdrachten, en “cubewright help COMMAND” laat zien wat er bij een opdracht hoort, met een voorbeeld. Een bestand dat er al is, wordt alleen met --force vervangen. Stop je met Ctrl+C, dan is er het oude bestand of het hele nieuwe.',
      ],
    },
    {
      id: 'problems-ours',
      title: 'Een fout van ons',
      body: [
        'Een deel van Cubewright ontbreekt, of het deed iets wat niet hoort. Opgeslagen partijen, sets en woorden blijven daarbij zoals ze zijn. Probeer het opnieuw; helpt dat niet, sluit Cubewright dan en doe npm start, dat bouwt wat ontbreekt, of installeer het opnieuw. Vertel ons daarna wat je deed en wat de melding zei.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
