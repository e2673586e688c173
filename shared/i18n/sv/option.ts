import type { option as english } from '../en/option.ts';
import type { Words } from '../words.ts';
import { printOptionTexts } from './option-print.ts';

const cutterOptionTexts = {
  x: {
    label: 'Snittbredd åt sidan',
    says: { value: 'Det som lasern eller kniven tar bort i sidled.' },
  },
  y: { label: 'Snittbredd nedåt', says: { value: 'Det som lasern eller kniven tar bort i höjdled.' } },
  cutContent: {
    label: 'Vad skärfiler har',
    choices: { all: 'Allt', lines: 'Bara skärlinjer' },
    says: {
      all: 'Allt som trycks, på egna lager bredvid linjerna att skära och att bigga.',
      lines: 'Bara linjerna som skärs och biggas, och märkena för skärningen: för kartong som förblir blank.',
    },
  },
  cutFiles: {
    label: 'Ark i skärfiler',
    choices: { each: 'Arket som visas', together: 'Alla i en fil' },
    says: {
      each: 'Arket som du ser, som en egen fil.',
      together:
        'Varje ark som skärs eller biggas, bredvid varandra i en fil. För en laser väljer du dess bädd vid Papper, eller dess mått som egen storlek.',
    },
  },
  cutLines: {
    label: 'Skärlinjer i SVG',
    choices: { hairline: 'Hårfina', visible: 'Synliga' },
    says: {
      hairline: '0,01 mm, som lasrar med skrivardrivrutin vill ha dem. Många program visar dem inte.',
      visible: '0,25 mm, som syns i alla program. En skärmaskin som går efter färger följer linjernas mitt.',
    },
  },
} as const;

/** Letters name the lines on the calibration sheet that people measure with a ruler. */
const printerOptionTexts = {
  across: { label: 'A, linje åt sidan', says: { value: 'Ritad 150 mm lång.' } },
  down: { label: 'B, linje nedåt', says: { value: 'Ritad 150 mm lång.' } },
  left: {
    label: 'C, från vänster',
    says: { value: 'Från papperets vänstra kant till korset, ritat 20 mm in.' },
  },
  top: {
    label: 'C, uppifrån',
    says: { value: 'Från papperets övre kant till korset, ritat 20 mm in.' },
  },
  leftBelow: {
    label: 'D, från vänster',
    says: {
      value: 'Från papperets vänstra kant till den nedre änden av linjen nedåt, ritad 20 mm in.',
    },
  },
  backRight: {
    label: 'Baksidor åt höger',
    says: { value: 'Som provet av båda sidorna visar det, sett från framsidan; negativt är åt vänster.' },
  },
  backDown: {
    label: 'Baksidor nedåt',
    says: { value: 'Som provet av båda sidorna visar det, sett från framsidan; negativt är uppåt.' },
  },
} as const;

/** The options of the games stand with the games. */
export const option = {
  print: printOptionTexts,
  printer: printerOptionTexts,
  cutter: cutterOptionTexts,
} as const satisfies Words<Pick<typeof english, 'print' | 'printer' | 'cutter'>>;
