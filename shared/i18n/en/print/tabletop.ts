/** `readme` and `note` are written into the file for Tabletop Simulator. */
export const tabletopTexts = {
  button: 'Tabletop Simulator',
  save: 'Save for Tabletop Simulator',
  savedAt_one:
    'Saved, with {{count}} piece: {{path}}. Unpack it into the data folder of Tabletop Simulator; README.txt inside says how.',
  savedAt_other:
    'Saved, with {{count}} pieces: {{path}}. Unpack it into the data folder of Tabletop Simulator; README.txt inside says how.',
  handedOver_one:
    '{{name}}, with {{count}} piece, is in your downloads. Unpack it into the data folder of Tabletop Simulator; README.txt inside says how.',
  handedOver_other:
    '{{name}}, with {{count}} pieces, is in your downloads. Unpack it into the data folder of Tabletop Simulator; README.txt inside says how.',
  saveName: '{{set}}, from Cubewright',
  note: '{{set}}, made with Cubewright. Shuffle the bag or the deck before you draw from it. If the pieces are white, the folder Mods was not unpacked: README.txt of the ZIP says how.',
  readme: `{{set}} for Tabletop Simulator, made with Cubewright
Pieces in it: {{count}}

1. Close Tabletop Simulator.
2. Unpack this ZIP into the data folder of the game, so that its folders Saves and Mods join those that are there:
   Windows  Documents\\My Games\\Tabletop Simulator
   macOS    Library/Tabletop Simulator, in your own folder
   Linux    .local/share/Tabletop Simulator, in your own folder
3. Start the game and create a table. Open Games, Save & Load, and load "{{set}}, from Cubewright".

Nothing is uploaded, and nothing is downloaded: the game finds the images and meshes in Mods, where it keeps what it
has loaded. Mod Caching must be on in its configuration, as it is from the beginning. Every player at the table unpacks
the same ZIP.

To take all of it off again, delete Saves/{{save}},
and the files in Mods/Images and Mods/Models whose names begin with httpcubewrightinvalid.
`,
} as const;
