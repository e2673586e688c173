import { planTonight, type LayOut, type TonightRequest } from '#print-templates/index.ts';
import { drawOption } from './draw-option.ts';
import { drawRepresentativeSheet } from './draw-sheet.ts';
import type { SheetTask } from './sheet-thread.ts';

/** Ticking what one owns seldom changes the sheets, so the last layouts are kept. */
const laidOut = new Map<string, ReturnType<LayOut>>();
const mostLaidOut = 4;

function remembering({ set, own }: TonightRequest): LayOut {
  return (product, values) => {
    const key = JSON.stringify([set, own, product.name, values]);
    const laid = laidOut.get(key) ?? product.layout(values);
    laidOut.delete(key);
    laidOut.set(key, laid);
    const [oldest] = laidOut.keys();
    if (laidOut.size > mostLaidOut && oldest !== undefined) laidOut.delete(oldest);
    return laid;
  };
}

export function answerTo(task: SheetTask): unknown {
  switch (task.task) {
    case 'draw':
      return drawRepresentativeSheet(task.ask);
    case 'option':
      return drawOption(task.ask);
    case 'plan':
      return planTonight(task.ask, remembering(task.ask));
  }
}
