import type { commands as english } from '../en/commands.ts';
import type { Words } from '../words.ts';

/** What is typed is English: names of commands and flags, and words in capitals that stand for a value. */
export const commands = {
  start: {
    says: 'Öppnar Cubewright i ett fönster, eller i webbläsaren.',
    usage: ['start [--browser] [--port N] [--no-open]'],
    flags: {
      '--browser': 'i webbläsaren, även där det kunde bli ett fönster',
      '--port N': 'porten som webbläsaren kommer in genom på den här datorn; annars en ledig',
      '--no-open': 'visar adressen och öppnar inget',
    },
    more: 'Varje adress öppnar en webbläsare, en gång. Kör start igen för en ny adress: det hittar det Cubewright som redan är igång.',
  },
  games: {
    says: 'Räknar upp det som går att spela, med val och förval.',
    usage: ['games [--json]'],
  },
  new: {
    says: 'Skriver filen till ett parti som inte har börjat.',
    usage: [
      'new GAME [--players A,computer:3] [--set FILE] [--seed S] [--option NAME=VALUE] [--lexicon NAME] [--mine] -o FILE [--force] [--json]',
    ],
    flags: {
      '--players A,computer:3':
        'vilka som spelar, i den ordning de sitter: människor med namn, datorer med nivå, eller som Anders=computer:3; i Alphacubes också som computer:follow',
      '--set FILE':
        'en egen sats i stället för spelets pjäser, med orden i dess fil, om den har några; satsen följer med i partiet, så att det öppnas utan filen',
      '--seed S': 'ett heltal: upprepar en giv',
      '--option NAME=VALUE':
        'ett val i spelet, som cubewright games räknar upp dem; kan anges flera gånger. Listor: forbid=ZA,QI ersätter listan, forbid=+ZA lägger till, forbid=-XU tar bort; anges flera läggs de ihop',
      '--lexicon NAME': 'ordlistan, eller en fil med ord',
      '--mine': 'med de egna ord som du har sparat i Inställningar',
      '-o FILE': 'vart; en fil som redan finns lämnas orörd',
      '--force': 'skriver över en fil som redan finns',
    },
  },
  simulate: {
    says: 'Låter datorer spela mot varandra och räknar ihop poäng, hur långa partierna blev, hur de öppnades och slutade, och vad varje pjäs gav.',
    usage: [
      'simulate GAME [--games N] [--players computer:1,computer:3] [--seed S] [--option NAME=VALUE] [--lexicon NAME] [--threads N] [--times] [--json]',
    ],
    flags: {
      '--games N': 'hur många partier (förval 10)',
      '--players computer:1,computer:3': 'deras nivåer, i den ordning de sitter',
      '--seed S': 'delar ut det första partiet; varje nytt parti får nästa tal',
      '--option NAME=VALUE': 'ett val i spelet, som för cubewright new',
      '--lexicon NAME': 'ordlistan, eller en fil med ord',
      '--threads N':
        'partier som spelas samtidigt (förval: så många som det finns kärnor); svaret blir detsamma',
      '--times': 'säger också hur lång tid dragen tog, vilket är olika varje gång',
      '--json':
        'ett objekt: game, games, players, turns, ends, openings, best, letters, pieces; andelar är 0 till 1',
    },
    more: 'Poängen för ett drag delas lika mellan pjäserna som det lade: ”Poäng per gång” är den genomsnittliga andelen för en bokstav eller pjäs, och ± dess medelfel, liksom för poäng. Ctrl+C avslutar, och redovisar de partier som är slut.',
  },
  replay: {
    says: 'Spelar upp ett sparat parti efter reglerna, och visar poängprotokollet.',
    usage: ['replay FILE [--at N] [--view SEAT] [--lexicon NAME] [--json]'],
    flags: {
      '--at N': 'går till och med drag N och inte längre; 0 är början',
      '--view SEAT':
        'i stället för poängprotokollet, det som då får ses: från en plats (dess nummer, från 1, eller namnet på spelaren) eller av alla (table)',
      '--lexicon NAME': 'dömer efter en annan ordlista, eller en fil med ord',
      '--json': 'ett objekt: game, ended, players, moves; med --view det som får ses; eller det som är fel',
    },
    more: 'Stannar vid det första draget som reglerna inte tillåter, med dess nummer och varför.',
  },
  review: {
    says: 'Går igenom ett sparat parti tur för tur, eller en mapp med partier i en tabell.',
    usage: [
      'review FILE [--level N] [--lexicon NAME] [-o FILE.pdf|.html|.json] [--force] [--json]',
      'review FOLDER [--level N] [--lexicon NAME] [--threads N] [-o FILE.csv|.json] [--force] [--json]',
    ],
    flags: {
      '--level N': 'nivån som turerna mäts mot; annars den som får lika mycket per tur som de här spelarna',
      '--lexicon NAME': 'slår upp ord i en annan ordlista, eller en fil med ord',
      '-o FILE':
        'skriver rapporten: som .pdf sidor att skriva ut, som .html en sida för en webbläsare, som .json hela genomgången; för en mapp tabellen, som .csv eller .json',
      '--force': 'skriver över en fil som redan finns',
      '--threads N': 'partier i en mapp som gås igenom samtidigt (förval: så många som det finns kärnor)',
      '--json': 'ett objekt: game, level, turns, players; för en mapp: games, players',
    },
    more: 'En tur är bäst om inget ger mer poäng, bra om den ger vad nivån brukar få där, och annars en småmiss eller ett misstag. Tabellen för en mapp har en rad per parti: poäng under det bästa per tur, ord på 7 bokstäver eller mer som de bästa turerna hade, ord som fick ligga fast de inte finns i listan, och betyg. Ctrl+C avslutar; det som är klart för en mapp blir kvar.',
  },
  puzzles: {
    says: 'Visar kluringar: dagens, alla för ett spel, eller ur misstagen i ett sparat parti.',
    usage: ['puzzles [GAME] [--day DATE] [--answers] [--json]', 'puzzles --from FILE [--answers] [--json]'],
    flags: {
      '--day DATE': 'kluringarna för den här dagen, som 2026-11-24; annars dagens',
      '--from FILE': 'gör kluringar av misstagen i det här partiet, och säger vilka som inte blir någon',
      '--answers': 'med tips och svar',
      '--json': 'ett objekt: puzzles, och leftOut med turerna som inte blir någon kluring',
    },
    more: 'Med bara GAME räknas alla kluringar för spelet upp. Ctrl+C avslutar sökandet efter misstag.',
  },
  export: {
    says: 'Skriver ett parti Alphacubes som GCG, som program för korsordsspel läser.',
    usage: ['export FILE --gcg -o FILE.gcg [--force] [--json]'],
    flags: {
      '--gcg': 'som GCG',
      '-o FILE': 'vart; en fil som redan finns lämnas orörd',
      '--force': 'skriver över en fil som redan finns',
    },
    more: 'Bräde, kuber och val står på rader som börjar med #cubewright, så att precis samma parti kommer tillbaka: överallt där ett sparat parti kan anges går det också att ange dess GCG. I vilken GCG som helst med vanliga brickor på 15 × 15 rutor söker cubewright moves igenom ställningarna.',
  },
  'words check': {
    says: 'Säger om orden finns i listan: ett utslag för hela draget.',
    usage: ['words check WORD... [--lexicon NAME] [--mine] [--exceptions] [--json]'],
    flags: {
      '--lexicon NAME': 'en annan ordlista, en fil med ord eller en .cwlex-fil',
      '--mine': 'enligt de egna ord som du har sparat i Inställningar',
      '--exceptions':
        'enligt undantagen som ett nytt spel med ord börjar med: på engelska räknas RITZ, men inte XU',
    },
    more: 'Avslutas med 0 när alla orden finns, annars med 1.',
  },
  'words from': {
    says: 'Räknar upp orden som bokstäver och kuber kan stava, de längsta först.',
    usage: [
      'words from LETTERS [--begins TEXT] [--ends TEXT] [--contains TEXT] [--holds LETTERS] [...]',
      'words from LETTERS --around TEXT [--least N] [--longest N] [--most N] [--lexicon NAME] [--mine] [--json]',
    ],
    flags: {
      '--begins TEXT': 'ordet börjar så här; --ends (slutar) och --contains (innehåller) på samma sätt',
      '--holds LETTERS': 'ordet har alla de här bokstäverna, i vilken ordning som helst',
      '--around TEXT': 'det här ligger redan: LETTERS läggs före och efter',
      '--least N': 'hur många bokstäver ordet minst har; --longest N, högst',
      '--most N': 'hur många ord som visas (förval 100); alla räknas',
      '--lexicon NAME': 'en annan ordlista, en fil med ord eller en .cwlex-fil',
      '--mine': 'enligt de egna ord som du har sparat i Inställningar',
    },
    more: 'LETTERS: högst 30 pjäser, som "CATS?[ABCDE]": fyra bokstäver, en blank, och en kub som visar en av fem. Avslutas med 1 när det inte finns något ord.',
  },
  'words match': {
    says: 'Räknar upp orden som passar ett mönster.',
    usage: ['words match PATTERN [--least N] [--longest N] [--most N] [--lexicon NAME] [--mine] [--json]'],
    flags: {
      '--least N': 'hur många bokstäver ordet minst har; --longest N, högst',
      '--most N': 'hur många ord som visas (förval 100); alla räknas',
      '--lexicon NAME': 'en annan ordlista, en fil med ord eller en .cwlex-fil',
      '--mine': 'enligt de egna ord som du har sparat i Inställningar',
    },
    more: 'PATTERN: ? eller . är vilken bokstav som helst, * hur många som helst, [AEIOU] en av de här, [^S] alla utom de här. Sätt citattecken runt: "C?T*". Avslutas med 1 när inget ord passar.',
  },
  'words split': {
    says: 'Säger vilka ord ett ord är sammansatt av: TABLE SPOON.',
    usage: ['words split WORD [--least N] [--parts N] [--lexicon NAME] [--mine] [--json]'],
    flags: {
      '--least N': 'hur många bokstäver varje del minst har (förval 2)',
      '--parts N': 'hur många delar det högst blir (förval 3)',
      '--lexicon NAME': 'en annan ordlista, en fil med ord eller en .cwlex-fil',
      '--mine': 'enligt de egna ord som du har sparat i Inställningar',
    },
    more: 'Avslutas med 1 när ordet inte går att dela.',
  },
  'words build': {
    says: 'Gör en lexikonfil av en ordlista i ren text.',
    usage: [
      'words build LIST -o FILE.cwlex [--alphabet NAME] [--leave-out LETTERS] [--fold-accents] [--language NAME] [--force] [--json]',
    ],
    flags: {
      '-o FILE': 'vart; en fil som redan finns lämnas orörd',
      '--force': 'skriver över en fil som redan finns',
      '--alphabet NAME':
        'latin (A till Z), dutch, där ij är en bokstav, list för dem som listan använder, eller själva bokstäverna',
      '--leave-out LETTERS':
        'med --alphabet list: de här bokstäverna räknas inte, eller none; annars de som färre än ett ord av 1 000 har, och de ovanligaste utöver 32',
      '--fold-accents':
        'läser é som e och ë som e där de inte är bokstäver i alfabetet; annars utelämnas en sådan rad',
      '--language NAME':
        'ordens språk, som sv eller Swedish; en sats som föreslås för dem blir på det språket',
    },
    more: 'Ett ord per rad, 2 till 21 bokstäver. Rader som inte ger något ord redovisas med sina nummer.',
  },
  moves: {
    says: 'Räknar dragen i varje ställning i en fil, och hittar det bästa.',
    usage: ['moves FILE [--best N] [--lines] [--lexicon NAME] [--threads N] [--json]'],
    flags: {
      '--best N': 'skriver de N bästa dragen under varje rad, det bästa först',
      '--lexicon NAME': 'en annan ordlista, en fil med ord eller en .cwlex-fil',
      '--lines':
        'läser en ställning per rad, allteftersom de kommer: för FILE.ndjson eller FILE.jsonl, och för - (standard in), också utan att du anger det',
      '--threads N':
        'ställningar som genomsöks samtidigt (förval: så många som det finns kärnor); ordningen är densamma',
      '--json':
        'ett objekt per rad: id, section, plays, bestScore, ms, och line med --lines; eller det som är fel',
    },
    more: "Filen är JSON. ”standard” har ställningar med id, board och rack, ”cubes” dem med cubes;\n”standardSet” och ”cubeSet” har uppställningen av deras bräden.\nBräden är rader: . för en tom ruta, en stor bokstav för en pjäs, en liten för en blank;\n? är en blank på stället. Uppställningar är också rader: d och t multiplicerar en bokstav, D och T ett ord.\n\nEn liten bokstav i ett drag visas av en blank. Ctrl+C avslutar sökningen. Avslutas med 1 när en ställning inte går\natt söka igenom.\n\nMed --lines är varje rad ett objekt: en ställning, eller ”standardSet”, ”cubeSet” och ”values” för raderna efter den.\nEn rad som är fel nämns och utelämnas, och de andra söks igenom. Från en fil av det andra slaget:\n  jq -c '{standardSet, cubeSet, values} | del(.. | nulls), .standard[]?, .cubes[]?' FILE",
  },
  print: {
    says: 'Skriver bräden, kuber, kort och ritningar till en låda som PDF eller SVG, delar för en 3D-skrivare som STL eller 3MF, och pjäserna i en sats för Tabletop Simulator.',
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
      '--list': 'varje produkt med alla sina val, vad de tar och vad som är förval',
      '--set SET':
        'namnet på en sats som följer med, som kubagram-nl, box eller workshop, eller en satsfil; --list börjar med alla namn',
      '--from FILE':
        'en PDF från Cubewright, dess projekt, eller raden i dess QR-kod: skriver ut samma ark igen, med de ändringar som du anger; ur ett helt spel också bara en del, i samma storlekar',
      '--check': 'en titt före utskriften: ark, färg, papper, tid och varningar; skriver ingen fil',
      '--paper NAME':
        'a4 (förval), a5, letter, legal, a3, tabloid, sra3, bed-300x200, bed-400x400, bed-600x300 (laserbäddar) eller custom',
      '--paper-width MM': 'bredd på papper i egen storlek, 100 till 1200 mm; annars 210 mm',
      '--paper-height MM': 'höjd på papper i egen storlek, 100 till 1200 mm; annars 297 mm',
      '--edge MM': 'en kubs kant, 8 till 40 mm; annars 15 mm',
      '--cubes LIST': 'nummer och följder, som 3,7,12-15; annars alla',
      '--language NAME': 'språket på arken: en (förval), nl eller sv',
      '--net NAME':
        'hur en kub viks ut: cross (förval), tee, hook, flag, zed, slant, snake, crane, swan, stairs eller threes',
      '--paper-thickness MM':
        'tjockleken på kartongen som viks, 0 till 1 mm; annars 0,25 mm, och 0,3 mm för askar',
      '--registration NAME':
        'märken för en maskin som skär det som skrivs ut: none (förval), three (en kvadrat och två hörn), corners eller rings',
      '--mark-inset MM': 'från papperets kant till sådana märken, 5 till 40 mm; annars 10 mm',
      '--mark-length MM': 'hur långa hörnlinjerna är, eller hur bred en ring är, 4 till 20 mm; annars 8 mm',
      '--mark-line MM': 'hur tjocka deras linjer är, 0,2 till 1 mm; annars 0,5 mm',
      '--tab MM': 'limflikarnas bredd, 4 till 20 mm, från 0,3 till knappt 0,5 av kanten; annars en passande',
      '--measured LENGTHS':
        'vad en linjal säger om mätarket: across, down, left, top, left-below, back-right, back-down i mm, som across=149.6,down=150.4; PDF-filer ritas så att måtten stämmer på papperet, liggande ark vridna till stående sidor',
      '--kerf MM':
        'vad en laser eller kniv tar bort, 0 till 1 mm, som 0.15 eller 0.15x0.12: SVG och DXF ritas så att delarnas mått stämmer',
      '--cut-lines NAME':
        'i SVG: hairline (0,01 mm, förval), eller visible (0,25 mm), som syns i program som utelämnar hårfina linjer',
      '--cut-content NAME':
        'i SVG och DXF: all, allt som är ritat (förval), eller lines, bara det som skärs och biggas; ark utan sådana linjer utelämnas',
      '--cut-files NAME':
        'i SVG och DXF: each (en fil för varje ark, förval), eller together: varje ark som skärs, bredvid varandra i en fil',
      '--sheet N': 'ett enda ark, för SVG och DXF, och med -back dess baksida; annars en fil för varje ark',
      '-o FILE':
        'vart; ändelsen väljer PDF, SVG, DXF, STL, 3MF eller, med .zip, Tabletop Simulator; en fil som redan finns lämnas orörd',
      '--force': 'skriver över filer som redan finns',
    },
    more: 'PRODUCT är en produkt ur en sats, som kubagram-nl-nets, eller ur satsen som --set anger, som nets.\n\nSkriv ut i 100 %, verklig storlek, och mät linjalen på varje ark. PDF är för papper. SVG och DXF (R12) är för laserskärare och\nplottrar: bokstäver som konturer, lager som heter PRINT, GUIDES, MARKS, SCORE (blått) och CUT (rött), ingen linje två gånger,\ninre snitt först.\n\nPIECES är utvikta kuber, etiketter eller en kortlek (nets, labels, deck): ZIP-filen har ett sparat spel för Tabletop Simulator\nmed samma sidor, baksidor och antal, dess bilder och former, och README.txt, som berättar var den packas upp.\nInget av det går över nätet.\n\nSOLID är solid-cubes, sticker-jig, letter-stencil eller solid-rack, eller sensor-frame eller solder-jig till lådan. En fil är\ndet som får plats på en byggplatta (--bed-width och --bed-depth); 3MF har ett namn för varje del, STL är en enda form i millimeter.\n\nArk och 3D-delar från en tidigare körning som inte skrivs på nytt nämns och ligger kvar.',
  },
  'print calibrate': {
    says: 'Mäter en skrivare efter en skanning eller ett foto av mätarket.',
    usage: [
      'print calibrate FILE.png|.pgm [--back FILE] [--yardstick scan|paper] [--dpi N] [--paper-size 210x297] [--measured LENGTHS] [--json]',
    ],
    flags: {
      '--back FILE':
        'en bild av baksidan på samma ark, utskrivet med --back-marks=yes: säger hur mycket baksidan ligger bredvid framsidan',
      '--yardstick NAME':
        'vad längder mäts efter: scan (skanningens upplösning) eller paper (papperets kanter); annars skanningen om dess upplösning kan stämma, och papperet om inte',
      '--dpi N':
        'upplösningen hos en skanning vars fil inte nämner någon, eller nämner fel, i punkter per tum',
      '--paper-size MM':
        'hur stort ditt papper är, bredd x höjd, som 209.6x297.2; annars måttet som arket är gjort för',
      '--measured LENGTHS':
        'vad arket skrevs ut med, om det gjordes så; annars skrevs det ut som det är ritat',
      '--json': 'ett objekt: pictures, var och en med det som hittades, och measured',
    },
    more: 'Skriv ut arket i 100 %: cubewright print workshop-calibration -o FILE.pdf. Skanna det med 300 punkter per tum, på något mörkt, ett finger\nfrån glasets hörn, eller fotografera det rakt uppifrån. Ett foto har ingen egen skala: papperets alla fyra kanter måste synas, och ett papper\nsom är skuret 1 mm fel gör längderna lika mycket fel. Syns inte vänster och övre kant går det inte att säga var på papperet trycket ligger,\noch det utelämnas. Ge det som mättes till --measured vid print. JPEG läses bara av fönstret.',
  },
  'set check': {
    says: 'Kontrollerar en sats: vad den har, vad som är att åtgärda, och hur bra den är att spela med.',
    usage: ['set check FILE [--lexicon NAME] [--lab] [--hands N] [--seed S] [--json]'],
    flags: {
      '--lexicon NAME':
        'prövar den mot en ordlista, en fil med ord eller en .cwlex-fil, i stället för mot orden i satsens fil: bokstäver, värden, och orden på slumpade händer',
      '--lab': 'mäter vad varje pjäs är värd med den listan, i poäng för det dyraste ordet på en hand',
      '--hands N':
        'händer som pjäserna i tur och ordning gör hela (förval 100); fyra gånger så många halverar felet',
      '--seed S': 'drar dem; samma tal ger samma siffror',
    },
    more: 'En pjäs värde säger hur många poäng mer det dyraste ordet på en hand ger, i snitt, med den än med en annan pjäs ur satsen på dess plats; ± är medelfelet. Det som hittas kommer med det värsta först. Avslutas med 1 när satsen inte går att läsa, eller inte går att använda som den är.',
  },
  'set propose': {
    says: 'Hittar en sats i balans för en ordlista.',
    usage: [
      'set propose --pieces N [--lexicon NAME] [--kind cubes|blanks|dice|tiles] [--seed S] [--language NAME] [--alphabet NAME] [--leave-out LETTERS] [--fold-accents] -o FILE [--force] [--json]',
    ],
    flags: {
      '--pieces N':
        'hur många, med jokrar och blanka: 98 för Alphacubes, 108 för Kubagram, 84 för SCRUBLE Cube, 25 för CUBEWORD',
      '--lexicon NAME':
        'orden som satsen är till för: en ordlista (förval english), en fil med ord eller en .cwlex-fil',
      '--kind NAME':
        'cubes (fem bokstäver och deras summa), blanks (fem bokstäver och en blank, och en tärning), dice (tre bokstäver, två gånger var), tiles (en bokstav); annars det som spelet med så många pjäser har',
      '--seed S': 'ett heltal (förval 1): ett annat ger en annan sats, samma tal samma sats',
      '--language NAME': 'ordens språk, som sv eller Swedish; annars listans, där det är känt',
      '--alphabet NAME':
        'bokstäverna i en lista i ren text: latin (A till Z), dutch, där ij är en bokstav, list för dem som listan använder, eller själva bokstäverna',
      '--leave-out LETTERS':
        'med --alphabet list: de här bokstäverna räknas inte, eller none; annars de som färre än ett ord av 1 000 har, och de ovanligaste utöver 32',
      '--fold-accents':
        'läser é som e och ë som e där de inte är bokstäver i alfabetet; annars utelämnas en sådan rad',
      '-o FILE': 'vart, som my.cubewright-set; satsen heter som sin fil; en fil som redan finns lämnas orörd',
      '--force': 'skriver över en fil som redan finns',
    },
    more: 'Tar några sekunder; Ctrl+C stoppar, och då skrivs inget. Siffrorna står bredvid dem för satsen av samma slag som följer med.',
  },
  'box ports': {
    says: 'Räknar upp de seriella portarna; öppnar ingen.',
    usage: ['box ports [--json]'],
  },
  'box monitor': {
    says: 'Visar vad en låda känner, tills du trycker på Ctrl+C.',
    usage: ['box monitor PORT [-o FILE] [--force] [--json]'],
    flags: {
      '-o FILE': 'skriver allt som sades över förbindelsen, när det är slut',
      '--json': 'lådans tillstånd, ett per rad',
    },
  },
  'box replay': {
    says: 'Spelar upp en inspelning av förbindelsen och visar vad lådan kände.',
    usage: ['box replay FILE [--json]'],
    flags: { '--json': 'lådans tillstånd, ett per rad' },
    more: 'FILE kommer från box monitor -o, eller från skärmen Låda. Det går så fort det kan, med inspelningens tider.',
  },
  'box set': {
    says: 'Ställer in en låda, och säger hur den är inställd. Utan val ändras inget.',
    usage: [
      'box set PORT [--name NAME] [--debounce MS] [--steady COLOUR] [--blinking COLOUR] [--marked COLOUR] [--brightness N] [--current-limit MA] [--json]',
    ],
    flags: {
      '--name NAME': 'vad du kallar den, högst 24 byte; "" för inget namn',
      '--debounce MS': 'hur länge en avläsning måste vara stilla för att räknas, 5 till 500',
      '--steady COLOUR': 'färgen på lampor med fast sken, som ff8214',
      '--blinking COLOUR': 'färgen på lampor som blinkar',
      '--marked COLOUR': 'färgen på rutan som det gäller just nu',
      '--brightness N': 'för alla lampor, 0 till 255',
      '--current-limit MA':
        'det mesta som alla lampor tillsammans får dra, 20 till 5000; 400 vid en USB-port',
    },
    more: 'Lådan behåller sitt namn och sina lampor. Insvängningen är 20 ms igen efter varje start. En del kort startar om när porten öppnas.',
  },
  'box simulate': {
    says: 'Är en låda i programvara: visar porten att ansluta till, tills du trycker på Ctrl+C.',
    usage: [
      'box simulate [--pty] [--firmware] [--fault NAME] [--rows N] [--columns N] [--every MS] [--json]',
    ],
    flags: {
      '--pty': 'bakom en pseudoterminal, som alla program kan öppna; kräver socat (förval)',
      '--firmware':
        'precis samma firmware som i en riktig låda, på ett simulerat chip; felen är då förbindelsens',
      '--fault NAME':
        'vad som går fel: drop, lose, flip, repeat, delay, reset, late, flood, sensor, boot-text, other-version, older-version, mute, chatter, echo',
      '--rows N': 'rader med rutor (förval 9)',
      '--columns N': 'kolumner med rutor (förval 12)',
      '--every MS': 'lyfter en kub av sig självt med så många millisekunder emellan',
    },
    more: 'Skriv lift C6, put C6, fill, clear, reset eller unplug 3 för att röra dess kuber och dess kabel.',
  },
  'box flash': {
    says: 'Lägger in firmwaren för en låda på en Arduino Uno eller Nano, läser tillbaka den och väntar på lådan.',
    usage: ['box flash PORT [--image FILE] [--json]'],
    flags: {
      '--image FILE':
        'en annan firmware, så som flash-info skriver den; annars den för 9 x 12 rutor med lampor',
    },
    more: 'Kortets bootloader gör arbetet och skrivs aldrig över, så att det alltid går att göra om. Ctrl+C stoppar mellan två sidor.',
  },
  'box flash-info': {
    says: 'Säger hur firmwaren läggs in i en låda, och skriver den för en låda av annan storlek.',
    usage: [
      'box flash-info [-o FILE] [--rows N] [--columns N] [--serial NUMBER] [--no-lights] [--slow] [--force] [--json]',
    ],
    flags: {
      '-o FILE': 'skriver firmwaren för den här lådan; annars anges den för 9 x 12 rutor med lampor',
      '--rows N': 'rader med rutor (förval 9)',
      '--columns N': 'kolumner med rutor (förval 12)',
      '--serial NUMBER': 'högst 12 tecken; annars hittar lådan på ett eget vid sin första start',
      '--no-lights': 'lådan har inga lampor',
      '--slow': 'lådan börjar med 115 200 bitar i sekunden i stället för 250 000',
    },
  },
  'box board': {
    says: 'Gör ett kretskort med alla givare i en låda, som paneler att beställa från en kretskortstillverkare.',
    usage: [
      'box board -o FILE [--rows N] [--columns N] [--pitch MM] [--edge MM] [--sensor hall|reed] [--language NAME] [--force] [--json]',
    ],
    flags: {
      '-o FILE': 'vart, till exempel board.zip; en fil som redan finns lämnas i fred',
      '--rows N': 'rader med rutor, 1 till 21 (förval 9)',
      '--columns N': 'kolumner med rutor, 8 eller 12 (förval 12)',
      '--pitch MM':
        'från ruta till ruta (förval 25 mm); över 25 mm är panelerna längre än de 100 mm som är billigast',
      '--edge MM': 'på tärningarna (förval 15 mm)',
      '--sensor hall|reed': 'hall eller reed (förval hall)',
      '--language NAME': 'på README.txt och listan över delar: en, nl eller sv (förval en)',
      '--force': 'skriver över en fil som redan finns',
    },
    more: 'ZIP-filen innehåller för varje sorts panel en ZIP med Gerber- och Excellon-filer, att skicka som den är till en kretskortstillverkare, en bild av varje, listan över delar, platsen för varje del, och README.txt: vad du beställer, vad du köper och hur det sätts ihop. Givarna sitter där borritningen har sina hål.',
  },
  verify: {
    says: 'Säger vad en fil från Cubewright har i sig, och om den är hel.',
    usage: ['verify FILE [--lexicon NAME] [--json]'],
  },
} as const satisfies Words<typeof english>;
