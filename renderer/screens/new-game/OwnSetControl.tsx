import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useGateway, useNewest } from '#renderer/app/index.ts';
import { ProblemNotice, Select } from '#renderer/controls/index.ts';
import type { DesignSummary } from '#shared/contract/index.ts';
import { fitProblem, type GameId } from '#shared/games/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { parseSetText, setLines, type PieceSet } from '#shared/pieces/index.ts';

export interface OwnSetControlProps {
  readonly game: GameId;
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
  readonly describedBy: string;
}

const noDesigns: readonly DesignSummary[] = [];
const current = 'current';
const none = '';

export function OwnSetControl({ game, label, value, onChange, describedBy }: OwnSetControlProps) {
  const { t } = useTranslation('newGame');
  const gateway = useGateway();
  const { result } = useAnswer('listDesigns', ['designsChanged']);
  const [refused, setRefused] = useState<{ readonly id: string; readonly problem: Problem }>();
  const designs = result?.ok === true ? result.value.designs : noDesigns;
  const text = value.join('\n');
  const held = useMemo(() => {
    const set = text === '' ? undefined : parseSetText(text);
    return set?.ok === true ? set.value : undefined;
  }, [text]);
  const same = useSameDesign(held, designs);
  const choices = setsToChoose(held, same, designs).map((one) => {
    switch (one.kind) {
      case 'none':
        return { value: none, label: t(designs.length === 0 ? 'ownSet.nobody' : 'ownSet.choose') };
      case 'held':
        return { value: current, label: held?.title ?? '' };
      case 'design': {
        const { id, title, pieces } = one.of;
        return { value: id, label: t('ownSet.design', { title, count: pieces }) };
      }
    }
  });
  const begin = useNewest();
  // Another rule may be changed while the design is read.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const choose = async (id: string) => {
    setRefused(undefined);
    const { isNewest } = begin();
    if (id === current || id === none) return;
    const answer = await gateway.call('readDesign', { id });
    if (!isNewest()) return;
    const set = answer.ok ? parseSetText(answer.value.text) : answer;
    const problem = set.ok ? fitProblem(game, set.value) : set.problem;
    if (problem !== undefined) setRefused({ id, problem });
    else if (set.ok) latest.current(setLines(set.value));
  };
  return (
    <div className="own-set">
      <Select
        label={label}
        value={refused?.id ?? (held === undefined ? none : (same ?? current))}
        choices={choices}
        onChange={(id) => void choose(id)}
        describedBy={describedBy}
        wrong={refused !== undefined}
      />
      <a className="small" href="#/design">
        {t('ownSet.make')}
      </a>
      {refused !== undefined && <ProblemNotice problem={refused.problem} />}
    </div>
  );
}

/** Returns undefined if no design equals the held set, and until that is known. */
function useSameDesign(held: PieceSet | undefined, designs: readonly DesignSummary[]): string | undefined {
  const gateway = useGateway();
  const [found, setFound] = useState<{ readonly held: PieceSet; readonly id: string | undefined }>();
  useEffect(() => {
    if (held === undefined) return;
    let isWanted = true;
    const read = async (id: string) => {
      const answer = await gateway.call('readDesign', { id });
      return answer.ok ? answer.value.text : undefined;
    };
    void sameDesign(held, designs, read).then((id) => {
      if (isWanted) setFound({ held, id });
    });
    return () => {
      isWanted = false;
    };
  }, [gateway, held, designs]);
  return found?.held === held && designs.some(({ id }) => id === found?.id) ? found?.id : undefined;
}

type ReadDesign = (id: string) => Promise<string | undefined>;

/** Finds the design that holds exactly this set. Only designs with the set's title are read. */
export async function sameDesign(
  set: PieceSet,
  designs: readonly Pick<DesignSummary, 'id' | 'title'>[],
  read: ReadDesign,
): Promise<string | undefined> {
  const lines = setLines(set).join('\n');
  for (const { id, title } of designs) {
    if (title !== set.title) continue;
    const text = await read(id);
    const design = text === undefined ? undefined : parseSetText(text);
    if (design?.ok === true && setLines(design.value).join('\n') === lines) return id;
  }
  return undefined;
}

/** Returns the sets to choose from. The held set comes first, unless a design equals it. */
export function setsToChoose(
  held: PieceSet | undefined,
  same: string | undefined,
  designs: readonly DesignSummary[],
): readonly ({ readonly kind: 'none' | 'held' } | { readonly kind: 'design'; readonly of: DesignSummary })[] {
  const first = held === undefined ? 'none' : 'held';
  const listed = designs.map((of) => ({ kind: 'design', of }) as const);
  return held !== undefined && same !== undefined ? listed : [{ kind: first }, ...listed];
}
