import type { gcgProblems as english } from '../../en/problem/gcg.ts';
import type { Words } from '../../words.ts';

export const gcgProblems = {
  'gcg/no-such-game': '{{game}} går inte att skriva som GCG, bara partier i Alphacubes.',
  'gcg/not-ours':
    'Den här GCG:n skrevs inte av Cubewright, så den säger inte vilken kub som visade varje bokstav, och går inte att spela vidare. Släpp den på fönstret för att titta på dess ställningar, om den är en med vanliga brickor på 15 × 15 rutor, eller sök i dem med cubewright moves FILE.gcg.',
  'gcg/second-record': 'På rad {{line}} beskrivs ett parti för andra gången. Ha ett parti per fil.',
  'gcg/not-json':
    'Rad {{line}} tar slut för tidigt eller är skadad efter {{pragma}}. Ta en äldre kopia av filen.',
  'gcg/other-line':
    'Rad {{line}} stämmer inte med partiet. Cubewright skulle ha skrivit ”{{expected}}”. Exportera partiet igen, eller ändra tillbaka raden.',
  'gcg/too-long':
    'Den här GCG:n fortsätter efter rad {{line}}, där inget parti gör det. Ha ett parti per fil.',
  'gcg/bad-line':
    'Rad {{line}}, ”{{found}}”, är ingen rad i en GCG med vanliga brickor, som ”>Ann: AEINRST 8D TRAIN +12 12”.',
  'gcg/off-board': 'Rad {{line}}: {{word}} på {{place}} går utanför brädet med 15 × 15 rutor.',
  'gcg/no-tile':
    'Rad {{line}}: bokstav {{at}} i {{word}} på {{place}} borde redan ligga där, men rutan är tom.',
  'gcg/taken': 'Rad {{line}}: {{word}} på {{place}} täcker brickan {{there}}.',
  'gcg/no-positions':
    'Ingen rad i den här GCG:n säger vilka brickor en spelare hade, så det finns ingen ställning att söka i.',
  'gcg/at-line': 'Rad {{line}}: {{text}}',
} as const satisfies Words<typeof english>;
