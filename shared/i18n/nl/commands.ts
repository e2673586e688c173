import type { commands as english } from '../en/commands.ts';
import type { Words } from '../words.ts';

/** What is typed is English: names of commands and flags, and words in capitals that stand for a value. */
export const commands = {
  start: {
    says: 'Opent Cubewright in een venster, of in je browser.',
    usage: ['start [--browser] [--port N] [--no-open]'],
    flags: {
      '--browser': 'in de browser, ook als het venster kan',
      '--port N': 'de poort waarop de browser op deze computer binnenkomt; anders een vrije',
      '--no-open': 'toont het adres en opent niets',
    },
    more: 'Elk adres opent één browser, één keer. Voer start nog eens uit voor een nieuw adres: het vindt de Cubewright die al draait.',
  },
  games: {
    says: 'Noemt wat er te spelen is, met opties en standaarden.',
    usage: ['games [--json]'],
  },
  new: {
    says: 'Schrijft het bestand van een partij die nog niet begonnen is.',
    usage: [
      'new GAME [--players A,computer:3] [--set FILE] [--seed S] [--option NAME=VALUE] [--lexicon NAME] [--mine] -o FILE [--force] [--json]',
    ],
    flags: {
      '--players A,computer:3':
        'wie er spelen, op volgorde van hun plaatsen: mensen met een naam, computers met een niveau, of als Anders=computer:3; in Alphacubes ook als computer:follow',
      '--set FILE':
        'een eigen set in plaats van de stukken van het spel, met de woorden in het bestand, als die er zijn; de set gaat mee in de notatie, zodat die ook zonder het bestand opengaat',
      '--seed S': 'een heel getal: hetzelfde getal geeft weer dezelfde verdeling',
      '--option NAME=VALUE':
        'een optie van het spel, zoals cubewright games ze noemt; kan vaker gegeven worden. Lijsten: forbid=ZA,QI vervangt de lijst, forbid=+ZA voegt toe, forbid=-XU haalt weg; herhaald tellen ze samen',
      '--lexicon NAME': 'de woordenlijst, of een bestand met woorden',
      '--mine': 'met de eigen woorden die je bij Instellingen bewaart',
      '-o FILE': 'waarheen; een bestand dat er al is, blijft met rust',
      '--force': 'overschrijft een bestand dat er al is',
    },
  },
  simulate: {
    says: 'Laat computers tegen elkaar spelen en telt op: scores, lengtes, hoe partijen eindigen, openingen en wat elk stuk opbracht.',
    usage: [
      'simulate GAME [--games N] [--players computer:1,computer:3] [--seed S] [--option NAME=VALUE] [--lexicon NAME] [--threads N] [--times] [--json]',
    ],
    flags: {
      '--games N': 'hoeveel partijen (standaard 10)',
      '--players computer:1,computer:3': 'hun niveaus, op volgorde van hun plaatsen',
      '--seed S': 'bepaalt de verdeling van de eerste partij; elke volgende krijgt het volgende getal',
      '--option NAME=VALUE': 'een optie van het spel, zoals bij cubewright new',
      '--lexicon NAME': 'de woordenlijst, of een bestand met woorden',
      '--threads N':
        'partijen die tegelijk gespeeld worden (standaard: zoveel als er kernen zijn); het antwoord is hetzelfde',
      '--times': 'zegt ook hoelang zetten duurden, wat elke keer anders is',
      '--json':
        'één object: game, games, players, turns, ends, openings, best, letters, pieces; aandelen zijn 0 tot 1',
    },
    more: 'De punten van een zet worden gelijk verdeeld over de stukken die hij legde: “Punten per keer” is het gemiddelde aandeel van een letter of stuk, en ± de standaardfout ervan, net als bij punten. Met Ctrl+C stopt het, en vertelt het van de partijen die zijn afgelopen.',
  },
  replay: {
    says: 'Speelt een opgeslagen partij opnieuw af volgens de spelregels, en toont het scoreblad.',
    usage: ['replay FILE [--at N] [--view SEAT] [--lexicon NAME] [--json]'],
    flags: {
      '--at N': 'gaat tot en met zet N en niet verder; 0 is het begin',
      '--view SEAT':
        'in plaats van het scoreblad: wat er dan te zien is voor een plaats (het nummer, vanaf 1, of de naam van de speler) of voor iedereen (table)',
      '--lexicon NAME': 'beoordelen met een andere woordenlijst, of een bestand met woorden',
      '--json': 'één object: game, ended, players, moves; met --view wat er te zien is; of de fout',
    },
    more: 'Stopt bij de eerste zet die volgens de regels niet mag, met het nummer en de reden.',
  },
  review: {
    says: 'Kijkt een opgeslagen partij beurt voor beurt terug, of een map met partijen in één tabel.',
    usage: [
      'review FILE [--level N] [--lexicon NAME] [-o FILE.pdf|.html|.json] [--force] [--json]',
      'review FOLDER [--level N] [--lexicon NAME] [--threads N] [-o FILE.csv|.json] [--force] [--json]',
    ],
    flags: {
      '--level N':
        'het niveau waarmee beurten vergeleken worden; anders het niveau dat per beurt evenveel haalt als deze spelers',
      '--lexicon NAME': 'woorden opzoeken in een andere woordenlijst, of een bestand met woorden',
      '-o FILE':
        'schrijft het verslag: als .pdf pagina’s om af te drukken, als .html één pagina voor een browser, of als .json de hele terugblik; van een map de tabel, als .csv of .json',
      '--force': 'overschrijft een bestand dat er al is',
      '--threads N':
        'partijen uit een map die tegelijk beoordeeld worden (standaard: zoveel als er kernen zijn)',
      '--json': 'één object: game, level, turns, players; van een map: games, players',
    },
    more: 'Een beurt is de beste als niets meer punten oplevert, goed als hij haalt wat het niveau daar gemiddeld haalt, en anders slordig of fout. De tabel van een map heeft een rij per partij: punten onder de beste per beurt, woorden van 7 letters of meer die in de beste beurten zaten, woorden die bleven liggen hoewel ze niet in de lijst staan, en oordelen. Met Ctrl+C stopt het; van een map blijft bewaard wat klaar is.',
  },
  puzzles: {
    says: 'Toont puzzels: die van de dag, alle van een spel, of uit de fouten in een opgeslagen partij.',
    usage: ['puzzles [GAME] [--day DATE] [--answers] [--json]', 'puzzles --from FILE [--answers] [--json]'],
    flags: {
      '--day DATE': 'de puzzels van deze dag, zoals 2026-11-24; anders van vandaag',
      '--from FILE': 'maakt puzzels uit de fouten in deze opgeslagen partij, en zegt van welke er geen komt',
      '--answers': 'met hints en antwoorden',
      '--json': 'één object: puzzles, en leftOut met de beurten waar geen puzzel van komt',
    },
    more: 'Met alleen GAME worden alle puzzels van het spel genoemd. Met Ctrl+C stopt het zoeken naar fouten.',
  },
  export: {
    says: 'Schrijft een partij Alphacubes als GCG, die programma’s voor kruiswoordspellen lezen.',
    usage: ['export FILE --gcg -o FILE.gcg [--force] [--json]'],
    flags: {
      '--gcg': 'als GCG',
      '-o FILE': 'waarheen; een bestand dat er al is, blijft met rust',
      '--force': 'overschrijft een bestand dat er al is',
    },
    more: 'Bord, kubussen en opties staan in regels die beginnen met #cubewright, zodat precies dezelfde partij terugkomt: waar je een opgeslagen partij noemt, kun je ook zijn GCG noemen. Van elke GCG van gewone lettertegels op 15 × 15 vakken doorzoekt cubewright moves de stellingen.',
  },
  'words check': {
    says: 'Zegt of woorden in de lijst staan: één oordeel over de zet.',
    usage: ['words check WORD... [--lexicon NAME] [--mine] [--exceptions] [--json]'],
    flags: {
      '--lexicon NAME': 'een andere woordenlijst, een bestand met woorden of een .cwlex-bestand',
      '--mine': 'volgens de eigen woorden die je bij Instellingen bewaart',
      '--exceptions':
        'volgens de uitzonderingen waarmee een nieuwe partij met woorden begint: in het Engels telt RITZ, en XU niet',
    },
    more: 'Eindigt met 0 als alle woorden er zijn, anders met 1.',
  },
  'words from': {
    says: 'Noemt de woorden die letters en kubussen kunnen spellen, de langste eerst.',
    usage: [
      'words from LETTERS [--begins TEXT] [--ends TEXT] [--contains TEXT] [--holds LETTERS] [...]',
      'words from LETTERS --around TEXT [--least N] [--longest N] [--most N] [--lexicon NAME] [--mine] [--json]',
    ],
    flags: {
      '--begins TEXT': 'het woord begint hiermee; --ends (eindigt) en --contains (bevat) net zo',
      '--holds LETTERS': 'het woord heeft al deze letters, in welke volgorde ook',
      '--around TEXT': 'dit ligt er al: LETTERS worden ervoor en erachter gelegd',
      '--least N': 'hoeveel letters het woord minstens heeft; --longest N, hoogstens',
      '--most N': 'hoeveel woorden er getoond worden (standaard 100); geteld worden ze allemaal',
      '--lexicon NAME': 'een andere woordenlijst, een bestand met woorden of een .cwlex-bestand',
      '--mine': 'volgens de eigen woorden die je bij Instellingen bewaart',
    },
    more: 'LETTERS: hoogstens 30 stukken, zoals "CATS?[ABCDE]": vier letters, een blanco, en een kubus die er één van vijf toont. Eindigt met 1 als er geen woord is.',
  },
  'words match': {
    says: 'Noemt de woorden die in een patroon passen.',
    usage: ['words match PATTERN [--least N] [--longest N] [--most N] [--lexicon NAME] [--mine] [--json]'],
    flags: {
      '--least N': 'hoeveel letters het woord minstens heeft; --longest N, hoogstens',
      '--most N': 'hoeveel woorden er getoond worden (standaard 100); geteld worden ze allemaal',
      '--lexicon NAME': 'een andere woordenlijst, een bestand met woorden of een .cwlex-bestand',
      '--mine': 'volgens de eigen woorden die je bij Instellingen bewaart',
    },
    more: 'PATTERN: ? of . is een willekeurige letter, * een reeks willekeurige letters, [AEIOU] een van deze, [^S] elke behalve deze. Zet er aanhalingstekens om: "C?T*". Eindigt met 1 als er geen woord past.',
  },
  'words split': {
    says: 'Zegt uit welke woorden een woord bestaat: TABLE SPOON.',
    usage: ['words split WORD [--least N] [--parts N] [--lexicon NAME] [--mine] [--json]'],
    flags: {
      '--least N': 'hoeveel letters elk deel minstens heeft (standaard 2)',
      '--parts N': 'hoeveel delen er hoogstens zijn (standaard 3)',
      '--lexicon NAME': 'een andere woordenlijst, een bestand met woorden of een .cwlex-bestand',
      '--mine': 'volgens de eigen woorden die je bij Instellingen bewaart',
    },
    more: 'Eindigt met 1 als het woord niet te splitsen is.',
  },
  'words build': {
    says: 'Maakt een lexiconbestand van een woordenlijst in gewone tekst.',
    usage: [
      'words build LIST -o FILE.cwlex [--alphabet NAME] [--leave-out LETTERS] [--fold-accents] [--language NAME] [--force] [--json]',
    ],
    flags: {
      '-o FILE': 'waarheen; een bestand dat er al is, blijft met rust',
      '--force': 'overschrijft een bestand dat er al is',
      '--alphabet NAME':
        'latin (A t/m Z), dutch, waarin ij één letter is, list voor de letters die de lijst gebruikt, of de letters zelf',
      '--leave-out LETTERS':
        'met --alphabet list: deze letters tellen niet mee, of none; anders de letters die in minder dan één op de 1.000 woorden voorkomen, en de zeldzaamste boven 32',
      '--fold-accents':
        'leest é als e en ë als e waar dat geen letters van het alfabet zijn; anders valt zo’n regel weg',
      '--language NAME':
        'taal van de woorden, zoals sv of Swedish; een set die ervoor wordt voorgesteld, krijgt die taal',
    },
    more: 'Eén woord per regel, van 2 tot 21 letters. Regels die geen woord geven, worden met hun nummer gemeld.',
  },
  moves: {
    says: 'Telt de zetten van elke stelling in een bestand, en vindt de beste.',
    usage: ['moves FILE [--best N] [--lines] [--lexicon NAME] [--threads N] [--json]'],
    flags: {
      '--best N': 'schrijft onder elke regel de N beste zetten, de beste eerst',
      '--lexicon NAME': 'een andere woordenlijst, een bestand met woorden of een .cwlex-bestand',
      '--lines':
        'leest een stelling per regel, zodra die komt: bij FILE.ndjson of FILE.jsonl, en bij - (standaardinvoer), ook vanzelf',
      '--threads N':
        'stellingen die tegelijk doorzocht worden (standaard: zoveel als er kernen zijn); de volgorde blijft',
      '--json': 'één object per regel: id, section, plays, bestScore, ms, en line met --lines; of de fout',
    },
    more: "Het bestand is JSON. “standard” heeft stellingen met id, board en rack, “cubes” die met cubes;\n“standardSet” en “cubeSet” bevatten de indeling van hun borden.\nBorden zijn rijen: . voor een leeg vak, een hoofdletter voor een stuk, een kleine letter voor een blanco;\n? is een blanco in de hand. Indelingen zijn ook rijen: d en t vermenigvuldigen een letter, D en T een woord.\n\nEen kleine letter in een zet wordt door een blanco getoond. Met Ctrl+C stopt het zoeken. Eindigt met 1 als een stelling\nniet doorzocht kan worden.\n\nMet --lines is elke regel één object: een stelling, of “standardSet”, “cubeSet” en “values” voor de regels erna.\nEen regel die niet klopt, wordt genoemd en overgeslagen, en de andere worden doorzocht. Uit een bestand van de andere soort:\n  jq -c '{standardSet, cubeSet, values} | del(.. | nulls), .standard[]?, .cubes[]?' FILE",
  },
  print: {
    says: 'Schrijft borden, kubussen, kaarten en de tekeningen van een kist als PDF of SVG, 3D-prints als STL of 3MF, en de stukken van een set voor Tabletop Simulator.',
    usage: [
      'print --list [--set SET] [--json]',
      'print PRODUCT [--set SET] [--paper a4] [--edge 15mm] [...] [--measured LENGTHS] [--kerf MM] [--cut-lines visible] [--cut-content lines] [--cut-files together] [--sheet N] -o FILE.pdf|.svg|.dxf [--force] [--json]',
      'print PIECES [--set SET] [...] -o FILE.zip [--force] [--json]',
      'print SOLID [--set SET] [--edge 15mm] [--relief engraved] [...] -o FILE.stl|.3mf [--force] [--json]',
      'print --from FILE.pdf [--paper letter] [...] -o NEW.pdf|.svg [--force] [--json]',
      'print PART --from KIT.pdf [...] -o PART.pdf [--force] [--json]',
      'print PRODUCT|--from FILE.pdf [...] --check [--json]',
    ],
    flags: {
      '--list': 'elk product met al zijn opties, wat je kunt kiezen en wat standaard is',
      '--set SET':
        'een meegeleverde set bij zijn naam, zoals kubagram-nl, box, workshop, of een bestand van een set; --list begint met alle namen',
      '--from FILE':
        'een PDF van Cubewright, het project ervan, of de regel uit de QR-code: drukt dezelfde vellen nog eens af, op de opties na die je erbij geeft; van een heel spel ook één deel apart, in de maten van dat spel',
      '--check': 'een blik vooraf: vellen, inkt, papier, tijd en waarschuwingen; schrijft geen bestand',
      '--paper NAME':
        'a4 (standaard), a5, letter, legal, a3, tabloid, sra3, bed-300x200, bed-400x400, bed-600x300 (bedden van een laser) of custom',
      '--paper-width MM': 'breedte van eigen papier, 100 tot 1200 mm; anders 210 mm',
      '--paper-height MM': 'hoogte van eigen papier, 100 tot 1200 mm; anders 297 mm',
      '--edge MM': 'zijde van een kubus, 8 tot 40 mm; anders 15 mm',
      '--cubes LIST': 'nummers en reeksen, zoals 3,7,12-15; anders alle',
      '--language NAME': 'taal van de woorden op de vellen: en (standaard), nl of sv',
      '--net NAME':
        'hoe een kubus is uitgeslagen: cross (standaard), tee, hook, flag, zed, slant, snake, crane, swan, stairs of threes',
      '--paper-thickness MM':
        'dikte van het karton dat gevouwen wordt, 0 tot 1 mm; anders 0,25 mm, en 0,3 mm voor dozen',
      '--registration NAME':
        'tekens voor een machine die snijdt wat er afgedrukt is: none (standaard), three (een vierkant en twee hoeken), corners of rings',
      '--mark-inset MM': 'van de rand van het papier tot zulke tekens, 5 tot 40 mm; anders 10 mm',
      '--mark-length MM': 'hoe lang hoeklijnen zijn, of hoe breed een ring is, 4 tot 20 mm; anders 8 mm',
      '--mark-line MM': 'hoe dik hun lijnen zijn, 0,2 tot 1 mm; anders 0,5 mm',
      '--tab MM': 'breedte van de lippen, 4 tot 20 mm, van 0,3 tot bijna 0,5 van de zijde; anders passend',
      '--measured LENGTHS':
        'wat een liniaal op het meetvel zegt: across, down, left, top, left-below, back-right, back-down in mm, zoals across=149.6,down=150.4; PDF’s worden zo getekend dat ze op maat uit de printer komen, liggende vellen gedraaid op staande pagina’s',
      '--kerf MM':
        'wat een laser of mes wegneemt, 0 tot 1 mm, zoals 0.15 of 0.15x0.12: SVG en DXF worden zo getekend dat delen op maat uit de machine komen',
      '--cut-lines NAME':
        'van SVG: hairline (0,01 mm, standaard), of visible (0,25 mm), voor programma’s die geen haarlijnen tonen',
      '--cut-content NAME':
        'van SVG en DXF: all, alles wat getekend is (standaard), of lines, alleen wat gesneden en gerild wordt; vellen zonder zulke lijnen vallen weg',
      '--cut-files NAME':
        'van SVG en DXF: each (een bestand per vel, standaard), of together: elk vel dat gesneden wordt, naast elkaar in één bestand',
      '--sheet N':
        'één vel apart, voor SVG en DXF, en met -back de achterkant ervan; anders een bestand voor elk vel',
      '-o FILE':
        'waarheen; het einde kiest PDF, SVG, DXF, STL, 3MF of, met .zip, Tabletop Simulator; een bestand dat er al is, blijft met rust',
      '--force': 'overschrijft bestanden die er al zijn',
    },
    more: 'PRODUCT is er een van een set, zoals kubagram-nl-nets, of van de set die --set noemt, zoals nets.\n\nDruk af op 100 %, ware grootte, en meet de liniaal op elk vel. PDF is voor papier. SVG en DXF (R12) zijn voor lasers en\nplotters: letters als omtrekken, lagen met de namen PRINT, GUIDES, MARKS, SCORE (blauw) en CUT (rood), geen lijn twee keer,\nsneden binnenin eerst.\n\nPIECES zijn uitslagen, stickers of een stapel (nets, labels, deck): de ZIP bevat een opgeslagen spel van Tabletop Simulator\nmet dezelfde vlakken, achterkanten en aantallen, de plaatjes en vormen ervan, en README.txt, dat zegt waar je het uitpakt.\nEr gaat niets van over het netwerk.\n\nSOLID is solid-cubes, sticker-jig, letter-stencil of solid-rack, of sensor-frame of solder-jig van de kist. Een bestand is\nwat op een printbed past (--bed-width en --bed-depth); 3MF noemt elk stuk bij naam, STL is één vorm in millimeters.\n\nVellen en 3D-prints van een eerdere keer die niet opnieuw geschreven worden, worden genoemd en blijven waar ze zijn.',
  },
  'print calibrate': {
    says: 'Meet een printer aan een scan of foto van het meetvel.',
    usage: [
      'print calibrate FILE.png|.pgm [--back FILE] [--yardstick scan|paper] [--dpi N] [--paper-size 210x297] [--measured LENGTHS] [--json]',
    ],
    flags: {
      '--back FILE':
        'een plaatje van de achterkant van hetzelfde vel, afgedrukt met --back-marks=yes: zegt hoeveel de achterkant naast de voorkant ligt',
      '--yardstick NAME':
        'waaraan lengtes worden gemeten: scan (de resolutie van de scan) of paper (de randen van het papier); zonder deze optie de scan als de resolutie kan kloppen, en anders het papier',
      '--dpi N':
        'de resolutie van een scan waarvan het bestand geen of een verkeerde noemt, in punten per inch',
      '--paper-size MM':
        'hoe groot je papier is, breedte x hoogte, zoals 209.6x297.2; zonder deze optie de maat waarvoor het vel gemaakt is',
      '--measured LENGTHS':
        'waarmee het vel is afgedrukt, als dat zo is; zonder deze optie is het afgedrukt zoals getekend',
      '--json': 'één object: pictures, elk met wat er gevonden is, en measured',
    },
    more: 'Druk het vel af op 100 %: cubewright print workshop-calibration -o FILE.pdf. Scan het met 300 punten per inch, op iets donkers, een vinger\nvan de hoek van het glas, of fotografeer het van recht boven. Een foto heeft zelf geen schaal: alle vier de randen van het papier moeten te\nzien zijn, en papier dat 1 mm verkeerd gesneden is, maakt lengtes evenveel verkeerd. Zijn de linker- en bovenrand niet te zien, dan is de\nplaats van de afdruk op het papier niet te zeggen, en blijft die weg. Geef wat gemeten is aan --measured van print. JPEG leest alleen het venster.',
  },
  'set check': {
    says: 'Kijkt een set na: wat erin zit, wat er te herstellen valt, en hoe goed hij speelt.',
    usage: ['set check FILE [--lexicon NAME] [--lab] [--hands N] [--seed S] [--json]'],
    flags: {
      '--lexicon NAME':
        'legt de set naast een woordenlijst, een bestand met woorden of een .cwlex-bestand, in plaats van naast de woorden in het bestand van de set: letters, waarden, en de woorden van willekeurige handen',
      '--lab': 'meet wat elk stuk met die lijst waard is, in punten van het beste woord van een hand',
      '--hands N':
        'handen die de stukken om de beurt aanvullen (standaard 100); vier keer zoveel halveren de fout',
      '--seed S': 'trekt ze; hetzelfde getal geeft dezelfde cijfers',
    },
    more: 'De waarde van een stuk zegt hoeveel punten het beste woord van een hand er gemiddeld meer mee telt dan met een ander stuk van de set op die plaats; ± is de standaardfout. Wat er gevonden wordt, staat op volgorde, het ergste eerst. Eindigt met 1 als de set niet te lezen is, of zo niet te gebruiken.',
  },
  'set propose': {
    says: 'Vindt een set in balans bij een woordenlijst.',
    usage: [
      'set propose --pieces N [--lexicon NAME] [--kind cubes|blanks|dice|tiles] [--seed S] [--language NAME] [--alphabet NAME] [--leave-out LETTERS] [--fold-accents] -o FILE [--force] [--json]',
    ],
    flags: {
      '--pieces N':
        'hoeveel, met jokers en blanco’s: 98 voor Alphacubes, 108 voor Kubagram, 84 voor SCRUBLE Cube, 25 voor CUBEWORD',
      '--lexicon NAME':
        'de woorden waarvoor hij is: een woordenlijst (standaard english), een bestand met woorden of een .cwlex-bestand',
      '--kind NAME':
        'cubes (vijf letters en hun som), blanks (vijf letters en een blanco, en een dobbelsteen), dice (drie letters, elk twee keer), tiles (één letter); anders wat het spel van die grootte heeft',
      '--seed S': 'een heel getal (standaard 1): een ander geeft een andere set, hetzelfde weer dezelfde',
      '--language NAME':
        'taal van de woorden, zoals sv of Swedish; anders die van de lijst, als die bekend is',
      '--alphabet NAME':
        'de letters van een lijst in gewone tekst: latin (A t/m Z), dutch, waarin ij één letter is, list voor de letters die de lijst gebruikt, of de letters zelf',
      '--leave-out LETTERS':
        'met --alphabet list: deze letters tellen niet mee, of none; anders de letters die in minder dan één op de 1.000 woorden voorkomen, en de zeldzaamste boven 32',
      '--fold-accents':
        'leest é als e en ë als e waar dat geen letters van het alfabet zijn; anders valt zo’n regel weg',
      '-o FILE':
        'waarheen, zoals my.cubewright-set; de set heet zoals zijn bestand; een bestand dat er al is, blijft met rust',
      '--force': 'overschrijft een bestand dat er al is',
    },
    more: 'Duurt een paar seconden; met Ctrl+C stopt het, en wordt er niets geschreven. De cijfers staan naast die van de meegeleverde set van zijn soort.',
  },
  'box ports': {
    says: 'Noemt de seriële poorten; opent er geen.',
    usage: ['box ports [--json]'],
  },
  'box monitor': {
    says: 'Toont wat een kist voelt, tot Ctrl+C.',
    usage: ['box monitor PORT [-o FILE] [--force] [--json]'],
    flags: {
      '-o FILE': 'schrijft aan het eind alles wat er over de lijn gezegd is',
      '--json': 'een toestand van de kist per regel',
    },
  },
  'box replay': {
    says: 'Speelt een opname van de lijn opnieuw af en toont wat de kist voelde.',
    usage: ['box replay FILE [--json]'],
    flags: { '--json': 'een toestand van de kist per regel' },
    more: 'FILE komt van box monitor -o, of van het scherm Kist. Het gaat zo snel als het kan, met de tijden van de opname.',
  },
  'box set': {
    says: 'Stelt een kist in, en zegt hoe hij is ingesteld. Zonder opties wordt er niets gewijzigd.',
    usage: [
      'box set PORT [--name NAME] [--debounce MS] [--steady COLOUR] [--blinking COLOUR] [--marked COLOUR] [--brightness N] [--current-limit MA] [--json]',
    ],
    flags: {
      '--name NAME': 'hoe jij hem noemt, hoogstens 24 bytes; "" voor geen naam',
      '--debounce MS': 'hoelang een meting stil moet zijn voordat die telt, 5 tot 500',
      '--steady COLOUR': 'kleur van lampjes die branden, zoals ff8214',
      '--blinking COLOUR': 'kleur van lampjes die knipperen',
      '--marked COLOUR': 'kleur van het vak waar het nu om gaat',
      '--brightness N': 'van alle lampjes, 0 tot 255',
      '--current-limit MA':
        'wat alle lampjes samen hoogstens mogen nemen, 20 tot 5000; 400 aan een USB-poort',
    },
    more: 'De kist bewaart zijn naam en zijn lampjes. De rusttijd is na elke start weer 20 ms. Sommige printplaatjes starten opnieuw als hun poort opengaat.',
  },
  'box simulate': {
    says: 'Is een kist in software: toont de poort om mee te verbinden, tot Ctrl+C.',
    usage: [
      'box simulate [--pty] [--firmware] [--fault NAME] [--rows N] [--columns N] [--every MS] [--json]',
    ],
    flags: {
      '--pty': 'achter een pseudoterminal, die elk programma kan openen; heeft socat nodig (standaard)',
      '--firmware':
        'precies de firmware van een echte kist, op een nagebootste chip; storingen zijn dan die van de lijn',
      '--fault NAME':
        'wat er misgaat: drop, lose, flip, repeat, delay, reset, late, flood, sensor, boot-text, other-version, older-version, mute, chatter, echo',
      '--rows N': 'rijen vakken (standaard 9)',
      '--columns N': 'kolommen vakken (standaard 12)',
      '--every MS': 'tilt om de zoveel milliseconden vanzelf een steen op',
    },
    more: 'Typ lift C6, put C6, fill, clear, reset of unplug 3 om zijn stenen en zijn kabel te bewegen.',
  },
  'box flash': {
    says: 'Zet de firmware van een kist op een Arduino Uno of Nano, leest hem terug en wacht op de kist.',
    usage: ['box flash PORT [--image FILE] [--json]'],
    flags: {
      '--image FILE':
        'een andere firmware, zoals flash-info die schrijft; anders die voor 9 x 12 vakken met lampjes',
    },
    more: 'De bootloader van het printplaatje doet het werk en wordt nooit overschreven, zodat het na elke storing opnieuw kan. Ctrl+C stopt tussen twee pagina’s.',
  },
  'box flash-info': {
    says: 'Zegt hoe je de firmware op een kist zet, en schrijft hem voor een kist van een andere maat.',
    usage: [
      'box flash-info [-o FILE] [--rows N] [--columns N] [--serial NUMBER] [--no-lights] [--slow] [--force] [--json]',
    ],
    flags: {
      '-o FILE':
        'schrijft de firmware voor deze kist; anders wordt die voor 9 x 12 vakken met lampjes genoemd',
      '--rows N': 'rijen vakken (standaard 9)',
      '--columns N': 'kolommen vakken (standaard 12)',
      '--serial NUMBER': 'hoogstens 12 tekens; anders bedenkt de kist er zelf een bij zijn eerste start',
      '--no-lights': 'de kist heeft geen lampjes',
      '--slow': 'de kist begint met 115.200 bits per seconde in plaats van 250.000',
    },
  },
  'box board': {
    says: 'Maakt een printplaat met alle sensoren van een kist, als panelen om bij een maker van printplaten te bestellen.',
    usage: [
      'box board -o FILE [--rows N] [--columns N] [--pitch MM] [--edge MM] [--sensor hall|reed] [--language NAME] [--force] [--json]',
    ],
    flags: {
      '-o FILE': 'waarheen, bijvoorbeeld board.zip; een bestand dat er al is, blijft zoals het is',
      '--rows N': 'rijen vakken, 1 tot 21 (standaard 9)',
      '--columns N': 'kolommen vakken, 8 of 12 (standaard 12)',
      '--pitch MM':
        'van vak tot vak (standaard 25 mm); boven 25 mm zijn panelen langer dan de 100 mm die het goedkoopst zijn',
      '--edge MM': 'van de stenen (standaard 15 mm)',
      '--sensor hall|reed': 'hall of reed (standaard hall)',
      '--language NAME': 'van README.txt en de onderdelenlijst: en, nl of sv (standaard en)',
      '--force': 'overschrijft een bestand dat er al is',
    },
    more: 'De ZIP bevat voor elke soort paneel een ZIP met Gerber- en Excellon-bestanden, die je zo naar een maker van printplaten stuurt, een tekening van elk, de onderdelenlijst, de plaats van elk onderdeel, en README.txt: wat je bestelt, wat je koopt en hoe je het in elkaar zet. De sensoren zitten waar het boorplan zijn gaten heeft.',
  },
  verify: {
    says: 'Zegt wat er in een bestand van Cubewright zit en of het heel is.',
    usage: ['verify FILE [--lexicon NAME] [--json]'],
  },
} as const satisfies Words<typeof english>;
