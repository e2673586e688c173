import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesProblems as english } from '../problems.ts';

export const alphacubesProblems = {
  'alphacubes/game-over': 'Spelet är slut. Ångra ett drag, eller börja ett nytt spel.',
  'alphacubes/no-such-seat': 'Det finns ingen plats {{seat}}: det här spelet har plats 1 till {{seats}}.',
  'alphacubes/not-your-turn': 'Plats {{seat}} är inte på tur. På tur är plats {{toMove}}.',
  'alphacubes/play-pending':
    'Det är inte avgjort än om ett drag ska ifrågasättas eller få stå. Avgör det först.',
  'alphacubes/nothing-to-challenge': 'Det finns inget drag att ifrågasätta eller låta stå.',
  'alphacubes/no-cubes': 'Ingen kub är vald. Välj minst en på din hand.',
  'alphacubes/too-many-cubes': '{{cubes}} kuber är för många. En tur tar högst {{most}}.',
  'alphacubes/cube-twice': 'Kub {{cube}} är angiven två gånger. Varje kub kan användas en gång.',
  'alphacubes/cube-not-in-hand': 'Kub {{cube}} finns inte på den här handen. Välj en som gör det.',
  'alphacubes/letter-not-on-cube': 'Kub {{cube}} har inget {{letter}}. Den visar en av {{letters}}.',
  'alphacubes/not-on-board':
    '{{square}} är ingen ruta på det här brädet. Rutor skrivs som G4: kolumn, sedan rad.',
  'alphacubes/square-taken': '{{letter}} ligger redan på {{square}}. Välj en tom ruta.',
  'alphacubes/square-twice': 'Två kuber är lagda på {{square}}. Flytta en av dem.',
  'alphacubes/not-one-line':
    'Kuberna på {{squares}} ligger inte i en linje. Lägg alla vågrätt eller alla lodrätt.',
  'alphacubes/gap': '{{at}} är tom mitt i ordet. Fyll den, eller flytta ihop kuberna.',
  'alphacubes/not-through-centre': 'Det första ordet går genom mitten. Lägg en av dess kuber på {{centre}}.',
  'alphacubes/touches-nothing':
    'Draget rör ingen kub på brädet. Lägg minst en kub intill en som redan ligger.',
  'alphacubes/one-letter': 'Det första ordet har två bokstäver eller fler. Lägg en kub till.',
  'alphacubes/not-in-lexicon':
    'Finns inte i listan: {{words}} (på {{at}}). Ta tillbaka ordet, eller kom överens om att tillåta det.',
  'alphacubes/not-for-everybody':
    'Ord som inte är för alla, utelämnade i det här spelet: {{words}} (på {{at}}). Ta tillbaka ordet, eller kom överens om att tillåta det.',
  'alphacubes/excluded-by-table':
    'Ord som ni förbjuder vid bordet: {{words}} (på {{at}}). Ta tillbaka ordet, eller kom överens om att tillåta det.',
  'alphacubes/excluded-by-person':
    'Egna ord som är förbjudna: {{words}} (på {{at}}). Ta tillbaka ordet, eller kom överens om att tillåta det.',
  'alphacubes/stock-too-small': 'Förrådet har {{stock}}, inte {{asked}}. Byt färre kuber eller passa.',
  'alphacubes/bad-word':
    '”{{word}}” kan inte vara ett ord här. Stava det med 2 till 21 av kubernas bokstäver.',
  'alphacubes/too-many-words': '{{words}} ord är för många på en gång. Tillåt högst {{most}} åt gången.',

  'alphacubes/empty-line': 'Det finns inget drag på den här raden. Skriv ett, som G4 vågrätt CHECK.',
  'alphacubes/unknown-line':
    '”{{found}}” är inget drag. Skriv en ruta, vågrätt eller lodrätt, och ordet, som G4 vågrätt CHECK; eller exchange, pass, challenge, accept, allow.',
  'alphacubes/no-direction':
    'Skriv åt vilket håll {{word}} går: {{start}} vågrätt {{word}}, eller {{start}} lodrätt {{word}}.',
  'alphacubes/no-word': 'Ordet saknas. Skriv det efter riktningen, som G4 vågrätt CHECK.',
  'alphacubes/bad-cube':
    '”{{found}}” är ingen kub. Ange kuber med deras fem bokstäver, som AEHNO, eller med deras nummer, från 0.',
  'alphacubes/off-board': '{{word}} går utanför brädet vid {{at}}. Börja det tidigare, eller byt riktning.',
  'alphacubes/letter-differs':
    '{{there}} ligger redan på {{square}}, där {{word}} behöver {{needed}}. Se efter vilken ruta det ska vara.',
  'alphacubes/nothing-to-lay': '{{word}} ligger där redan. Ett drag lägger minst en kub.',
  'alphacubes/set-lacks': 'Ingen kub i den här satsen visar {{letters}}. Skriv ett annat ord.',
  'alphacubes/hand-lacks': 'Den här handen kan inte visa {{letters}}, var och en på en egen kub.',
  'alphacubes/cubes-do-not-fit':
    'De angivna kuberna kan inte visa {{letters}} i den ordningen. Utelämna dem, eller ange andra.',

  'alphacubes/no-such-cube': 'Det finns ingen kub {{cube}}. Satsen har {{cubes}}, räknade från 0.',
  'alphacubes/dealt-twice': 'Kub {{cube}} är utdelad två gånger. Varje kub finns bara en gång.',
  'alphacubes/hands':
    '{{hands, counted(one: hand är angiven; other: händer är angivna)}} för {{seats, counted(one: spelare; other: spelare)}}. Ange en för var och en.',
  'alphacubes/hand-size':
    'Handen på plats {{seat}} har {{cubes, counted(one: kub; other: kuber)}}. Ange 1 till {{most}}.',
  'alphacubes/too-few-cubes':
    'Dragordningen har {{cubes, counted(one: kub; other: kuber)}}; bara de första händerna tar {{needed}}.',
  'alphacubes/first': 'Plats {{seat}} kan inte börja: det här spelet har plats 1 till {{seats}}.',
  'alphacubes/position-empty':
    'Inget ligger på brädet och ingen har någon kub: det vore ett nytt spel. Lägg kuberna, eller ange en hand.',
  'alphacubes/no-cube-left':
    'Ingen kub som visar {{letter}} är kvar till brädet. Ta bort en därifrån, eller från en hand.',
  'alphacubes/named-too-many':
    '{{cubes, counted(one: kub är angiven; other: kuber är angivna)}}, men {{word}} lägger {{laid}} här. Utelämna de andra.',
  'alphacubes/cube-elsewhere': 'Kuben {{cube}} finns redan på en annan hand. Varje kub kan anges en gång.',
  'alphacubes/hand-too-large':
    'Det här är {{cubes, counted(one: kub; other: kuber)}}. En hand har högst {{most}}.',
  'alphacubes/set-up-floats':
    'Kuben på {{square}} hänger inte ihop med mittrutan. Lägg det som ligger emellan, eller ta bort den.',
  'alphacubes/set-up-count':
    '{{list}} har {{found, counted(one: uppgift; other: uppgifter)}} för {{seats, counted(one: spelare; other: spelare)}}. Ange en för var och en.',
  'alphacubes/set-up-seat': 'Det finns ingen spelare {{seat}}: det här spelet har spelare 1 till {{seats}}.',
  'alphacubes/set-up-cannot-play':
    'Spelare {{seat}} kan inte vara på tur: hen är ute, står över den här turen eller har inga kuber. Välj en annan.',
  'alphacubes/set-up-hand-short':
    'Spelare {{seat}} har {{cubes, counted(one: kub; other: kuber)}} medan förrådet har {{stock}}. Händer fylls upp till sju: lägg till kuber, eller lämna handen tom så att slumpen drar den.',
  'alphacubes/set-up-went-out':
    'Spelare {{seat}} har inga kuber, men ingen har gått ut. Ange vem som gjorde det, eller ge spelaren kuber.',
  'alphacubes/set-up-not-out': 'Spelare {{seat}} sägs ha gått ut, men har fortfarande kuber. Ta bort dem.',
  'alphacubes/set-up-one-left':
    'Med färre än två spelare kvar är spelet slut. Spelare {{seat}} eller någon annan måste vara med.',
  'alphacubes/set-up-all-passed':
    'Efter {{passes, counted(one: pass; other: pass)}} i följd har alla passat, och spelet är slut. Ange högst {{most}}.',
  'alphacubes/set-up-barren':
    'Efter {{rounds, counted(one: runda; other: rundor)}} utan kub är spelet slut. Ange högst {{most}}.',
  'alphacubes/set-up-went-out-alone':
    'Spelare {{seat}} har lagt sin sista kub, och spelet är slut. Lämna en kub till handen, eller ta bort en från brädet.',
  'alphacubes/set-up-round-over':
    'Spelare {{wentOut}} lade sin sista kub, så bara de som sitter efter den spelaren får spela vidare i den här rundan. Det gör inte spelare {{seat}}: välj någon annan på tur, eller någon annan som började.',
  'alphacubes/verdict-differs':
    'Det här draget dömdes med orden {{judged}}, men det bildar {{words}}. Protokollet har ändrats för hand.',
  'alphacubes/verdict-too-early':
    'Det här draget har godkända ord ({{words}}), men i det här spelet döms drag bara när de ifrågasätts. Protokollet har ändrats för hand.',
  'alphacubes/word-goes-on':
    'Här skulle {{word}} läsas {{formed}}, från {{start}}: det ligger kuber framför eller bakom. Skriv {{formed}}, eller välj en annan plats.',
  'alphacubes/no-clock': 'Inget i det här spelet går på tid.',

  'alphacubes/nothing-laid': 'Inget är lagt än. Skriv ett ord, eller välj en kub och dess ruta.',
  'alphacubes/no-cube-shows':
    'Ingen kub som är kvar på din hand kan visa {{letter}}. Skriv en annan bokstav, eller ta tillbaka en kub.',
  'alphacubes/edge': 'Här slutar brädet. Flytta markören, eller byt riktning med tangenten /.',
  'alphacubes/hand-empty': 'Alla dina kuber ligger på brädet. Spela dem, eller ta tillbaka en.',
  'alphacubes/nothing-held': 'Ingen kub är vald. Välj en på din hand, eller tryck på dess nummer.',
  'alphacubes/no-step': 'Inget har lagts eller vänts i den här turen.',
  'alphacubes/nothing-to-swap': 'Ingen av dina kuber ligger på {{square}}. Lägg en först.',
  'alphacubes/no-other-cube': 'Ingen annan kub på din hand kan visa {{letter}}.',
  'alphacubes/typed-unclear':
    'Den här raden är otydlig: ”{{text}}”. Skriv rutan, riktningen och ordet, som i: G4 vågrätt CHECK',
} as const satisfies Words<typeof english>;
