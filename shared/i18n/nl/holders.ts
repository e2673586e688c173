import type { SheetTexts } from '../sheet-texts.ts';

export const holderTexts: SheetTexts['holders'] = {
  guide: 'Zo wordt het gemaakt',
  rack: {
    1: 'Knip uit. Snijd de sleuven, en de tongen aan drie kanten.',
    2: 'Vouw de rand dubbel naar achteren en plak hem.',
    3: 'Vouw langs alle lijnen. Plak de lip achter de voorkant.',
    4: 'Steek de tongen door de sleuven, buig ze naar voren.',
    5: 'Het staat. Zonder tongen in de sleuven ligt het plat.',
  },
};
