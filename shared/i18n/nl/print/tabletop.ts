import type { tabletopTexts as english } from '../../en/print/tabletop.ts';
import type { Words } from '../../words.ts';

/** `readme` and `note` are written into the file for Tabletop Simulator, whose menus have English names. */
export const tabletopTexts = {
  button: 'Tabletop Simulator',
  save: 'Opslaan voor Tabletop Simulator',
  savedAt_one:
    'Opgeslagen, met {{count}} stuk: {{path}}. Pak het uit in de gegevensmap van Tabletop Simulator; README.txt erin zegt hoe.',
  savedAt_other:
    'Opgeslagen, met {{count}} stukken: {{path}}. Pak het uit in de gegevensmap van Tabletop Simulator; README.txt erin zegt hoe.',
  handedOver_one:
    '{{name}}, met {{count}} stuk, staat bij je downloads. Pak het uit in de gegevensmap van Tabletop Simulator; README.txt erin zegt hoe.',
  handedOver_other:
    '{{name}}, met {{count}} stukken, staat bij je downloads. Pak het uit in de gegevensmap van Tabletop Simulator; README.txt erin zegt hoe.',
  saveName: '{{set}}, van Cubewright',
  note: '{{set}}, gemaakt met Cubewright. Schud de zak of de stapel voordat je trekt. Zijn de stukken wit, dan is de map Mods niet uitgepakt: README.txt in de ZIP zegt hoe dat moet.',
  readme: `{{set}} voor Tabletop Simulator, gemaakt met Cubewright
Stukken erin: {{count}}

1. Sluit Tabletop Simulator.
2. Pak deze ZIP uit in de gegevensmap van Tabletop Simulator, zodat de mappen Saves en Mods bij de bestaande komen:
   Windows  Documents\\My Games\\Tabletop Simulator
   macOS    Library/Tabletop Simulator, in je eigen map
   Linux    .local/share/Tabletop Simulator, in je eigen map
3. Start het en maak een tafel. Open Games, Save & Load, en laad "{{set}}, van Cubewright".

Er wordt niets geüpload en niets gedownload: Tabletop Simulator vindt de plaatjes en vormen in Mods, waar het bewaart
wat het geladen heeft. Mod Caching moet aanstaan bij de instellingen, zoals vanaf het begin. Wie aan tafel meespeelt,
pakt dezelfde ZIP uit.

Wil je alles weer weghalen, verwijder dan Saves/{{save}},
en de bestanden in Mods/Images en Mods/Models waarvan de naam begint met httpcubewrightinvalid.
`,
} as const satisfies Words<typeof english>;
