import type { boxGuide as english } from '../../en/help/box-guide.ts';
import type { Words } from '../../words.ts';

export const boxGuide = {
  title: 'Bygga och ansluta en låda',
  lead: 'En bricka med en givare under varje ruta, och ett litet kort som säger vilka rutor som har en kub. Allt går att spela utan en.',
  sections: [
    {
      id: 'without',
      title: 'Pröva utan en låda',
      body: [
        'Välj ”Pröva den virtuella lådan” på skärmen Låda. Den är en riktig lådas firmware, den inbyggda programvaran, på ett simulerat chip: klicka på tärningarna för att lyfta dem och lägga tillbaka dem, där eller bredvid ett parti Kubagram, och låt givare, förbindelse eller matning svikta.',
        'För en simulerad låda på en egen port, kör ”npm run -s cubewright -- box simulate --pty” i en terminal. Den visar en sökväg; välj ”En annan port” på skärmen Låda och skriv sökvägen där.',
      ],
    },
    {
      id: 'plans',
      title: 'Ritningarna',
      body: [
        'Välj Skriv ut ett spel och sedan Spellåda: ”Kopplingsritningar” är schemat, monteringsritningen och listan över delar med antal och värden; ”Borr- och magnetritning” är plattan i verklig storlek, med magneten som ska in i varje tärning. Båda följer de rader, kolumner och givare som du väljer.',
        'I en terminal: ”npm run -s cubewright -- print box-plans -o plans.pdf” och ”... print box-drilling -o drilling.pdf”. Ett namn som slutar på .svg ger en bild för varje ark.',
        'Vid ”Borr- och magnetritning” sparar ”Givarkort att beställa” ett kretskort med alla givare, för 8 eller 12 kolumner, som paneler att beställa från en kretskortstillverkare; i en terminal är det ”... box board -o board.zip”. README.txt i den säger vad du beställer och hur det sätts ihop.',
        'Ritningarna görs av en och samma beskrivning av kretsen, som provas mot firmwaren. Ingen har byggt den här lådan än, så börja med ett register och åtta givare.',
      ],
    },
    {
      id: 'parts',
      title: 'Vad som behövs',
      body: [
        [
          'En bricka, för Kubagram 9 rader om 12 rutor, och en platta på 6 mm under den för givarna.',
          'En Hallgivare per ruta, som känner båda polerna, eller en tungkontakt; och en liten magnet mitt i varje tärning.',
          'Ett skiftregister av typen 74HC165 för varje åtta rutor: 14 av dem läser 108.',
          'Till varje register en kondensator på 100 nF och ett nät med åtta motstånd på 10 kΩ.',
          'En Arduino Nano eller Uno, och två motstånd på 100 Ω i dess ledare för klocka och laddning.',
          'Om du vill ha lampor: en WS2812B för varje ruta, ett motstånd på 330 Ω, en kondensator på 1000 µF, och en matning på 5 V till dem.',
        ],
        'En magnet i mitten pekar åt olika håll med olika sidor uppåt. Rakt under den skulle vissa sidor inte kännas, men däremot magneterna hos de närmaste grannarna. Därför ligger givarna lite vid sidan av mitten, och rutorna 25 mm ifrån varandra för tärningar på 15 mm (29 mm med tungkontakter). Borritningen räknar ut det för dina tärningar.',
      ],
    },
    {
      id: 'wiring',
      title: 'Ledningar',
      body: [
        [
          'Ruta 1, A1, är ingång D0 på det första registret, nästa är D1, och så vidare rad för rad; den nionde är D0 på det andra.',
          'En givare drar sin ingång till jord medan en kub ligger där; annars håller 10 kΩ den vid 5 V. Ingångar utan ruta på det sista registret går till 5 V.',
          'Laddning är D9 på Nano, klocka D13, data D12, lamporna D6. Laddning och klocka går till alla register.',
          'Utgången (ben 9) på varje register går till den seriella ingången (ben 10) på det före. Den första går till Nano; den seriella ingången på det sista går till jord, och det gör också klockspärren (ben 15) på vart och ett.',
          'Lampornas matning delar bara jord med Nano.',
        ],
      ],
    },
    {
      id: 'flashing',
      title: 'Lägga in firmwaren på kortet',
      body: [
        'Anslut en Arduino Uno eller Nano och välj ”Lägg in firmware på ett nytt kort” på skärmen Låda, eller skriv i en terminal ”npm run -s cubewright -- box flash PORT” med dess port: det skriver firmwaren genom bootloadern, läser tillbaka den och väntar tills lådan hör av sig. Vad som än går fel är bootloadern orörd, och det går att göra om.',
        '”npm run -s cubewright -- box flash-info” visar kommandot som lägger in den med avrdude, också i ett chip utan bootloader. För en annan storlek, lägg till --rows, --columns och -o med namnet på en fil; för en låda utan lampor, lägg till --no-lights.',
        '”npm run -s cubewright -- box simulate --firmware --pty” kör samma firmware på ett simulerat chip, så att du i förväg ser hur lådan kommer att svara.',
      ],
    },
    {
      id: 'first-light',
      title: 'Första gången: från ström till det första lyftet',
      body: [
        'Gå vidare först när ett steg har visat det som det ska.',
        [
          'Med inget inkopplat, mät mellan 5 V och jord: mer än 100 Ω, när kondensatorerna har laddats. Annars finns en kortslutning: leta efter ett register som sitter bakvänt, eller en brygga av lod.',
          'Med registren ur socklarna, sätt i USB-kabeln: 4,75 till 5,25 V vid ben 16 mot ben 8 på varje sockel. Annars, följ 5 V och jord från Nano.',
          'Lägg in firmwaren: lampan på Nano glimmar svagt medan den läser av. Annars, lägg in den igen; en gammal Nano vill ha den andra hastigheten som flash-info nämner.',
          'Välj porten på skärmen Låda och anslut: rätt antal rader och kolumner. Annars, stäng det andra som använder porten, och pröva en kabel som för data.',
          'Dra ur kabeln, sätt i det första registret, och led dess ben 10 till jord. Firmwaren måste vara gjord för ett register (--rows 1 --columns 8): alla åtta rutor läses som tomma. Annars, se över laddning, klocka, data och klockspärr.',
          'Lägg en tärning på A1: den rutan fylls. Vänd den på var och en av dess sex sidor. Annars, flytta givaren längs diagonalen, eller vänd på Hallgivaren.',
          'Lyft den: rutan blir tom genast. Förblir den fylld är magneten för stark för givaren eller ligger vid sidan av mitten.',
          'Lägg till registren ett och ett, med jord alltid vid ben 10 på det sista. ”Kontrollera givarna” på skärmen Låda säger till när kedjan är bruten.',
          'Lägg in firmwaren för hela lådan, och välj ”Kontrollera givarna”: inget fel. En ruta som nämns har en givare eller en ledare som sitter löst.',
          'Mata lamporna sist: med matningen av, mät mellan dess 5 V och jord efter en kortslutning. När den är på är de släckta tills ett spel tänder dem. Lyser en av sig själv, se över dess ledare för data och matning.',
          'Fyll alla rutor och lyft en: bara den blir tom. Ändras en granne också ligger rutorna för tätt för de här magneterna; ta mindre.',
        ],
      ],
    },
    {
      id: 'speaking',
      title: 'Vad kortet säger',
      body: [
        'Cubewright talar ett litet öppet protokoll med lådan: 115 200 eller 250 000 bitar i sekunden, vilket den själv tar reda på, och varje meddelande med en kontrollsumma. Filen firmware-protocol/spec/PROTOCOL.md beskriver det byte för byte, med exempel att prova en firmware mot. Lådor med upp till 21 gånger 21 rutor är välkomna.',
      ],
    },
    {
      id: 'connecting',
      title: 'Ansluta',
      body: [
        'Sätt i lådans kabel, öppna skärmen Låda, välj dess port och anslut. I Linux är den oftast /dev/ttyACM0 eller /dev/ttyUSB0, i Windows COM3 eller högre, på en Mac /dev/cu.usbmodem och några siffror.',
        'Bara porten som du väljer öppnas. Något annat på den porten får en enda hälsning och lämnas sedan i fred.',
      ],
    },
    {
      id: 'playing',
      title: 'Spela med lådan',
      body: [
        'Anslut lådan och öppna ett parti Kubagram: lådan visas bredvid. Det finns tre sätt att börja.',
        [
          'Cubewright blandar: börja ett spel som vanligt, och lägg varje tärning där bordet säger; med lampor lyser dess ruta.',
          'Ni blandar: välj ”Lägg in ett spel ni har börjat med tryckta tärningar” i Nytt spel, hämta rutorna från lådan, och låt tärningarna anges när de lyfts. När du lyfter en, skriv två eller tre av dess bokstäver.',
          'Allt är känt: skriv bokstäverna som ligger uppåt, rad för rad.',
        ],
        'Den som lyfter nästa tärning tar den, och den första som lyfts visar vilket hörn som är nere till vänster. Det som inte stämmer påpekas genast, med vad du kan göra åt det: lägg tillbaka den, behåll partiet, gå tillbaka dit båda stämde överens, eller ändra partiet där reglerna tillåter det. Händer i lådan är inget fel: en ruta räknas först när den har varit stilla.',
        'En trasig givare markerar du med ett klick, och resten fortsätter. Utan kabel spelar ni vidare för hand; båda jämförs när lådan är tillbaka. Ligger lådan åt ett annat håll på sina givare, låt ”Rutorna i den här lådan” hitta det genom att lyfta A1.',
        'Ett bräde med 17 gånger 17 givare känner var kuberna i Alphacubes ligger: lägg ditt ord, skriv dess bokstäver, och deras rutor är redan kända.',
      ],
    },
    {
      id: 'trouble',
      title: 'När det inte fungerar',
      body: [
        [
          'Systemet släpper inte in dig: i Linux måste ditt namn finnas i gruppen som äger porten, oftast dialout. Skärmen Låda visar själva kommandot. Logga ut och in igen efter det.',
          'Ett annat program har porten: stäng seriemonitorn i Arduino IDE, eller det andra fönstret med Cubewright.',
          'Den är tyst: se på kabeln (en del laddar bara), sedan på matningen till registren.',
          'En ruta flimrar: dess givare ligger nära gränsen. Flytta den längs diagonalen som borritningen visar, eller ge den längre insvängning: ”Lådans inställningar” på skärmen Låda, eller ”box set PORT --debounce 60” i en terminal.',
          'Kabeln drogs ur: sätt i den igen, även där den får ett annat namn. Cubewright känner igen lådan på dess serienummer, ansluter av sig själv och ber om hela bilden, så inget går förlorat.',
          'Du vill veta vilken givare det är fel på: ”Kontrollera givarna” på skärmen Låda, och lyft sedan varje kub. Även rutor som flimrar medan ni spelar står där, de svagaste först. Rapporten går att spara och skriva ut.',
          'Du vill visa någon vad som går fel: spela in förbindelsen på skärmen Låda, eller med ”box monitor PORT -o FILE”. Släpp filen på fönstret för att titta på den ögonblick för ögonblick; ”box replay FILE” spelar upp den igen.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
