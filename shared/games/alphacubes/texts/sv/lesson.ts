import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesLesson as english } from '../lesson.ts';

export const alphacubesLesson = {
  steps: {
    tip: {
      title: 'Vänd upp en bokstav',
      short: 'vänd upp en bokstav',
      task: 'Välj kuben KORTY, som har T uppåt, och vänd upp dess K.',
      why: 'En kub har fem bokstäver, och den som ligger uppåt räknas. På handen vänder du den som du vill; på brädet vänds den aldrig mer.',
      later: 'Senare. Vänd först upp K på KORTY.',
    },
    lay: {
      title: 'Lägg ett ord',
      short: 'lägg ett ord',
      task: 'Lägg CHALK vågrätt från I9, mittrutan.',
      why: 'Det första ordet går genom mitten. Välj en kub och sedan dess ruta, eller skriv ordet vid rutan.',
      later: 'Senare. Lägg först CHALK vågrätt från I9.',
    },
    sum: {
      title: 'Läs summan',
      short: 'läs summan',
      task: 'Se vad CHALK ger, och spela det sedan för 38.',
      why: 'K ligger på DB: dess 5 räknas två gånger. Mittrutan är DO: den fördubblar hela ordet, 19 × 2. En ruta gör det en gång, för kuben som läggs på den.',
      later: 'Senare. Spela först CHALK för 38.',
    },
    cross: {
      title: 'Korsa ett ord',
      short: 'korsa ett ord',
      task: 'Lägg WHEEL vågrätt från I11, genom E i TRADE, och spela det för 12.',
      why: 'Ett ord måste röra vid en kub som redan ligger, och får använda den: du lägger W, H, E och L, och E i TRADE finns redan där.',
      later: 'Senare. Lägg först WHEEL vågrätt från I11.',
    },
    side: {
      title: 'Lägg ett ord längs ett ord',
      short: 'längs ett ord',
      task: 'Lägg THREE vågrätt från F12, och spela det för 34.',
      why: 'Dess två sista bokstäver ligger under W och H, och bildar WE och HE. Alla tre orden räknas: 24, 5 och 5.',
      later: 'Senare. Lägg först THREE vågrätt från F12.',
    },
    exchange: {
      title: 'Byt en kub',
      short: 'byt en kub',
      task: 'Byt kuben EIQRU mot en annan.',
      why: 'En kub som inte hjälper går tillbaka till förrådet, och du drar en annan. I den turen lägger du ingenting.',
      later: 'Senare. Byt först EIQRU.',
    },
    seven: {
      title: 'Alla sju på en gång',
      short: 'alla sju på en gång',
      task: 'Lägg SYSTEMS lodrätt från N9, och spela det för 128.',
      why: 'Sju kuber i en tur ger 50 till, och två S i ordet förlänger CHALK och WHEEL. Tryck på rutan en gång till för att skriva lodrätt.',
      later: 'Senare. Lägg först SYSTEMS lodrätt från N9.',
    },
    free: {
      title: 'De sista kuberna',
      short: 'de sista kuberna',
      task: 'Lägg vad du vill, tills spelet slutar.',
      why: 'Förrådet är tomt: spelet slutar efter den runda då någon lägger sin sista kub, eller när båda passar. Den som har kuber kvar förlorar summorna på deras sjätte sida.',
    },
  },
  end: 'Du har korsat, lagt längs ett ord och lagt sju på en gång. Nu gäller det att se fler ord i samma kuber.',
} as const satisfies Words<typeof english>;
