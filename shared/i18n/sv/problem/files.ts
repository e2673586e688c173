import type { openedFileProblems as english } from '../../en/problem/files.ts';
import type { Words } from '../../words.ts';

/** What cannot be opened, of files that were dropped on the window or chosen there. */
export const openedFileProblems = {
  'files/no-such-version': 'Den här tidigare versionen finns inte längre. Välj en annan.',
  'files/empty': '”{{name}}” är tom. Ta en äldre kopia av filen.',
  'files/picture':
    '”{{name}}” är en bild. Cubewright öppnar partier, GCG-filer, satser, ordlistor, ark, inspelningar av en låda, och PNG och JPEG av mätarket; öppna filen som bilden gjordes av.',
  'files/archive': '”{{name}}” är ett arkiv. Packa upp det först, och öppna det som finns i det.',
  'files/binary':
    '”{{name}}” är ingen text, och inget som Cubewright känner till. Det öppnar partier, GCG-filer, satser, ordlistor, ark och inspelningar av en låda.',
  'files/bad-trace': '”{{name}}” går inte att visa här: {{text}}',
  'files/long-trace':
    '”{{name}}” är en för lång inspelning att titta på här: {{length}} tecken, högst {{limit}} läses. Kommandot ”cubewright box replay FILE” spelar upp den.',
  'files/text':
    '”{{name}}” är en text av ett slag som Cubewright inte känner till. Det öppnar partier, GCG-filer, satser, ark, inspelningar av en låda, och ordlistor med ett ord per rad.',
  'files/other-format':
    '”{{name}}” är JSON med formatet ”{{found}}”, som inte går att öppna här. Det går däremot med Cubewrights egna partier, satser, ark och inspelningar av en låda.',
  'files/unreadable': '”{{name}}” går inte att läsa. Den kan vara en mapp, eller ha flyttats; välj den igen.',
  'files/one-at-a-time':
    '”{{name}}” utelämnades, för ordlistor, ark, inspelningar av en låda, bilder och GCG-filer med vanliga brickor öppnas en i taget. Öppna den när du är klar med den andra.',
} as const satisfies Words<typeof english>;
