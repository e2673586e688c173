import type { SheetTexts } from '../sheet-texts.ts';

export const holderTexts: SheetTexts['holders'] = {
  guide: 'Så görs det',
  rack: {
    1: 'Klipp ut. Skär slitsarna, och tungorna på tre sidor.',
    2: 'Vik kanten dubbel bakåt och limma den.',
    3: 'Vik längs alla linjer. Limma fliken bakom framsidan.',
    4: 'Stick tungorna genom slitsarna, böj dem framåt.',
    5: 'Det står. Med tungorna utdragna ligger det platt.',
  },
};
