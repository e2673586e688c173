import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useGateway } from '#renderer/app/index.ts';
import { Notice, Select } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { fitProblem, parseSetText, setLines, type OwnSetGame } from '#shared/pieces/index.ts';

export interface OwnSetControlProps {
  readonly game: OwnSetGame;
  readonly label: string;
  /** The lines of the set's file; none while there is no set. */
  readonly value: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
  readonly describedBy: string;
}

const current = 'current';
const none = '';

/** The set that a game is played with, chosen among those that were designed here. */
export function OwnSetControl({ game, label, value, onChange, describedBy }: OwnSetControlProps) {
  const { t } = useTranslation('newGame');
  const gateway = useGateway();
  const { result } = useAnswer('listDesigns', ['designsChanged']);
  const [chosen, setChosen] = useState<string>(current);
  const [problem, setProblem] = useState<Problem>();
  const designs = result?.ok === true ? result.value.designs : [];
  const held = value.length === 0 ? undefined : parseSetText(value.join('\n'));
  const choices = [
    held?.ok === true
      ? { value: current, label: held.value.title }
      : { value: none, label: t(designs.length === 0 ? 'ownSet.nobody' : 'ownSet.choose') },
    ...designs.map(({ id, title, pieces }) => ({
      value: id,
      label: t('ownSet.design', { title, count: pieces }),
    })),
  ];
  const choose = async (id: string) => {
    if (id === current || id === none) return;
    const answer = await gateway.call('readDesign', { id });
    const set = answer.ok ? parseSetText(answer.value.text) : answer;
    const wrong = set.ok ? fitProblem(game, set.value) : set.problem;
    setProblem(wrong);
    if (set.ok && wrong === undefined) {
      setChosen(current);
      onChange(setLines(set.value));
    } else setChosen(id);
  };
  return (
    <div className="own-set">
      <Select
        label={label}
        value={held?.ok !== true && chosen === current ? none : chosen}
        choices={choices}
        onChange={(id) => void choose(id)}
        describedBy={describedBy}
        wrong={problem !== undefined}
      />
      <a className="small" href="#/design">
        {t('ownSet.make')}
      </a>
      {problem !== undefined && <Notice>{problemText(t, problem)}</Notice>}
    </div>
  );
}
