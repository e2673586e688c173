import type { openedFileProblems as english } from '../../en/problem/files.ts';
import type { Words } from '../../words.ts';

/** What cannot be opened, of files that were dropped on the window or chosen there. */
export const openedFileProblems = {
  'files/no-such-version': 'Deze eerdere versie is er niet meer. Kies een andere.',
  'files/empty': '“{{name}}” is leeg. Neem een oudere kopie van het bestand.',
  'files/picture':
    '“{{name}}” is een plaatje. Cubewright opent partijen, GCG, sets, woordenlijsten, vellen, opnamen van een kist, en PNG en JPEG van het meetvel; open het bestand waaruit het plaatje gemaakt is.',
  'files/archive': '“{{name}}” is een archief. Pak het eerst uit, en open wat erin zit.',
  'files/binary':
    '“{{name}}” is geen tekst, en niets wat Cubewright kent. Het opent partijen, GCG, sets, woordenlijsten, vellen en opnamen van een kist.',
  'files/bad-trace': '“{{name}}” kan hier niet getoond worden: {{text}}',
  'files/long-trace':
    '“{{name}}” is een te lange opname om hier te bekijken: {{length}} tekens, en er worden er hoogstens {{limit}} gelezen. De opdracht “cubewright box replay FILE” speelt die opnieuw af.',
  'files/text':
    '“{{name}}” is een soort tekst die Cubewright niet kent. Het opent partijen, GCG, sets, vellen, opnamen van een kist, en woordenlijsten met één woord per regel.',
  'files/other-format':
    '“{{name}}” is JSON in het formaat “{{found}}”, en dat gaat hier niet open. Partijen, sets, vellen en opnamen van een kist van Cubewright wel.',
  'files/unreadable':
    '“{{name}}” is niet te lezen. Misschien is het een map, of is het verplaatst; kies het opnieuw.',
  'files/one-at-a-time':
    '“{{name}}” is overgeslagen, want woordenlijsten, vellen, opnamen van een kist, plaatjes en GCG van gewone lettertegels gaan één voor één open. Open het als je met het andere klaar bent.',
} as const satisfies Words<typeof english>;
