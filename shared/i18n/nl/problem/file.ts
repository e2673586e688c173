import type { damageProblems as englishDamage, fileProblems as englishFile } from '../../en/problem/file.ts';
import type { Words } from '../../words.ts';

export const fileProblems = {
  'file/disk-full':
    'Op de schijf is geen plaats meer voor {{path}}. Wat eerder is opgeslagen, is nog heel. Maak ruimte en probeer het opnieuw.',
  'file/not-allowed':
    'Cubewright mag {{path}} niet schrijven of lezen. Kijk van wie het is en welke rechten het heeft, of kies een andere map.',
  'file/read-only':
    'De schijf met {{path}} kan alleen gelezen worden. Kies een andere plaats, of laat CUBEWRIGHT_HOME naar een map wijzen waarin geschreven kan worden.',
  'file/missing': 'Er is geen bestand of map op {{path}}. Kijk de naam na.',
  'file/not-a-file': '{{path}} is $t(fact:fileKinds.{{kind}}) en geen bestand. Noem een bestand.',
  'file/link-loop':
    '{{path}} is een koppeling die naar zichzelf terugleidt. Haal die weg, of noem een ander bestand.',
  'file/empty': '{{path}} is leeg.',
  'file/stopped': 'Gestopt tijdens het lezen van {{path}}.',
  'file/not-a-folder': 'Een deel van {{path}} is een bestand waar een map hoort te staan. Kijk het pad na.',
  'file/too-large': '{{path}} is groter dan {{limit}} bytes, te groot om van ons te zijn.',
  'file/name-too-long': 'De naam {{path}} is te lang voor deze schijf. Kies een kortere.',
  'file/busy': 'Een ander programma houdt {{path}} vast. Sluit het daar en probeer het opnieuw.',
  'file/failed':
    'Het systeem kwam niet klaar met {{path}} ({{reason}}). Kijk de schijf na en probeer het opnieuw.',
  'file/there': '{{path}} bestaat al en is met rust gelaten. Kies een andere naam.',
  'file/write-protected':
    '{{path}} is tegen schrijven beveiligd en is met rust gelaten. Sta schrijven toe, of kies een andere naam.',
  'file/named-twice':
    '{{path}} leidt naar een bestand waar ook een ander deel van deze export in komt. Kies een andere naam.',
  'file/not-put-back':
    'Niet alle bestanden konden geschreven worden, en {{path}} kon niet worden teruggezet zoals het was. Wat erin stond, staat in {{kept}}.',
  'file/changed-elsewhere':
    'Dit is in een ander venster gewijzigd nadat het hier geopend was. Er is niets overschreven: open het opnieuw om van daar verder te gaan.',
  'file/odd-name':
    '{{path}} heeft een naam die Cubewright niet geeft. Geef het vóór de extensie een naam met kleine letters, cijfers en streepjes.',
  'file/no-such-design':
    'Er is geen opgeslagen ontwerp {{id}}. Misschien is het verwijderd, of heeft het een andere naam gekregen.',
  'file/no-such-print':
    'Deze afdruk wordt niet meer onthouden. Open in plaats daarvan de PDF: daar zitten dezelfde keuzes in.',
  'file/no-such-game':
    'Er is geen opgeslagen partij {{id}}. Misschien is die verwijderd, of heeft die een andere naam gekregen.',

  'home/is-a-file':
    '{{path}} is een bestand, maar Cubewright bewaart zijn partijen in een map met die naam. Verplaats het bestand of geef het een andere naam, of laat CUBEWRIGHT_HOME naar een map wijzen, en start opnieuw.',
  'home/open-in-browser':
    'Cubewright is al open op {{path}} voor je browser (proces {{pid}}). Ga daar verder. Antwoordt het niet, dan is het misschien gepauzeerd: laat het doorgaan met fg in zijn terminal, of beëindig dat proces en start opnieuw.',
  'home/open-in-window':
    'Cubewright is al open op {{path}} in een eigen venster (proces {{pid}}). Ga daar verder, of sluit dat venster en start opnieuw.',
  'home/in-use':
    'Een andere Cubewright gebruikt {{path}}. Sluit die en start opnieuw, of laat CUBEWRIGHT_HOME naar een andere map wijzen.',
  'home/lock-is-a-link':
    '{{path}} is een koppeling, en die volgt Cubewright daar niet: twee mappen zouden één slot kunnen delen. Haal de koppeling weg en start opnieuw.',
  'home/no-lock':
    'De map {{path}} kan niet op slot ({{reason}}), dus twee Cubewrights zouden elkaars partijen kunnen overschrijven. Laat CUBEWRIGHT_HOME naar een map op een schijf van deze computer wijzen.',
  'home/no-lock-library':
    'Cubewright kan zijn map {{path}} op dit systeem ({{system}}) niet op slot doen, en zonder slot zouden twee Cubewrights elkaars partijen kunnen overschrijven. Nodig is Windows, macOS of een Linux met glibc, op een 64-bits processor van Intel, AMD of ARM.',
  'home/lost':
    '{{path}} is niet de map waarop deze Cubewright geopend is: hij is verplaatst, heeft een andere naam of is verwijderd, zijn schijf is eruit gehaald, of een andere Cubewright heeft hem overgenomen. Er is niets in geschreven. Zet de map terug en probeer het opnieuw, of sluit Cubewright en start het opnieuw.',

  'app/door-closed':
    'Cubewright geeft geen antwoord. Het is gestopt, of zijn terminal is gesloten. Voer npm start opnieuw uit; elke zet tot nu toe is opgeslagen.',
  'app/session-ended':
    'Cubewright is opnieuw gestart nadat deze pagina geopend was. Open het adres dat in de terminal staat.',
  'app/key-dead':
    'Deze sleutel opent Cubewright niet: hij is al gebruikt, is verlopen of is niet volledig. Voer npm start uit in een andere terminal voor een nieuwe.',
  'app/download-gone': 'Dit bestand staat niet meer klaar om te downloaden. Exporteer het opnieuw.',
  'app/bad-answer': 'Het antwoord van {{channel}} was niet te lezen bij “{{path}}”. Dat is een fout van ons.',
  'app/asset-missing':
    'Het bestand {{path}} ontbreekt in Cubewright. Voer npm start uit om het opnieuw te maken.',
  'lesson/broken':
    'De les kan niet verder: in de stap “{{step}}” mag de zet “{{line}}” niet. Leer een ander spel, en vertel het ons.',
  'app/table-missing':
    'De tafel van dit spel kon niet geladen worden. Probeer het opnieuw; helpt dat niet, voer dan npm start uit om Cubewright opnieuw te maken.',
  'app/lexica-missing': 'De woordenlijsten ontbreken ({{path}}). Voer npm start uit om ze opnieuw te maken.',
  'app/lexica-damaged':
    'Een woordenlijst die bij Cubewright hoort, ontbreekt of is beschadigd ({{path}}). Voer npm start uit om de lijst opnieuw te maken, of installeer Cubewright opnieuw.',
  'app/no-such-lexicon': 'Er is hier geen lexicon “{{name}}”. Wel: {{known}}.',
  'app/unknown-channel': 'Er is niets met de naam {{channel}} om aan Cubewright te vragen.',
  'app/bad-ask': 'Wat aan {{channel}} gevraagd werd, klopt niet bij “{{path}}”: {{expected}}.',
  'app/too-deep':
    'Wat naar {{channel}} gestuurd werd, heeft lijsten en objecten die meer dan {{most}} diep in elkaar zitten. Er is niets gedaan.',
  'app/too-many-values':
    'Wat naar {{channel}} gestuurd werd, heeft meer dan {{most}} lijsten en objecten. Er is niets gedaan.',
  'app/bug':
    'Cubewright heeft een fout gemaakt: {{message}}. Er is niets verloren van wat is opgeslagen. Vertel ons wat je deed.',
  'app/bad-content-type': 'Vragen moeten komen als application/json.',
  'app/body-too-large': 'Wat er gestuurd werd, is groter dan {{limit}} bytes.',
  'app/not-json': 'Wat er gestuurd werd, is geen JSON.',
  'app/foreign-page': 'Alleen pagina’s van Cubewright zelf mogen iets vragen.',
  'app/port-busy':
    'Poort {{port}} is bezet door een ander programma. Kies een andere met --port, of laat --port weg voor een vrije.',
  'app/port-not-allowed':
    'Poort {{port}} mag hier niet open. Kies er een boven 1023, of laat --port weg voor een vrije.',

  'print/no-such-sheet':
    'Dit wordt {{sheets, counted(one: vel; other: vellen)}} papier, en {{sheet}} is daar niet bij. Een snijbestand bevat één kant van een vel: zeg welke, vanaf 1, en met -back de achterkant.',
  'print/nothing-to-cut':
    'Hier wordt niets gesneden of gerild, dus een bestand met alleen snijlijnen zou leeg zijn. Kies een ander vel, of een bestand dat alles bevat.',
  'print/several-materials':
    'Deze vellen zijn van meer dan één materiaal, en die liggen niet samen op één bed. Kies een bestand per vel, of druk een deel van het pakket apart af.',
  'print/kerf-too-wide':
    'Een snijbreedte van {{kerf}} mm is breder dan de ruimte tussen twee sneden, en daartussen bleef niets over. Neem een kleinere snijbreedte, of meer ruimte tussen de stukken.',
  'print/too-many-waiting':
    'Er wachten al {{most}} exports. Wacht tot er een paar klaar zijn, en probeer het dan opnieuw.',
  'print/job-running': 'Dit wordt al afgedrukt. Wacht erop, of stop het eerst.',

  'cli/stopped': 'Gestopt.',
  'cli/stopped-lines': 'Gestopt na {{done, counted(one: stelling; other: stellingen)}}.',
  'cli/line-too-long': '{{file}}, regel {{line}} is langer dan {{limit}} bytes.',
  'cli/stopped-lab': 'Gestopt na {{done}} van {{total}} handen.',
  'cli/lab-needs-list': '{{flag}} heeft woorden nodig: noem een lijst met --lexicon.',
  'cli/stopped-replay': 'Gestopt nadat {{done}} van {{total}} zetten opnieuw waren afgespeeld.',
  'cli/stopped-verify': 'Gestopt tijdens het nakijken van {{path}}.',
  'cli/stopped-moves': 'Gestopt na {{done}} van {{total}} stellingen.',
  'cli/stopped-list':
    'Gestopt toen {{percent}} % van {{file}} tot lexicon gemaakt was. Er is niets geschreven.',
  'cli/stopped-print': 'Gestopt. Getekende vellen: {{done}}.',

  'cli/unknown-command': 'Er is geen opdracht “{{command}}”. cubewright help noemt ze allemaal.',
  'cli/unknown-command-near':
    'Er is geen opdracht “{{command}}”. Bedoelde je “{{near}}”? cubewright help noemt ze allemaal.',
  'cli/unknown-flag': '“{{command}}” kent {{flag}} niet. cubewright help {{command}} laat zien wat wel kan.',
  'cli/unknown-flag-near':
    '“{{command}}” kent {{flag}} niet. Bedoelde je {{near}}? cubewright help {{command}} laat zien wat wel kan.',
  'cli/missing-value': 'Na {{flag}} moet een waarde komen: {{flag}} {{takes}}.',
  'cli/needs-no-value': '{{flag}} staat alleen; er mag niets op volgen met “=”.',
  'cli/missing-word': 'Bij “{{command}}” hoort {{word}}. cubewright help {{command}} laat zien hoe.',
  'cli/extra-word':
    '“{{command}}” kan niets met “{{word}}”. cubewright help {{command}} laat zien wat wel kan.',
  'cli/incomplete-command': 'Na “{{command}}” moet een van deze komen: {{known}}.',
  'cli/missing-output': 'Zeg waar het heen moet: cubewright {{command}} ... -o FILE.',
  'cli/no-folder': 'Er is geen map {{folder}} om in te schrijven. Maak die eerst, of kies een andere.',
  'cli/folder-takes-no-files':
    'In {{folder}} kan geen bestand gemaakt worden; het systeem houdt die map voor zichzelf. Kies een andere.',
  'cli/unknown-alphabet':
    'Er is geen alfabet “{{alphabet}}”. Kies uit: {{known}}; of schrijf de letters, 2 tot 32 verschillende.',
  'cli/bad-colour':
    '{{flag}} kan niet “{{given}}” zijn. Geef voor rood, groen en blauw elk twee cijfers of letters a tot f, zoals ff8214.',
  'cli/stopped-box-set': 'Gestopt voordat de kist op {{path}} antwoordde; er is niets aan gewijzigd.',
  'cli/bad-serial':
    '“{{given}}” is geen serienummer. Dat heeft 1 tot 12 letters, cijfers of tekens, en geen spatie.',
  'cli/not-cwlex': '{{path}} moet eindigen op .cwlex, zoals lexiconbestanden.',
  'cli/file-there':
    '{{path}} bestaat al en is met rust gelaten. Kies een andere naam, of voeg --force toe om het te overschrijven.',
  'cli/unknown-onlooker':
    '“{{given}}” is geen plaats in deze partij. Na --view komt table, of een van: {{known}}.',
  'cli/unknown-game': 'Er is geen spel “{{game}}”. Wel: {{known}}.',
  'cli/bad-option-form': '“{{given}}” is geen optie. Schrijf --option NAME=VALUE; cubewright games noemt ze.',
  'cli/bad-option-value': 'De optie {{option}} klopt niet. Daar hoort: {{expected}}.',
  'cli/bad-seed': '“{{given}}” is geen startgetal. Geef een heel getal van 0 tot en met 4294967295.',
  'cli/puzzles-of-what':
    'Noem een spel, of geef een opgeslagen partij met --from, maar niet allebei; --day hoort bij puzzels van spellen.',
  'cli/no-person':
    '“{{name}}” is een mens, en hier spelen alleen computers. Schrijf computer:1 tot computer:4.',
  'cli/too-few-players':
    '{{players, counted(one: computer is; other: computers zijn)}} te weinig voor dit spel. Het vraagt er {{least}}.',
  'cli/too-many-players': '{{players}} computers passen niet om de tafel. Er is plaats voor {{most}}.',
  'cli/bad-level':
    '“{{given}}” noemt geen niveau. Computers hebben niveau {{least}} tot en met {{most}}, zoals in computer:3.',
  'cli/bad-level-or-follow':
    '“{{given}}” noemt geen niveau. Computers hebben niveau {{least}} tot en met {{most}}, zoals in computer:3, of spelen even sterk als de anderen: computer:follow.',
  'cli/no-player':
    '--players “{{given}}” noemt niemand op plaats {{place}}. Schrijf daar een naam, of computer:3.',
  'cli/bad-number':
    '{{flag}} kan niet “{{given}}” zijn. Geef een heel getal van {{least}} tot en met {{most}}.',
  'cli/no-product':
    'Zeg wat je wilt afdrukken: cubewright print PRODUCT -o FILE.pdf. cubewright print --list noemt de producten.',
  'cli/bad-dpi':
    '--dpi kan niet “{{given}}” zijn. Geef de punten per inch van de scan, 50 tot 10000, zoals 300.',
  'cli/bad-paper-size':
    '--paper-size kan niet “{{given}}” zijn. Geef breedte en hoogte, elk 100 tot 1200 mm, zoals 210x297.',
  'cli/bad-measure': '--measured kan niet “{{given}}” zijn. Daar hoort {{expected}}.',
  'cli/not-in-kit': 'Het hele spel heeft hier geen deel {{part}}. Wel: {{has}}.',
  'cli/from-alone':
    'Wat --from opent, zegt al wat er afgedrukt wordt. Laat {{given}} weg, of laat --from weg.',
  'cli/no-check':
    '{{product}} is een 3D-print: --check kijkt naar vellen papier. Het bestand zelf zegt zijn maat als het geschreven wordt.',
  'cli/which-set': '{{product}} kan van {{sets}} afgedrukt worden. Zeg met --set van welke.',
  'cli/unknown-set':
    'Er is geen set “{{set}}”. Wel: {{sets}}; een eigen set noem je met de naam van zijn bestand, zoals mine.cubewright-set.',
  'cli/not-of-set':
    'Er is geen product “{{product}}” voor {{set}}: het is er een van {{sets}}. {{set}} heeft {{has}}.',
  'cli/unknown-product-near':
    'Er is geen product “{{product}}”. Bedoelde je “{{near}}”? cubewright print --list noemt ze allemaal.',
  'cli/no-such-option':
    '{{product}} heeft geen optie {{flag}}. cubewright print --list laat zien wat elk product kan.',
  'cli/no-such-option-near': '{{product}} heeft geen optie {{flag}}. Bedoelde je {{near}}?',
  'cli/given-twice': '{{flag}} staat er meer dan één keer, met {{values}}. Geef het één keer.',
  'cli/option-idle': '{{flag}} telt alleen met {{needs}}. Voeg dat toe, of laat {{flag}} weg.',
  'cli/export-as': 'Zeg wat er geschreven moet worden: --gcg.',
  'cli/table-ending': '{{path}} moet eindigen op .csv of .json: van een map met partijen komt één tabel.',
  'cli/no-games':
    'In {{folder}} zit geen opgeslagen partij. Partijen zijn de bestanden die eindigen op {{suffix}}.',
  'cli/review-ending':
    '{{path}} moet eindigen op .pdf voor pagina’s om af te drukken, op .html voor een pagina voor een browser, of op .json: het einde zegt wat er geschreven wordt.',
  'cli/bad-format':
    '{{path}} moet eindigen op .pdf voor papier, op .svg of .dxf voor een snijmachine, op .stl of .3mf voor een 3D-printer, of op .zip voor Tabletop Simulator: het einde zegt wat er geschreven wordt.',
  'cli/measured-on-paper':
    '{{product}} wordt door een 3D-printer gemaakt, en --measured is wat een liniaal over een papierprinter zegt. Laat het weg.',
  'cli/not-on-paper':
    '{{product}} wordt door een 3D-printer gemaakt. Laat -o eindigen op .stl of .3mf; {{path}} zouden vellen papier zijn.',
  'cli/not-a-solid':
    '{{product}} wordt op papier afgedrukt. Laat -o eindigen op .pdf, .svg of .dxf; {{path}} zou voor een 3D-printer zijn.',
  'cli/board-apart':
    'De printplaat met sensoren maak je met “cubewright box board -o {{path}}”. Laat -o voor {{product}} eindigen op .pdf, .svg of .dxf.',
  'cli/sheet-needs-svg':
    '--sheet kiest één vel voor SVG of DXF, en dit is een ander soort bestand. Laat het weg.',
  'cli/kerf-needs-cuts':
    'Papier heeft geen snijbreedte: --kerf is voor een laser of een mes. Laat het weg, of laat -o eindigen op .svg of .dxf.',
  'cli/lines-need-svg':
    '--cut-lines zegt hoe breed lijnen in een SVG zijn; geen ander bestand heeft die keuze. Laat het weg.',
  'cli/content-needs-cuts':
    'Alleen SVG en DXF kennen --cut-content, en dit is een ander soort bestand. Laat het weg.',
  'cli/files-need-cuts':
    'Alleen SVG en DXF kennen --cut-files, en dit is een ander soort bestand. Laat het weg.',
  'cli/sheet-or-together':
    'Eén bestand met alle vellen heeft geen enkel vel: laat --sheet weg, of --cut-files together.',
  'cli/kerf-of-a-solid':
    'Een 3D-printer neemt niets weg, dus {{product}} heeft geen snijbreedte: --kerf is voor een laser of een mes, in SVG en DXF. Laat het weg.',
  'cli/bad-kerf':
    '--kerf kan niet “{{given}}” zijn. Geef wat de machine wegneemt, 0 tot 1 mm, zoals 0.15mm, of 0.15x0.12 voor opzij en omlaag.',
  'cli/bad-sheet':
    '“{{given}}” is geen vel. Geef het nummer, vanaf 1, zoals 3, of 3-back voor de achterkant.',
  'cli/not-ours': '{{path}} is geen bestand dat Cubewright geschreven heeft.',
  'cli/pdf-damaged':
    '{{path}} is een PDF die niet heel is, of niet van ons. Heeft Cubewright hem geschreven, druk dan opnieuw af.',
  'cli/bad-port': '“{{given}}” is geen poort. Geef een heel getal van 0 tot en met 65535; 0 neemt een vrije.',
  'cli/desktop-failed':
    'Het venster kon niet open. Voer hetzelfde uit met --browser om Cubewright in je browser te gebruiken.',

  'cli/no-own-set': '{{game}} wordt niet met eigen sets gespeeld. Dat kan bij: {{known}}.',
  'cli/no-pieces': 'Zeg hoeveel stukken de set krijgt, zoals --pieces 98.',
  'cli/unknown-kind': '“{{given}}” is geen soort stukken. Wel: {{known}}.',
  'cli/leave-out-of-list':
    '--leave-out {{given}} hoort alleen bij --alphabet list. Schrijf je een alfabet zelf uit, laat letters dan weg door ze niet te schrijven.',
  'cli/stopped-proposal': 'Gestopt op {{percent}} %. Er is niets geschreven.',
} as const satisfies Words<typeof englishFile>;

/** The name of a file of settings or words comes before each sentence. */
export const damageProblems = {
  'damage/gone': 'Het bestand is er niet meer.',
  'damage/empty': 'Het bestand is leeg.',
  'damage/too-large': 'Het bestand is groter dan {{limit}} bytes, te groot om van ons te zijn.',
  'damage/utf-16': 'Het is opgeslagen als UTF-16; Cubewright schrijft UTF-8.',
  'damage/not-text': 'Regel {{line}}, kolom {{column}}: daar staan bytes die geen UTF-8-tekst zijn.',
  'damage/not-json': 'Regel {{line}}, kolom {{column}}: daar breekt het bestand af of is het geen JSON.',
  'damage/key-twice':
    'Regel {{line}}, kolom {{column}}: dit gegeven staat er voor de tweede keer: {{found}}.',
  'damage/no-entries': 'Het bestand is JSON, maar er staan geen gegevens met een naam in.',
  'damage/not-ours':
    'Het bestand is JSON, maar zegt niet dat het van ons is: “format” moet “{{format}}” zijn, en “version” een getal.',
  'damage/too-deep': 'Regel {{line}}, kolom {{column}}: daar zitten lijsten te diep in elkaar.',
  'damage/bad-entry': 'Regel {{line}}, kolom {{column}}: {{found}} kan niet onder “{{entry}}” staan.',

  'settings/too-new':
    '{{path}} is geschreven door een latere versie van Cubewright, en deze zou er een deel van verliezen. Er wordt niets in geschreven: gebruik de latere versie.',
  'settings/cannot-be-kept':
    'Dit kan niet in {{path}} bewaard worden: het is te lang, of zit te diep in elkaar. Er is niets gewijzigd.',
} as const satisfies Words<typeof englishDamage>;
