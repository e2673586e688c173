import type { editorProblems as english } from '../../en/problem/editor.ts';
import type { Words } from '../../words.ts';

export const editorProblems = {
  'editor/nothing-to-analyse':
    'Hier is geen beurt om te analyseren. Zet de stelling zo op dat er iemand aan zet is.',
  'editor/other-game':
    'Deze tekst is een partij {{found}}, en hier is {{wanted}} open. Kies hierboven {{found}} en plak de tekst daar.',
  'editor/has-moves':
    'Deze tekst heeft {{moves, counted(one: zet; other: zetten)}}, dus het is een hele partij. Open die bij Partijen, of plak een tekst waarin “moves” leeg is.',
  'editor/no-position':
    'In deze tekst staat geen “setUp”, dus ook geen stelling. Plak een tekst die hier gekopieerd is.',
} as const satisfies Words<typeof english>;
