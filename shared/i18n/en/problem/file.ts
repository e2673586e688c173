export const fileProblems = {
  'file/disk-full':
    'The disk has no room left for {{path}}. What was saved before is still whole. Make some room and try again.',
  'file/not-allowed':
    'Cubewright may not write or read {{path}}. Check who owns it and what its permissions are, or choose another folder.',
  'file/read-only':
    'The disk that holds {{path}} can only be read. Choose another place, or set CUBEWRIGHT_HOME to a folder that can be written.',
  'file/missing': 'There is no file or folder at {{path}}. Check the name.',
  'file/not-a-file': '{{path}} is $t(fact:fileKinds.{{kind}}). Name a file.',
  'file/link-loop': '{{path}} is a link that leads back to itself. Remove it, or name another file.',
  'file/empty': '{{path}} is empty.',
  'file/stopped': 'Stopped while {{path}} was being read.',
  'file/not-a-folder': 'A part of {{path}} is a file where a folder should be. Check the path.',
  'file/too-large': '{{path}} is larger than {{limit}} bytes, too large to be one of ours.',
  'file/name-too-long': 'The name {{path}} is too long for this disk. Choose a shorter one.',
  'file/busy': 'Another program holds {{path}}. Close it there and try again.',
  'file/failed': 'The system could not finish with {{path}} ({{reason}}). Check the disk and try again.',
  'file/there': '{{path}} is there already and was left alone. Choose another name.',
  'file/write-protected':
    '{{path}} is write-protected and was left alone. Allow writing to it, or choose another name.',
  'file/named-twice':
    '{{path}} leads to a file that another part of this export is written to, too. Choose another name.',
  'file/not-put-back':
    'Not all files could be written, and {{path}} could not be put back as it was. What it held is in {{kept}}.',
  'file/changed-elsewhere':
    'This was changed in another window since it was opened here. Nothing was overwritten: open it again to go on from there.',
  'file/odd-name':
    '{{path}} has a name that Cubewright does not give. Rename it with lower case letters, digits and hyphens before its ending.',
  'file/no-such-design': 'There is no saved design called {{id}}. It may have been deleted or renamed.',
  'file/no-such-print':
    'This print is no longer remembered. Open its PDF instead: it carries the same choices.',
  'file/no-such-game': 'There is no saved game called {{id}}. It may have been deleted or renamed.',

  'home/is-a-file':
    '{{path}} is a file, but Cubewright keeps its games in a folder of that name. Move or rename the file, or set CUBEWRIGHT_HOME to a folder, and start again.',
  'home/open-in-browser':
    'Cubewright is already open on {{path}} for your browser (process {{pid}}). Go on there. If it does not answer, it may be suspended: continue it with fg in its terminal, or end that process and start again.',
  'home/open-in-window':
    'Cubewright is already open on {{path}} in a window of its own (process {{pid}}). Go on there, or close that window and start again.',
  'home/in-use':
    'Another Cubewright is using {{path}}. Close it and start again, or set CUBEWRIGHT_HOME to another folder.',
  'home/lock-is-a-link':
    '{{path}} is a link, and Cubewright follows no link there: two homes could share one lock. Remove the link and start again.',
  'home/no-lock':
    'The folder {{path}} cannot be locked ({{reason}}), so two copies of Cubewright could overwrite each other’s games. Set CUBEWRIGHT_HOME to a folder on a disk of this computer.',
  'home/no-lock-library':
    'Cubewright cannot lock its folder {{path}} on this system ({{system}}), and without a lock two copies could overwrite each other’s games. It needs Windows, macOS or a Linux with glibc, on a 64-bit Intel, AMD or ARM processor.',
  'home/lost':
    '{{path}} is not the folder that this Cubewright was opened on: it was moved, renamed or removed, its disk was taken out, or another Cubewright has taken it over. Nothing was written there. Put the folder back and try again, or close Cubewright and start it anew.',

  'app/door-closed':
    'Cubewright does not answer. It was stopped, or its terminal was closed. Run npm start again; every move so far is saved.',
  'app/session-ended':
    'Cubewright has been started again since this page was opened. Open the address that the terminal shows.',
  'app/key-dead':
    'This key does not open Cubewright: it was used already, has expired or is not complete. Run npm start in another terminal for a new one.',
  'app/download-gone': 'This file is no longer waiting to be downloaded. Export it again.',
  'app/bad-answer': 'The answer of {{channel}} could not be read at “{{path}}”. This is a mistake of ours.',
  'app/asset-missing': 'The file {{path}} is missing from Cubewright. Run npm start to build it again.',
  'lesson/broken':
    'The lesson cannot go on: in its step “{{step}}” the move “{{line}}” is not legal. Learn another game, and tell us.',
  'app/table-missing':
    'The table of this game could not be loaded. Try again; if that does not help, run npm start to build Cubewright again.',
  'app/lexica-missing': 'The word lists are missing ({{path}}). Run npm start to build them again.',
  'app/lexica-damaged':
    'A word list that comes with Cubewright is missing or damaged ({{path}}). Run npm start to build it again, or install Cubewright again.',
  'app/no-such-lexicon': 'There is no lexicon “{{name}}” here. There is: {{known}}.',
  'app/unknown-channel': 'There is nothing called {{channel}} to ask Cubewright for.',
  'app/bad-ask': 'What {{channel}} was asked is not right at “{{path}}”: {{expected}}.',
  'app/too-deep':
    'What {{channel}} was sent has lists and objects more than {{most}} deep inside each other. Nothing was done.',
  'app/too-many-values':
    'What {{channel}} was sent has more than {{most}} lists and objects. Nothing was done.',
  'app/bug': 'Cubewright made a mistake: {{message}}. Nothing saved was lost. Please tell us what you did.',
  'app/bad-content-type': 'Questions must come as application/json.',
  'app/body-too-large': 'What was sent is larger than {{limit}} bytes.',
  'app/not-json': 'What was sent is not JSON.',
  'app/foreign-page': 'Only pages of Cubewright itself may ask.',
  'app/port-busy':
    'Port {{port}} is taken by another program. Choose another with --port, or leave --port out to take a free one.',
  'app/port-not-allowed':
    'Port {{port}} may not be opened here. Choose one above 1023, or leave --port out to take a free one.',

  'print/no-such-sheet':
    'This makes {{sheets, counted(one: sheet; other: sheets)}} of paper, and {{sheet}} is none of them. A cut file holds one side of a sheet: say which, from 1, and -back for its back.',
  'print/nothing-to-cut':
    'Nothing here is cut or scored, so a file with only lines to cut would be empty. Choose another sheet, or a file that holds everything.',
  'print/several-materials':
    'These sheets are of several materials, which do not lie on one bed together. Choose a file for each sheet, or print a part of the kit alone.',
  'print/kerf-too-wide':
    'A kerf of {{kerf}} mm is wider than the space between two cuts, and nothing would be left between them. Take a narrower kerf, or more space between the pieces.',
  'print/too-many-waiting':
    '{{most}} exports are waiting already. Wait until some of them are done, then try again.',
  'print/job-running': 'This is being printed already. Wait for it, or stop it first.',

  'cli/stopped': 'Stopped.',
  'cli/stopped-lines': 'Stopped after {{done, counted(one: position; other: positions)}}.',
  'cli/line-too-long': '{{file}}, line {{line}} is longer than {{limit}} bytes.',
  'cli/stopped-lab': 'Stopped after {{done}} of {{total}} hands.',
  'cli/lab-needs-list': '{{flag}} needs words: name a list with --lexicon.',
  'cli/stopped-replay': 'Stopped after {{done}} of {{total}} moves were replayed.',
  'cli/stopped-verify': 'Stopped while {{path}} was being checked.',
  'cli/stopped-moves': 'Stopped after {{done}} of {{total}} positions.',
  'cli/stopped-list': 'Stopped with {{percent}} % of {{file}} made into a lexicon. Nothing was written.',
  'cli/stopped-print': 'Stopped. Sheets drawn: {{done}}.',

  'cli/unknown-command': 'There is no command “{{command}}”. cubewright help lists them all.',
  'cli/unknown-command-near':
    'There is no command “{{command}}”. Did you mean “{{near}}”? cubewright help lists them all.',
  'cli/unknown-flag':
    '“{{command}}” does not take {{flag}}. cubewright help {{command}} shows what it takes.',
  'cli/unknown-flag-near':
    '“{{command}}” does not take {{flag}}. Did you mean {{near}}? cubewright help {{command}} shows what it takes.',
  'cli/missing-value': '{{flag}} needs a value after it: {{flag}} {{takes}}.',
  'cli/needs-no-value': '{{flag}} stands alone; nothing may follow it with “=”.',
  'cli/missing-word': '“{{command}}” needs {{word}}. cubewright help {{command}} shows how.',
  'cli/extra-word':
    '“{{command}}” has no use for “{{word}}”. cubewright help {{command}} shows what it takes.',
  'cli/incomplete-command': '“{{command}}” needs one of these after it: {{known}}.',
  'cli/missing-output': 'Say where to write: cubewright {{command}} ... -o FILE.',
  'cli/no-folder': 'There is no folder {{folder}} to write in. Make it first, or choose another.',
  'cli/folder-takes-no-files':
    'No file can be made in {{folder}}; the system keeps it for itself. Choose another folder.',
  'cli/unknown-alphabet':
    'There is no alphabet “{{alphabet}}”. Choose one of: {{known}}; or write its letters, 2 to 32 different ones.',
  'cli/bad-colour':
    '{{flag}} cannot be “{{given}}”. Give two figures or letters a to f each for red, green and blue, as ff8214.',
  'cli/stopped-box-set': 'Stopped before the box at {{path}} had answered; it was not changed.',
  'cli/bad-serial':
    '“{{given}}” is no serial number. It has 1 to 12 letters, figures or signs, and no space.',
  'cli/not-cwlex': '{{path}} should end in .cwlex, as lexicon files do.',
  'cli/file-there':
    '{{path}} is there already and was left alone. Choose another name, or add --force to overwrite it.',
  'cli/unknown-onlooker': '“{{given}}” is no seat of this game. --view takes table, or one of: {{known}}.',
  'cli/unknown-game': 'There is no game “{{game}}”. There is: {{known}}.',
  'cli/bad-option-form': '“{{given}}” is no option. Write --option NAME=VALUE; cubewright games lists them.',
  'cli/bad-option-value': 'The option {{option}} is wrong. Expected there: {{expected}}.',
  'cli/bad-seed': '“{{given}}” is no seed. Give a whole number from 0 to 4294967295.',
  'cli/puzzles-of-what':
    'Name a game, or give a saved game with --from, but not both; --day belongs to puzzles of games.',
  'cli/no-person': '“{{name}}” is a person, and only computers play here. Write computer:1 to computer:4.',
  'cli/too-few-players':
    '{{players, counted(one: computer is; other: computers are)}} too few for this game. It takes {{least}}.',
  'cli/too-many-players': '{{players}} computers do not fit round the table. There is room for {{most}}.',
  'cli/bad-level':
    '“{{given}}” names no level. Computers have levels {{least}} to {{most}}, as in computer:3.',
  'cli/bad-level-or-follow':
    '“{{given}}” names no level. Computers have levels {{least}} to {{most}}, as in computer:3, or play as strongly as the others: computer:follow.',
  'cli/no-player':
    '--players “{{given}}” names nobody at place {{place}}. Write a name there, or computer:3.',
  'cli/bad-number': '{{flag}} cannot be “{{given}}”. Give a whole number from {{least}} to {{most}}.',
  'cli/no-product':
    'Say what to print: cubewright print PRODUCT -o FILE.pdf. cubewright print --list names the products.',
  'cli/bad-dpi': '--dpi cannot be “{{given}}”. Give the dots an inch of the scan, 50 to 10000, as 300.',
  'cli/bad-paper-size':
    '--paper-size cannot be “{{given}}”. Give width and height, 100 to 1200 mm each, as 210x297.',
  'cli/bad-measure': '--measured cannot be “{{given}}”. It takes {{expected}}.',
  'cli/not-in-kit': 'This kit has no part {{part}}. It has {{has}}.',
  'cli/from-alone': 'What --from opens says what to print. Leave out {{given}}, or leave out --from.',
  'cli/no-check':
    '{{product}} is a solid: --check looks at sheets of paper. The file itself tells its size as it is written.',
  'cli/which-set': '{{product}} can be printed of {{sets}}. Say which with --set.',
  'cli/unknown-set':
    'There is no set “{{set}}”. There are {{sets}}; a set of your own is the name of its file, such as mine.cubewright-set.',
  'cli/not-of-set':
    'There is no product “{{product}}” for {{set}}: it is one of {{sets}}. {{set}} has {{has}}.',
  'cli/unknown-product-near':
    'There is no product “{{product}}”. Did you mean “{{near}}”? cubewright print --list names them all.',
  'cli/no-such-option':
    '{{product}} has no option {{flag}}. cubewright print --list shows what each product takes.',
  'cli/no-such-option-near': '{{product}} has no option {{flag}}. Did you mean {{near}}?',
  'cli/given-twice': '{{flag}} stands there more than once, with {{values}}. Give it once.',
  'cli/option-idle': '{{flag}} counts only with {{needs}}. Add that, or leave {{flag}} out.',
  'cli/export-as': 'Say what to write: --gcg.',
  'cli/table-ending': '{{path}} should end in .csv or .json: a folder of games is reviewed as one table.',
  'cli/no-games': '{{folder}} holds no saved game. Its games are the files that end in {{suffix}}.',
  'cli/review-ending':
    '{{path}} should end in .pdf for pages to print, in .html for a page for a browser, or in .json: the ending says which to write.',
  'cli/bad-format':
    '{{path}} should end in .pdf for paper, in .svg or .dxf for a cutter, in .stl or .3mf for a 3D printer, or in .zip for Tabletop Simulator: the ending says which to write.',
  'cli/measured-on-paper':
    '{{product}} is made by a 3D printer, and --measured is what a ruler says of a printer for paper. Leave it out.',
  'cli/not-on-paper':
    '{{product}} is made by a 3D printer. Let -o end in .stl or .3mf; {{path}} would be sheets of paper.',
  'cli/not-a-solid':
    '{{product}} is printed on paper. Let -o end in .pdf, .svg or .dxf; {{path}} would be for a 3D printer.',
  'cli/board-apart':
    'The board of sensors is made by “cubewright box board -o {{path}}”. Let -o end in .pdf, .svg or .dxf for {{product}}.',
  'cli/sheet-needs-svg':
    '--sheet chooses one sheet of an SVG or DXF, and this is another kind of file. Leave it out.',
  'cli/kerf-needs-cuts':
    'Paper has no kerf: --kerf is for a laser or a knife. Leave it out, or let -o end in .svg or .dxf.',
  'cli/lines-need-svg':
    '--cut-lines says how broad lines are in an SVG; no other file has a choice. Leave it out.',
  'cli/content-needs-cuts':
    'SVG and DXF alone take --cut-content, and this is another kind of file. Leave it out.',
  'cli/files-need-cuts':
    'SVG and DXF alone take --cut-files, and this is another kind of file. Leave it out.',
  'cli/sheet-or-together':
    'One file with all sheets has no single one: leave out --sheet, or --cut-files together.',
  'cli/kerf-of-a-solid':
    'A 3D printer takes nothing away, so {{product}} has no kerf: --kerf is for a laser or a knife, in SVG and DXF. Leave it out.',
  'cli/bad-kerf':
    '--kerf cannot be “{{given}}”. Give what the machine takes away, 0 to 1 mm, as 0.15mm, or 0.15x0.12 across and down.',
  'cli/bad-sheet': '“{{given}}” is no sheet. Give its number, from 1, such as 3, or 3-back for its back.',
  'cli/not-ours': '{{path}} is not a file that Cubewright wrote.',
  'cli/pdf-damaged':
    '{{path}} is a PDF that is not whole, or not one of ours. If Cubewright wrote it, print it again.',
  'cli/bad-port': '“{{given}}” is not a port. Give a whole number from 0 to 65535; 0 takes a free one.',
  'cli/desktop-failed':
    'The window could not be opened. Run the same with --browser to use Cubewright in your browser.',

  'cli/no-own-set': '{{game}} is not played with sets of one’s own. These are: {{known}}.',
  'cli/no-pieces': 'Say how many pieces the set is to have, as --pieces 98.',
  'cli/unknown-kind': '“{{given}}” is no kind of pieces. There are {{known}}.',
  'cli/leave-out-of-list':
    '--leave-out {{given}} goes with --alphabet list alone. Of an alphabet that is written out, leave letters out by not writing them.',
  'cli/stopped-proposal': 'Stopped with {{percent}} % done. Nothing was written.',
} as const;

/** The name of a file of settings or words comes before each sentence. */
export const damageProblems = {
  'damage/gone': 'The file is no longer there.',
  'damage/empty': 'The file is empty.',
  'damage/too-large': 'The file is larger than {{limit}} bytes, too large to be one of ours.',
  'damage/utf-16': 'It was saved as UTF-16; Cubewright writes UTF-8.',
  'damage/not-text': 'Line {{line}}, column {{column}}: there are bytes that are not UTF-8 text.',
  'damage/not-json': 'Line {{line}}, column {{column}}: the file breaks off or is no JSON there.',
  'damage/key-twice': 'Line {{line}}, column {{column}}: this entry is there a second time: {{found}}.',
  'damage/no-entries': 'The file is JSON, but holds no entries with names.',
  'damage/not-ours':
    'The file is JSON, but does not say that it is ours: “format” must be “{{format}}”, and “version” a number.',
  'damage/too-deep': 'Line {{line}}, column {{column}}: lists are nested too deep there.',
  'damage/bad-entry': 'Line {{line}}, column {{column}}: {{found}} cannot stand under “{{entry}}”.',

  'settings/too-new':
    '{{path}} was written by a later version of Cubewright, and this one would lose a part of it. Nothing is written there: use the later version.',
  'settings/cannot-be-kept':
    'This cannot be kept in {{path}}: it is too long, or nested too deep. Nothing was changed.',
} as const;
