import type { damageProblems as englishDamage, fileProblems as english } from '../../en/problem/file.ts';
import type { Words } from '../../words.ts';

export const fileProblems = {
  'file/disk-full':
    'Disken har inte plats för {{path}}. Det som sparats förut är fortfarande helt. Gör plats och försök igen.',
  'file/not-allowed':
    'Cubewright får inte skriva eller läsa {{path}}. Kontrollera vem som äger den och vilka rättigheter den har, eller välj en annan mapp.',
  'file/read-only':
    'Disken med {{path}} går bara att läsa. Välj ett annat ställe, eller sätt CUBEWRIGHT_HOME till en mapp som går att skriva i.',
  'file/missing': 'Det finns ingen fil eller mapp på {{path}}. Kontrollera namnet.',
  'file/not-a-file': '{{path}} är $t(fact:fileKinds.{{kind}}) och ingen fil. Ange en fil.',
  'file/link-loop':
    '{{path}} är en länk som leder tillbaka till sig själv. Ta bort den, eller ange en annan fil.',
  'file/empty': '{{path}} är tom.',
  'file/stopped': 'Stoppat medan {{path}} lästes.',
  'file/not-a-folder': 'En del av {{path}} är en fil där det skulle vara en mapp. Kontrollera sökvägen.',
  'file/too-large': '{{path}} är större än {{limit}} byte, för stor för att vara en av våra.',
  'file/name-too-long': 'Namnet {{path}} är för långt för den här disken. Välj ett kortare.',
  'file/busy': 'Ett annat program använder {{path}}. Stäng den där och försök igen.',
  'file/failed': 'Systemet blev inte färdigt med {{path}} ({{reason}}). Kontrollera disken och försök igen.',
  'file/there': '{{path}} finns redan och lämnades orörd. Välj ett annat namn.',
  'file/write-protected':
    '{{path}} är skrivskyddad och lämnades orörd. Tillåt att den skrivs, eller välj ett annat namn.',
  'file/named-twice':
    '{{path}} leder till en fil som också en annan del av exporten skrivs till. Välj ett annat namn.',
  'file/not-put-back':
    'Alla filer gick inte att skriva, och {{path}} gick inte att återställa som den var. Det den innehöll finns i {{kept}}.',
  'file/changed-elsewhere':
    'Det här ändrades i ett annat fönster efter att det öppnades här. Inget skrevs över: öppna det igen för att fortsätta därifrån.',
  'file/odd-name':
    '{{path}} har ett namn som Cubewright inte ger. Byt till små bokstäver, siffror och bindestreck före ändelsen.',
  'file/no-such-design':
    'Det finns ingen sparad sats som heter {{id}}. Den kan ha tagits bort eller bytt namn.',
  'file/no-such-print':
    'Den här utskriften finns inte kvar bland de senaste. Öppna dess PDF i stället: den har samma val.',
  'file/no-such-game':
    'Det finns inget sparat parti som heter {{id}}. Det kan ha tagits bort eller bytt namn.',

  'home/is-a-file':
    '{{path}} är en fil, men Cubewright har sina partier i en mapp med det namnet. Flytta filen eller byt namn på den, eller sätt CUBEWRIGHT_HOME till en mapp, och starta igen.',
  'home/open-in-browser':
    'Cubewright är redan öppet på {{path}} för din webbläsare (process {{pid}}). Fortsätt där. Svarar det inte kan det vara pausat: fortsätt det med fg i dess terminal, eller avsluta processen och starta igen.',
  'home/open-in-window':
    'Cubewright är redan öppet på {{path}} i ett eget fönster (process {{pid}}). Fortsätt där, eller stäng det fönstret och starta igen.',
  'home/in-use':
    'Ett annat Cubewright använder {{path}}. Stäng det och starta igen, eller sätt CUBEWRIGHT_HOME till en annan mapp.',
  'home/lock-is-a-link':
    '{{path}} är en länk, och där följer Cubewright ingen länk: två mappar skulle kunna dela ett lås. Ta bort länken och starta igen.',
  'home/no-lock':
    'Mappen {{path}} går inte att låsa ({{reason}}), så två Cubewright skulle kunna skriva över varandras partier. Sätt CUBEWRIGHT_HOME till en mapp på en disk i den här datorn.',
  'home/no-lock-library':
    'Cubewright kan inte låsa sin mapp {{path}} i det här systemet ({{system}}), och utan lås skulle två kunna skriva över varandras partier. Det behöver Windows, macOS eller ett Linux med glibc, på en 64-bitars processor från Intel, AMD eller ARM.',
  'home/lost':
    '{{path}} är inte mappen som det här Cubewright öppnades på: den har flyttats, bytt namn eller tagits bort, dess disk har tagits ut, eller ett annat Cubewright har tagit över den. Inget skrevs där. Lägg tillbaka mappen och försök igen, eller stäng Cubewright och starta det på nytt.',

  'app/door-closed':
    'Cubewright svarar inte. Det stoppades, eller dess terminal stängdes. Kör npm start igen; varje drag hittills är sparat.',
  'app/session-ended':
    'Cubewright har startats om sedan den här sidan öppnades. Öppna adressen som terminalen visar.',
  'app/key-dead':
    'Den här nyckeln öppnar inte Cubewright: den är redan använd, har gått ut eller är inte hel. Kör npm start i en annan terminal för en ny.',
  'app/download-gone': 'Den här filen väntar inte längre på att hämtas. Exportera den igen.',
  'app/bad-answer': 'Svaret från {{channel}} gick inte att läsa vid ”{{path}}”. Felet är vårt.',
  'app/asset-missing': 'Filen {{path}} saknas i Cubewright. Kör npm start för att bygga det igen.',
  'lesson/broken':
    'Lektionen kan inte fortsätta: i dess steg ”{{step}}” är draget ”{{line}}” inte tillåtet. Välj ett annat spel så länge, och berätta gärna för oss.',
  'app/table-missing':
    'Bordet för det här spelet gick inte att ladda. Försök igen; hjälper inte det, kör npm start för att bygga Cubewright igen.',
  'app/lexica-missing': 'Ordlistorna saknas ({{path}}). Kör npm start för att bygga dem igen.',
  'app/lexica-damaged':
    'En ordlista som följer med Cubewright saknas eller är skadad ({{path}}). Kör npm start för att bygga den igen, eller installera Cubewright igen.',
  'app/no-such-lexicon': 'Det finns ingen ordlista ”{{name}}” här. Det finns: {{known}}.',
  'app/unknown-channel': 'Det finns inget som heter {{channel}} att be Cubewright om.',
  'app/bad-ask': 'Det som skickades till {{channel}} är fel vid ”{{path}}”: {{expected}}.',
  'app/too-deep':
    'Det som skickades till {{channel}} har listor och objekt mer än {{most}} djupt i varandra. Inget gjordes.',
  'app/too-many-values':
    'Det som skickades till {{channel}} har fler än {{most}} listor och objekt. Inget gjordes.',
  'app/bug':
    'Det blev fel i Cubewright: {{message}}. Inget som var sparat gick förlorat. Berätta gärna för oss vad du gjorde.',
  'app/bad-content-type': 'Frågor måste komma som application/json.',
  'app/body-too-large': 'Det som skickades är större än {{limit}} byte.',
  'app/not-json': 'Det som skickades är inte JSON.',
  'app/foreign-page': 'Bara Cubewrights egna sidor får fråga.',
  'app/port-busy':
    'Port {{port}} är upptagen av ett annat program. Välj en annan med --port, eller utelämna --port för att ta en ledig.',
  'app/port-not-allowed':
    'Port {{port}} får inte öppnas här. Välj en över 1023, eller utelämna --port för att ta en ledig.',

  'print/no-such-sheet':
    'Det här ger {{sheets, counted(one: ark; other: ark)}} papper, och {{sheet}} är inget av dem. En skärfil har en sida av ett ark: ange vilket, från 1, och -back för baksidan.',
  'print/nothing-to-cut':
    'Här skärs eller biggas ingenting, så en fil med bara skärlinjer skulle bli tom. Välj ett annat ark, eller en fil som har allt.',
  'print/several-materials':
    'De här arken är av flera material, och de ligger inte på samma bädd. Välj en fil för varje ark, eller skriv ut en del av satsen för sig.',
  'print/kerf-too-wide':
    'En snittbredd på {{kerf}} mm är större än avståndet mellan två snitt, och inget skulle bli kvar emellan. Ta en mindre snittbredd, eller mer mellanrum mellan pjäserna.',
  'print/too-many-waiting':
    '{{most}} exporter väntar redan. Vänta tills några av dem är klara, och försök sedan igen.',
  'print/job-running': 'Det här skrivs redan ut. Vänta på det, eller stoppa det först.',

  'cli/stopped': 'Stoppat.',
  'cli/stopped-lines': 'Stoppat efter {{done, counted(one: ställning; other: ställningar)}}.',
  'cli/line-too-long': '{{file}}, rad {{line}} är längre än {{limit}} byte.',
  'cli/stopped-lab': 'Stoppat efter {{done}} av {{total}} händer.',
  'cli/lab-needs-list': '{{flag}} behöver ord: ange en lista med --lexicon.',
  'cli/stopped-replay': 'Stoppat efter att {{done}} av {{total}} drag spelats upp.',
  'cli/stopped-verify': 'Stoppat medan {{path}} kontrollerades.',
  'cli/stopped-moves': 'Stoppat efter {{done}} av {{total}} ställningar.',
  'cli/stopped-list': 'Stoppat när {{percent}} % av {{file}} var lexikon. Inget skrevs.',
  'cli/stopped-print': 'Stoppat. Ritade ark: {{done}}.',

  'cli/unknown-command': 'Det finns inget kommando ”{{command}}”. cubewright help räknar upp alla.',
  'cli/unknown-command-near':
    'Det finns inget kommando ”{{command}}”. Menade du ”{{near}}”? cubewright help räknar upp alla.',
  'cli/unknown-flag': '”{{command}}” tar inte {{flag}}. cubewright help {{command}} visar vad det tar.',
  'cli/unknown-flag-near':
    '”{{command}}” tar inte {{flag}}. Menade du {{near}}? cubewright help {{command}} visar vad det tar.',
  'cli/missing-value': '{{flag}} behöver ett värde efter sig: {{flag}} {{takes}}.',
  'cli/needs-no-value': '{{flag}} tar inget värde; skriv det utan ”=”.',
  'cli/missing-word': '”{{command}}” behöver {{word}}. cubewright help {{command}} visar hur.',
  'cli/extra-word': '”{{command}}” tar inte ”{{word}}”. cubewright help {{command}} visar vad det tar.',
  'cli/incomplete-command': '”{{command}}” behöver ett av de här efter sig: {{known}}.',
  'cli/missing-output': 'Ange vart det ska skrivas: cubewright {{command}} ... -o FILE.',
  'cli/no-folder': 'Det finns ingen mapp {{folder}} att skriva i. Skapa den först, eller välj en annan.',
  'cli/folder-takes-no-files':
    'Ingen fil går att skapa i {{folder}}; systemet behåller den för sig självt. Välj en annan mapp.',
  'cli/unknown-alphabet':
    'Det finns inget alfabet ”{{alphabet}}”. Välj ett av: {{known}}; eller skriv dess bokstäver, 2 till 32 olika.',
  'cli/bad-colour':
    '{{flag}} kan inte vara ”{{given}}”. Ange två siffror eller bokstäver a till f var för rött, grönt och blått, som ff8214.',
  'cli/stopped-box-set': 'Stoppat innan lådan på {{path}} hade svarat; den ändrades inte.',
  'cli/bad-serial':
    '”{{given}}” är inget serienummer. Det har 1 till 12 bokstäver, siffror eller tecken, och inget blanksteg.',
  'cli/not-cwlex': '{{path}} borde sluta på .cwlex, som lexikonfiler gör.',
  'cli/file-there':
    '{{path}} finns redan och lämnades orörd. Välj ett annat namn, eller lägg till --force för att skriva över den.',
  'cli/unknown-onlooker':
    '”{{given}}” är ingen plats i det här spelet. --view tar table, eller något av: {{known}}.',
  'cli/unknown-game': 'Det finns inget spel ”{{game}}”. Det finns: {{known}}.',
  'cli/bad-option-form':
    '”{{given}}” är inget val. Skriv --option NAME=VALUE; cubewright games räknar upp dem.',
  'cli/bad-option-value': 'Valet {{option}} är fel. Där väntas: {{expected}}.',
  'cli/bad-seed': '”{{given}}” är inget givnummer. Ange ett heltal från 0 till 4294967295.',
  'cli/puzzles-of-what':
    'Ange ett spel, eller ett sparat parti med --from, men inte båda; --day hör till spelens kluringar.',
  'cli/no-person':
    '”{{name}}” är en människa, och här spelar bara datorer. Skriv computer:1 till computer:4.',
  'cli/too-few-players':
    '{{players, counted(one: dator är; other: datorer är)}} för få för det här spelet. Det behöver {{least}}.',
  'cli/too-many-players': '{{players}} datorer får inte plats runt bordet. Det finns plats för {{most}}.',
  'cli/bad-level': '”{{given}}” är ingen nivå. Datorer har nivå {{least}} till {{most}}, som i computer:3.',
  'cli/bad-level-or-follow':
    '”{{given}}” är ingen nivå. Datorer har nivå {{least}} till {{most}}, som i computer:3, eller spelar lika starkt som de andra: computer:follow.',
  'cli/no-player':
    '--players ”{{given}}” anger ingen på plats {{place}}. Skriv ett namn där, eller computer:3.',
  'cli/bad-number': '{{flag}} kan inte vara ”{{given}}”. Ange ett heltal från {{least}} till {{most}}.',
  'cli/no-product':
    'Ange vad som ska skrivas ut: cubewright print PRODUCT -o FILE.pdf. cubewright print --list räknar upp produkterna.',
  'cli/bad-dpi':
    '--dpi kan inte vara ”{{given}}”. Ange skanningens punkter per tum, 50 till 10000, till exempel 300.',
  'cli/bad-paper-size':
    '--paper-size kan inte vara ”{{given}}”. Ange bredd och höjd, 100 till 1200 mm var, till exempel 210x297.',
  'cli/bad-measure': '--measured kan inte vara ”{{given}}”, bara {{expected}}.',
  'cli/not-in-kit': 'Det här spelet har ingen del {{part}}. Det har {{has}}.',
  'cli/from-alone':
    'Det som --from öppnar säger vad som ska skrivas ut. Utelämna {{given}}, eller utelämna --from.',
  'cli/no-check':
    '{{product}} är till för en 3D-skrivare: --check tittar på pappersark. Filen säger själv sin storlek när den skrivs.',
  'cli/which-set': '{{product}} går att skriva ut för {{sets}}. Ange vilken med --set.',
  'cli/unknown-set':
    'Det finns ingen sats ”{{set}}”. Det finns {{sets}}; en egen sats är namnet på dess fil, som mine.cubewright-set.',
  'cli/not-of-set':
    'Det finns ingen produkt ”{{product}}” för {{set}}: den hör till {{sets}}. {{set}} har {{has}}.',
  'cli/unknown-product-near':
    'Det finns ingen produkt ”{{product}}”. Menade du ”{{near}}”? cubewright print --list räknar upp alla.',
  'cli/no-such-option':
    '{{product}} har inget val {{flag}}. cubewright print --list visar vad varje produkt tar.',
  'cli/no-such-option-near': '{{product}} har inget val {{flag}}. Menade du {{near}}?',
  'cli/given-twice': '{{flag}} står där mer än en gång, med {{values}}. Ange det en gång.',
  'cli/option-idle': '{{flag}} gäller bara med {{needs}}. Lägg till det, eller utelämna {{flag}}.',
  'cli/export-as': 'Ange vad som ska skrivas: --gcg.',
  'cli/table-ending':
    '{{path}} borde sluta på .csv eller .json: en mapp med partier gås igenom som en tabell.',
  'cli/no-games': '{{folder}} har inget sparat parti. Partier är filerna som slutar på {{suffix}}.',
  'cli/review-ending':
    '{{path}} borde sluta på .pdf för sidor att skriva ut, på .html för en sida i en webbläsare, eller på .json: ändelsen säger vad som skrivs.',
  'cli/bad-format':
    '{{path}} borde sluta på .pdf för papper, på .svg eller .dxf för en skärmaskin, på .stl eller .3mf för en 3D-skrivare, eller på .zip för Tabletop Simulator: ändelsen säger vad som skrivs.',
  'cli/measured-on-paper':
    '{{product}} görs av en 3D-skrivare, och --measured är vad en linjal säger om en skrivare för papper. Utelämna det.',
  'cli/not-on-paper':
    '{{product}} görs av en 3D-skrivare. Låt -o sluta på .stl eller .3mf; {{path}} skulle bli pappersark.',
  'cli/not-a-solid':
    '{{product}} skrivs ut på papper. Låt -o sluta på .pdf, .svg eller .dxf; {{path}} skulle vara för en 3D-skrivare.',
  'cli/board-apart':
    'Givarkortet görs med ”cubewright box board -o {{path}}”. Låt -o sluta på .pdf, .svg eller .dxf för {{product}}.',
  'cli/sheet-needs-svg':
    '--sheet väljer ett ark för SVG eller DXF, och det här är en annan sorts fil. Utelämna det.',
  'cli/kerf-needs-cuts':
    'Papper har ingen snittbredd: --kerf är för en laser eller en kniv. Utelämna det, eller låt -o sluta på .svg eller .dxf.',
  'cli/lines-need-svg':
    '--cut-lines säger hur breda linjer är i en SVG; ingen annan fil har det valet. Utelämna det.',
  'cli/content-needs-cuts':
    'Bara SVG och DXF tar --cut-content, och det här är en annan sorts fil. Utelämna det.',
  'cli/files-need-cuts': 'Bara SVG och DXF tar --cut-files, och det här är en annan sorts fil. Utelämna det.',
  'cli/sheet-or-together':
    'En fil med alla ark har inget enskilt: utelämna --sheet, eller --cut-files together.',
  'cli/kerf-of-a-solid':
    'En 3D-skrivare tar inte bort något, så {{product}} har ingen snittbredd: --kerf är för en laser eller en kniv, i SVG och DXF. Utelämna det.',
  'cli/bad-kerf':
    '--kerf kan inte vara ”{{given}}”. Ange vad maskinen tar bort, 0 till 1 mm, som 0.15mm, eller 0.15x0.12 åt sidan och nedåt.',
  'cli/bad-sheet': '”{{given}}” är inget ark. Ange dess nummer, från 1, som 3, eller 3-back för baksidan.',
  'cli/not-ours': '{{path}} är ingen fil som Cubewright har skrivit.',
  'cli/pdf-damaged':
    '{{path}} är en PDF som inte är hel, eller inte en av våra. Om Cubewright skrev den, skriv ut den igen.',
  'cli/bad-port': '”{{given}}” är ingen port. Ange ett heltal från 0 till 65535; 0 tar en ledig.',
  'cli/desktop-failed':
    'Fönstret gick inte att öppna. Kör samma sak med --browser för att använda Cubewright i din webbläsare.',

  'cli/no-own-set': '{{game}} går inte att spela med egna satser. Det går med: {{known}}.',
  'cli/no-pieces': 'Ange hur många pjäser satsen ska ha, som --pieces 98.',
  'cli/unknown-kind': '”{{given}}” är inget slags pjäser. Det finns {{known}}.',
  'cli/leave-out-of-list':
    '--leave-out {{given}} går bara ihop med --alphabet list. I ett alfabet som skrivs ut utelämnar du bokstäver genom att inte skriva dem.',
  'cli/stopped-proposal': 'Stoppat när {{percent}} % var gjort. Inget skrevs.',
} as const satisfies Words<typeof english>;

/** The name of a file of settings or words comes before each sentence. */
export const damageProblems = {
  'damage/gone': 'Filen finns inte längre.',
  'damage/empty': 'Filen är tom.',
  'damage/too-large': 'Filen är större än {{limit}} byte, för stor för att vara en av våra.',
  'damage/utf-16': 'Den sparades som UTF-16; Cubewright skriver UTF-8.',
  'damage/not-text': 'Rad {{line}}, kolumn {{column}}: där finns byte som inte är UTF-8-text.',
  'damage/not-json':
    'Rad {{line}}, kolumn {{column}}: där tar filen slut för tidigt, eller så är den inte JSON.',
  'damage/key-twice': 'Rad {{line}}, kolumn {{column}}: där står samma uppgift för andra gången: {{found}}.',
  'damage/no-entries': 'Filen är JSON, men har inga uppgifter med namn.',
  'damage/not-ours':
    'Filen är JSON, men säger inte att den är vår: ”format” måste vara ”{{format}}”, och ”version” ett tal.',
  'damage/too-deep': 'Rad {{line}}, kolumn {{column}}: listor ligger för djupt i varandra där.',
  'damage/bad-entry': 'Rad {{line}}, kolumn {{column}}: {{found}} kan inte stå under ”{{entry}}”.',

  'settings/too-new':
    '{{path}} skrevs av en nyare version av Cubewright, och den här versionen skulle tappa bort en del av innehållet. Inget skrivs där: använd den nyare versionen.',
  'settings/cannot-be-kept':
    'Det här går inte att spara i {{path}}: det är för långt, eller ligger för djupt. Inget ändrades.',
} as const satisfies Words<typeof englishDamage>;
