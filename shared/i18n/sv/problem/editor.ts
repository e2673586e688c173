import type { editorProblems as english } from '../../en/problem/editor.ts';
import type { Words } from '../../words.ts';

export const editorProblems = {
  'editor/nothing-to-analyse':
    'Det finns ingen tur att analysera här. Lägg upp ställningen så att någon är på tur.',
  'editor/other-game':
    'Den här texten är ett parti {{found}}, och här är {{wanted}} öppet. Välj {{found}} ovan och klistra in den där.',
  'editor/has-moves':
    'Den här texten har {{moves, counted(one: drag; other: drag)}}, så den är ett helt parti. Öppna den i biblioteket, eller klistra in en text med tomma ”moves”.',
  'editor/no-position':
    'Den här texten har inget ”setUp”, så den har ingen ställning. Klistra in en text som kopierats här.',
} as const satisfies Words<typeof english>;
