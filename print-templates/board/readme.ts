import { leastPitch } from '#firmware-protocol/wiring/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { kindsOf, squaresOfPanel, wiresOf } from './chain.ts';
import type { BoardSpec } from '../layout/product.ts';
import { cheapSide, fileOf, outlineInset, type Panel } from './panel.ts';

/** Says in plain words what to order, what to buy, and how the board is put together. */
export function readmeText(panels: readonly Panel[], spec: BoardSpec, t: Translate): string {
  const { rows, columns, pitch, edge, sensor } = spec;
  const each = Math.ceil(rows / squaresOfPanel.rows);
  const { width = 0, height = 0 } = panels[0] ?? {};
  const least = leastPitch(sensor, edge);
  const lights = spec.lights === false ? ' --lights off' : '';
  const facts = { sensor, lights, rows, columns, pitch, edge, least, each, squares: rows * columns };
  const size = {
    width: tenth(width - 2 * outlineInset),
    height: tenth(height - 2 * outlineInset),
    most: cheapSide,
  };
  const isCheap = width <= cheapSide && height <= cheapSide;
  const paragraphs = [
    t('print:board.readme.title', facts),
    t('print:board.readme.untried'),
    ...(pitch < least ? [t('print:board.readme.tooClose', facts)] : []),
    t('print:board.readme.order'),
    kindsOf(columns)
      .map((kind) => `   panels/${fileOf(kind)}.zip   ${each} x`)
      .join('\n'),
    t('print:board.readme.making'),
    t(isCheap ? 'print:board.readme.cheap' : 'print:board.readme.large', size),
    t('print:board.readme.buy'),
    t('print:board.readme.solder'),
    ...(rows % squaresOfPanel.rows === 0 ? [] : [t('print:board.readme.odd')]),
    t('print:board.readme.join', { kinds: kindsOf(columns).join(', ') }),
    ...endsOf(spec, t),
    t('print:board.readme.nano'),
    t(`print:board.readme.mount.${sensor}`),
    t('print:board.readme.printed', facts),
    t('print:board.readme.lights'),
    t('print:board.readme.test', facts),
  ];
  const lines = paragraphs.flatMap((paragraph) => [...paragraph.split('\n').flatMap(wrapped), '']);
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Names the pins that a bit of wire joins within one header. */
function endsOf(spec: BoardSpec, t: Translate): readonly string[] {
  const wires = wiresOf(spec);
  const place = (kind: 'end' | 'spare') => wires.find((wire) => wire.kind === kind)?.from;
  const [end, spare] = [place('end'), place('spare')];
  return [
    ...(end === undefined ? [] : [t('print:board.readme.end', { ...end })]),
    ...(spare === undefined ? [] : [t('print:board.readme.spare', { ...spare })]),
  ];
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

const lineLength = 100;

function wrapped(line: string): readonly string[] {
  const room = line.slice(0, lineLength + 1);
  const at = line.length <= lineLength ? -1 : room.lastIndexOf(' ');
  return at <= 0 ? [line] : [line.slice(0, at), ...wrapped(line.slice(at + 1))];
}
