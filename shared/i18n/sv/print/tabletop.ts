import type { tabletopTexts as english } from '../../en/print/tabletop.ts';
import type { Words } from '../../words.ts';

/** `readme` names the save as `saveName` has it. */
export const tabletopTexts = {
  button: 'Tabletop Simulator',
  save: 'Spara för Tabletop Simulator',
  savedAt_one:
    'Sparat, med {{count}} pjäs: {{path}}. Packa upp filen i mappen där Tabletop Simulator har sina data; README.txt i den berättar hur.',
  savedAt_other:
    'Sparat, med {{count}} pjäser: {{path}}. Packa upp filen i mappen där Tabletop Simulator har sina data; README.txt i den berättar hur.',
  handedOver_one:
    '{{name}}, med {{count}} pjäs, ligger bland dina hämtade filer. Packa upp filen i mappen där Tabletop Simulator har sina data; README.txt i den berättar hur.',
  handedOver_other:
    '{{name}}, med {{count}} pjäser, ligger bland dina hämtade filer. Packa upp filen i mappen där Tabletop Simulator har sina data; README.txt i den berättar hur.',
  saveName: '{{set}}, från Cubewright',
  note: '{{set}}, gjort med Cubewright. Blanda påsen eller leken innan ni drar ur den. Om pjäserna är vita har mappen Mods inte packats upp: README.txt i ZIP-filen berättar hur.',
  readme: `{{set}} för Tabletop Simulator, gjort med Cubewright
Antal pjäser: {{count}}

1. Stäng Tabletop Simulator.
2. Packa upp ZIP-filen i mappen där spelet har sina data, så att mapparna Saves och Mods läggs ihop med dem som redan
   finns där:
   Windows  Documents\\My Games\\Tabletop Simulator
   macOS    Library/Tabletop Simulator, i din hemmapp
   Linux    .local/share/Tabletop Simulator, i din hemmapp
3. Starta spelet och skapa ett bord. Öppna Games, Save & Load, och ladda ”{{set}}, från Cubewright”.

Inget laddas upp och inget laddas ned: spelet hittar bilder och former i Mods, där det sparar det som det har laddat.
Mod Caching måste vara på i spelets inställningar, vilket det är från början. Alla som spelar vid bordet packar upp
samma ZIP-fil.

Vill du ta bort alltihop igen raderar du Saves/{{save}},
och de filer i Mods/Images och Mods/Models vars namn börjar med httpcubewrightinvalid.
`,
} as const satisfies Words<typeof english>;
