import type { making as english } from '../../en/help/making.ts';
import type { Words } from '../../words.ts';

export const making = {
  title: 'Een set afdrukken en maken',
  lead: 'Een bord, 98 kubussen en rekjes, op ware grootte uit elke printer.',
  sections: [
    {
      id: 'tonight',
      title: 'Vanavond een set, met een plan',
      body: [
        'Vanavond een set maken, op het beginscherm, vraagt naar het spel, de spelers en wat je in huis hebt: karton, blokjes, etikettenvellen, een printer die dubbelzijdig afdrukt, een snijplotter, een laser, een 3D-printer. Je krijgt te zien wat je op hoeveel vellen van welk papier afdrukt, hoelang het duurt, wat je koopt, en de stappen op volgorde, om af te vinken of af te drukken.',
        'Met één druk op de knop sla je een PDF op voor elke soort papier. De vellen zijn die van Het hele spel in de printstudio; wat je zegt, wordt onthouden.',
        'Tijden zijn berekend met 10 mm per seconde langs een snijlijn, 6 seconden per vouw, 8 seconden per rechte snede, 4 seconden per sticker en 20 seconden per gedrukte pagina. Een machine die langs lijnen snijdt, scheelt de tijd voor het snijden.',
      ],
    },
    {
      id: 'studio',
      title: 'De printstudio',
      body: [
        'Afdrukken toont alles wat van een set gemaakt kan worden, elk als het vel dat eruit komt, geordend naar waar het voor is. Ernaast staat wat je het laatst hebt afgedrukt, tot twaalf terug, elk met alle keuzes waarmee het gemaakt is; Vergeten haalt het van de lijst en laat het bestand met rust.',
        'Vergelijken, onder de keuzes van een product, legt twee keuzes naast elkaar, zoals A4 en Letter, en zegt wat er verschilt aan vellen, inkt, lettergrootte en tijd.',
        'Keuzes worden onthouden. Wat anders is dan standaard, staat er als gewijzigd, met de standaard en de weg terug; Ongedaan maken neemt de ene keuze na de andere terug, ook die van een ander product. “Als voorinstelling bewaren” houdt alle keuzes van een product vast onder een naam.',
        '“Opties uitleggen” toont wat elke keuze doet, wat je kunt kiezen, waarmee die begint, en, waar het te zien is, een stuk van het vel met de ene keuze en met de andere.',
      ],
    },
    {
      id: 'true-size',
      title: 'Ware grootte',
      body: [
        'Druk de PDF af op 100 %; in de meeste afdrukvensters heet dat “werkelijke grootte”. Niet “passend op pagina”. Elk vel heeft een liniaal van 100 mm langs de zijkant en langs de onderkant, en het eerste een vierkant van 50 mm: meet ze op het eerste vel voordat je de rest afdrukt.',
        'Is het vierkant kleiner of groter, dan heeft het afdrukvenster het vel geschaald: zet het op 100 % en druk opnieuw af.',
        'Printermarge is de witte rand waar je printer niet bij kan. Daar komt niets. Valt er aan de rand iets weg, maak de marge dan breder.',
        'Rekt of verschuift je printer wat hij afdrukt, druk dan het meetvel af en laat een scan ervan op het venster vallen, of een foto van recht boven, met het hele vel op iets donkers. Een scan wordt gemeten aan zijn resolutie, een foto aan de randen van het papier. Bewaar de getallen, en PDF’s worden zo getekend dat ze op maat uit de printer komen.',
      ],
    },
    {
      id: 'cubes-from-card',
      title: 'Kubussen van karton: uitslagen',
      body: [
        'Druk Uitslagen van kubussen af op karton van ongeveer 0,3 mm (200 tot 250 g). Een kubus van 15 mm is een goede maat; vakken van 17 mm passen erbij.',
        [
          'Ril de streepjeslijnen met een bot mes en een liniaal, en snijd dan langs de volle lijnen.',
          'Vouw alle randen naar achteren, met de letters aan de buitenkant.',
          'Plak de lippen op volgorde van hun nummers, elk achter de rand waar hij komt; het laatste vlak sluit de kubus. “Nummers binnenin” drukt op de achterkant af welke rand dat is.',
          'Het vlak met de som komt onder. Het kleine nummer daarop zegt welke kubus het is, als er een zoekraakt.',
        ],
        'Wil je er een paar opnieuw afdrukken, kies dan “Alleen enkele” bij Kubussen en schrijf hun nummers op, bijvoorbeeld 37, 52, 60-65.',
      ],
    },
    {
      id: 'cubes-from-wood',
      title: 'Kubussen van hout: stickers',
      body: [
        'Druk Stickers af op een heel vel stickerpapier, snijd ze uit, en plak de zes van een kubus op één houten blokje. Kies voor blokjes van 15 mm de zijde 14 mm, zodat geen sticker uitsteekt.',
        'Lijnen, of blanke lak over het papier, houden de randen vast.',
      ],
    },
    {
      id: 'cubes-from-plastic',
      title: 'Kubussen van plastic: een 3D-printer',
      body: [
        'Kies Kubussen bij 3D-print, en sla 3MF op, dat je slicer de naam en de maat van elk stuk zegt, of STL, dat in millimeters is. Eén bestand bevat wat op één printbed past.',
        [
          'Verhoogde letters verf je met een rollertje. Het vlak onder is gegraveerd, zodat de kubus plat op het bed staat en geen steunmateriaal nodig heeft.',
          'Gegraveerde letters verf je met een kwastje: veeg weg wat ernaast komt. Zo’n kubus rolt eerlijk.',
          'Wissel je van kleur op de hoogte van de bovenste letters, dan krijgen die een tweede kleur, maar alleen boven.',
          'Heb je twee filamenten, kies dan Twee bij Kleuren, en je slicer: in de 3MF zijn kubus en letters dan twee delen, elk met een eigen filament, op elk vlak.',
        ],
        'De stickermal houdt een houten kubus vast en legt een sticker midden op een vlak; het sjabloon is voor een kwast of een potlood. Beide worden geprint zoals ze in het bestand liggen.',
        'Deze vormen zijn nagerekend, maar nog niet op een echte printer geweest: print eerst één kubus, en kijk naar de kleinste cijfers.',
      ],
    },
    {
      id: 'cutting-machines',
      title: 'Een laser, een plotter of een graveermachine',
      body: [
        'Sla SVG of DXF op. Letters zijn daar omtrekken, en lagen zeggen wat er gebeurt: PRINT, GUIDES, MARKS, SCORE (rillen, blauw) en CUT (snijden, rood), in beide dezelfde. Geen lijn wordt twee keer gesneden, en sneden binnenin komen eerst. Kies voor karton dat blanco blijft Alleen snijlijnen bij Wat snijbestanden bevatten.',
        'Kies het bed van je laser bij Papier, en Alles in één bestand bij Vellen in snijbestanden: dan ligt elk bed naast het volgende, en blijft de marge vrij. Inkscape toont de bedden als pagina’s; schuif in andere programma’s het ene bed na het andere onder de machine.',
        'Lijnen om te snijden en te rillen zijn haarlijnen van 0,01 mm, die machines als pad opvatten. Veel programma’s tonen ze niet: kies Zichtbaar bij Snijlijnen in SVG als dat van jou er zo een is.',
        [
          'Snijd de proef voor de snijbreedte, uit de werkplaats, en meet hem: hij zegt wat de straal wegneemt.',
          'Vul dat in bij Snijbreedte opzij en Snijbreedte omlaag: delen worden dan zo groot als ze moeten zijn.',
          'Wil je eerst afdrukken en daarna snijden, kies dan Tekens voor afdrukken en snijden, en stel de maten die eronder staan in het programma van de machine in.',
        ],
        'De bestanden zijn met andere programma’s nagekeken, maar nog niet op een machine geweest: snijd eerst één vel karton.',
      ],
    },
    {
      id: 'tabletop-simulator',
      title: 'In Tabletop Simulator',
      body: [
        'Kies de uitslagen van een set, de stickers van SCRUBLE of de stapel van Kubo, en druk op Tabletop Simulator. De ZIP bevat een opgeslagen spel met de vlakken, achterkanten en aantallen die gedrukt worden, met de inkt, het lettertype en de taal die je koos; het bord van een set gaat mee.',
        [
          'Sluit Tabletop Simulator, en pak de ZIP uit in zijn gegevensmap, zodat de mappen Saves en Mods bij de bestaande komen. README.txt in de ZIP noemt de map van elk systeem.',
          'Start het, maak een tafel, en laad het spel onder Games, Save & Load. Schud de zak of de stapel voor je trekt.',
          'Wie meedoet, pakt dezelfde ZIP uit. Er wordt niets geüpload of gedownload.',
        ],
        'Het bestand is stuk voor stuk met de PDF vergeleken, maar nog niet in het spel zelf geladen.',
      ],
    },
    {
      id: 'the-board',
      title: 'Het bord',
      body: [
        'Het bord komt op zoveel vellen als nodig is. Snijd elk deel van teken tot teken. Plak het op de strook van het vorige deel, met de rand bij de pijlpunten; het kleine kaartje op elk deel zegt waar het hoort. Naden liggen op de lijnen van het raster, nooit dwars door een vak.',
        'Met vakken tot 15,5 mm past het op één vel A3.',
      ],
    },
    {
      id: 'again',
      title: 'Dezelfde vellen nog eens',
      body: [
        'In een PDF van Cubewright zit alles wat je ervoor gekozen hebt. Druk in de printstudio op “PDF of project openen”, of sleep het bestand erop, en elke keuze is terug, ook met een eigen set; druk van daaruit alles nog eens af, of alleen de kubussen en kaarten die zoekraakten.',
        'Elk vel heeft onder zijn liniaal een code van acht tekens, zodat je weet welke vellen bij elkaar horen. De vierkante code op het eerste vel bevat de keuzes zelf: maak er een foto van, kopieer de regel die je telefoon leest, en plak die in de studio. Van een eigen set staat alleen de naam erin: bewaar de PDF.',
      ],
    },
    {
      id: 'large-print',
      title: 'Grote letters en braille',
      body: [
        'Lezen, bij de andere keuzes van uitslagen, stickers en kaarten, geeft grote letters: ze vullen hun vlak, en geen cijfer is kleiner dan 12 punten.',
        'Braille geeft cellen van zes punten op ware grootte, op vlakken van 12 mm of meer, om op zwelpapier af te drukken. “Braille, met de hand” zet in plaats daarvan ringen op de achterkant van elke uitslag: leg het vel met de voorkant op vilt en druk elke ring in met een prikpen, voor je gaat snijden.',
      ],
    },
    {
      id: 'ink',
      title: 'Inkt sparen',
      body: [
        'Zuinig laat de achtergrond weg: volle letters op wit. Alleen omtrek geeft enkel dunne lijnen, om uit te snijden en zelf te verven.',
        'Het streepje onder M, W, N en Z zegt wat de onderkant van een letter is. Laat het staan: van de overkant van de tafel is een M een W.',
      ],
    },
    {
      id: 'cards',
      title: 'Kubo-kaarten',
      body: [
        'De stapel komt als voorkanten en achterkanten. Druk dubbelzijdig af en laat de printer het vel over de lange kant draaien; elke achterkant ligt dan achter zijn voorkant. Snijd van teken tot teken: de kleur loopt 3 mm over de rand, zodat een klein uitschietertje geen wit laat.',
      ],
    },
    {
      id: 'pads-and-rules',
      title: 'Scoreblokken en spelregels',
      body: [
        'Op een scoreblok staat wat het spel bijhoudt, voor twee tot zes spelers, met één, twee of vier blokken per vel. Het eerste vel is de rug: druk het één keer af, op karton. Druk het tweede zo vaak af als je blaadjes wilt, leg ze op de rug, strijk lijm langs de bovenkant, en snijd van teken tot teken.',
        'De spelregels van elk spel komen als boekje in drie talen. Druk dubbelzijdig af en laat de printer het vel over de korte kant draaien. Leg de vellen op elkaar zoals ze komen, vouw ze in het midden, zet nietjes in de vouw, en snijd af: linialen en tekens gaan mee met wat eraf gaat.',
        'Ze passen zich ook aan een eigen set aan: het aantal stukken, de letters en de waarden. Een set die bij geen van de spellen past, heeft een gewoon scoreblok, en geen andere spelregels dan die van jou.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
