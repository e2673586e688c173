// Before anything that makes a schema: a worker's file comes with a policy as strict as its page's.
import '#renderer/gateway/no-eval.ts';
import { planTonight } from '#print-templates/index.ts';
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

function answerTo(task: SheetTask): unknown {
  switch (task.task) {
    case 'draw':
      return drawTellingSheet(task.ask);
    case 'option':
      return drawOption(task.ask);
    case 'plan':
      return planTonight(task.ask);
  }
}
