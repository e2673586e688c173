// Before anything that makes a schema: a worker's file comes with a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import { planTonight, type LayOut, type TonightAsk } from '#print-templates/index.ts';
import { drawOption } from './draw-option.ts';
import { drawTellingSheet } from './draw-sheet.ts';
import type { SheetTask } from './sheet-thread.ts';

/** What of a worker's own scope is used here; the page's library knows a window only. */
interface WorkerScope {
  postMessage(answer: unknown): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<SheetTask>) => void): void;
}

/** Lays sheets out off the window's thread, one task after the other. */
const scope = globalThis as unknown as WorkerScope;
scope.addEventListener('message', ({ data }) => {
  scope.postMessage(answerTo(data));
});

/** What was laid out for the last plans: a tick at what somebody owns seldom changes the sheets. */
const laidOut = new Map<string, ReturnType<LayOut>>();
const mostLaidOut = 4;

function remembering({ set, own }: TonightAsk): LayOut {
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

function answerTo(task: SheetTask): unknown {
  switch (task.task) {
    case 'draw':
      return drawTellingSheet(task.ask);
    case 'option':
      return drawOption(task.ask);
    case 'plan':
      return planTonight(task.ask, remembering(task.ask));
  }
}
