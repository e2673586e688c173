// Before anything that makes a schema: a worker's file comes with a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import { planTonight, type LayOut, type TonightAsk } from '#print-templates/index.ts';
import { drawOption } from './draw-option.ts';
import { drawRepresentativeSheet } from './draw-sheet.ts';
import type { SheetTask } from './sheet-thread.ts';

/** The parts of the worker's scope in use, since the page's types know only a window. */
interface WorkerScope {
  postMessage(answer: unknown): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<SheetTask>) => void): void;
}

/** Lays sheets out off the window's thread. */
const scope = globalThis as unknown as WorkerScope;
scope.addEventListener('message', ({ data }) => {
  scope.postMessage(answerTo(data));
});

/** Keeps the last layouts, since ticking what somebody owns seldom changes the sheets. */
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
      return drawRepresentativeSheet(task.ask);
    case 'option':
      return drawOption(task.ask);
    case 'plan':
      return planTonight(task.ask, remembering(task.ask));
  }
}
