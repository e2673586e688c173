import { useTranslation } from 'react-i18next';
import type { Size } from '#renderer/space/index.ts';
import { hiddenLetters } from './hidden.ts';
import type { Pixel, Sight } from './sight.ts';

/** The traced word, and the premiums that stand before and behind it. */
export interface TracedWord {
  readonly places: readonly number[];
  readonly word: string;
  readonly before?: string | undefined;
  readonly behind?: string | undefined;
}

interface HiddenNotesProps {
  readonly traced: TracedWord;
  readonly sight: Sight;
  readonly size: Size;
}

/** A note is this high, and this wide with its arrow, in CSS pixels. */
const [tall, wide, reach] = [30, 230, 34] as const;

/** Letters that the cube hides, each group with its pegs, in words, and with an arrow to the edge that they lie behind. */
export function HiddenNotes({ traced, sight, size }: HiddenNotesProps) {
  const { t } = useTranslation('scrubleTable');
  const { places, word, before, behind } = traced;
  const groups = hiddenLetters(places, sight);
  return groups.map(({ at, face, edge }, index) => {
    const letters = at.map((one) => word.charAt(one)).join('');
    const facts = { letters, count: at.length, where: t(`hidden.on.${face}`) };
    const text =
      before !== undefined && at[0] === 0
        ? t('hidden.after', { ...facts, premium: before })
        : behind !== undefined && at.at(-1) === places.length - 1
          ? t('hidden.before', { ...facts, premium: behind })
          : t('hidden.lies', facts);
    const { isLeft, y, x } = noteAt(edge, index, size);
    return (
      <div key={at[0]}>
        <p
          className={isLeft || edge === undefined ? 'hidden-note' : 'hidden-note hidden-note--right'}
          style={{ top: y - tall / 2, ...(isLeft ? { right: size.width - x } : { left: x }) }}
        >
          <span className="hidden-pegs">
            {at.map((one) => (
              <span key={one} className="peg peg--letter peg--traced">
                {word.charAt(one)}
              </span>
            ))}
          </span>
          {text}
        </p>
        {edge === undefined ? null : (
          <svg className="hidden-arrow" width={size.width} height={size.height}>
            <path d={`M${x + (isLeft ? 4 : -4)} ${y}Q${edge.x} ${y} ${edge.x} ${edge.y + gapAt(edge, y)}`} />
            <path className="hidden-tip" d={tipAt(edge, y)} />
          </svg>
        )}
      </div>
    );
  });
}

/** Where a note ends at its arrow: beside the edge that it speaks of, below the cube or above it, within the picture. */
function noteAt(edge: Pixel | undefined, index: number, { width, height }: Size) {
  const step = index * (tall + 4);
  if (edge === undefined) return { isLeft: false, y: height - tall / 2 - step, x: 0 };
  const isLeft = edge.x - reach >= wide || edge.x > width / 2;
  const y =
    edge.y > height / 2
      ? Math.min(height - tall / 2, edge.y + tall) - step
      : Math.max(tall / 2, edge.y - tall) + step;
  return { isLeft, y, x: Math.max(0, Math.min(width, edge.x + (isLeft ? -reach : reach))) };
}

const gapAt = (edge: Pixel, y: number) => (y > edge.y ? 4 : -4);

function tipAt(edge: Pixel, y: number): string {
  const way = y > edge.y ? 1 : -1;
  const top = edge.y + gapAt(edge, y);
  return `M${edge.x - 4} ${top + 6 * way}L${edge.x} ${top}L${edge.x + 4} ${top + 6 * way}`;
}
