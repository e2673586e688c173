import type { PathOp, PathStep } from '../../layout/types.ts';

export function pathData(steps: readonly PathStep[]): string {
  return steps.map(stepData).join('');
}

function stepData(step: PathStep): string {
  switch (step.to) {
    case 'move':
      return `M${number(step.x)} ${number(step.y)}`;
    case 'line':
      return `L${number(step.x)} ${number(step.y)}`;
    case 'curve':
      return `C${[step.x1, step.y1, step.x2, step.y2, step.x, step.y].map(number).join(' ')}`;
    case 'close':
      return 'Z';
  }
}

export function paint({ fill, stroke }: Pick<PathOp, 'fill' | 'stroke'>): string {
  const filled = `fill="${fill ?? 'none'}"`;
  if (stroke === undefined) return filled;
  const dash = stroke.dash === undefined ? '' : ` stroke-dasharray="${stroke.dash.map(number).join(' ')}"`;
  return `${filled} stroke="${stroke.ink}" stroke-width="${number(stroke.width)}"${dash}`;
}

export function number(value: number): string {
  return `${Math.round(value * 1e4) / 1e4}`;
}

export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
