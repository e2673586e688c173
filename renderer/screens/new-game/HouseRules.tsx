import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, type OptionValue } from '#renderer/controls/index.ts';
import { alphacubesOptions, type AlphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { OwnBoardCheck } from './OwnBoardCheck.tsx';
import { RuleRow, SwitchRow } from './RuleRow.tsx';
import type { GameWords } from './use-game-words.ts';
import { WordRules } from './WordRules.tsx';

export interface HouseRulesProps {
  readonly options: AlphacubesOptions;
  readonly onChange: (options: AlphacubesOptions) => void;
  readonly words: GameWords;
  /** How many people there are: a curtain falls between two of them. */
  readonly people: number;
  readonly curtain: boolean;
  readonly onCurtain: (curtain: boolean) => void;
}

type Switch = (typeof alphacubesOptions)[number];

/** Switches that say something only when another stands so. */
const only: Partial<Record<Switch['name'], (options: AlphacubesOptions) => boolean>> = {
  ownBoard: ({ board }) => board === 'own',
  challengeKind: ({ judge }) => judge === 'challenge',
  missedTurn: ({ judge, challengeKind }) => judge === 'challenge' && challengeKind === 'double',
};
/** Words of the table's own stand with the word list. */
const rulings: readonly Switch['name'][] = ['allow', 'forbid'];
/** Words that people keep in Settings are not written here. */
const kept: readonly Switch['name'][] = ['personalAllow', 'personalForbid'];

/** The switches of the rules, each with its consequence in a line. */
export function HouseRules(props: HouseRulesProps) {
  const { options, onChange, words, people, curtain, onCurtain } = props;
  const { t } = useTranslation('newGame');
  const [exceptions, setExceptions] = useState(false);
  const set = (name: string, value: OptionValue) => {
    onChange({ ...options, [name]: value });
  };
  const row = (option: Switch) => (
    <SwitchRow key={option.name} option={option} value={options[option.name]} onChange={set}>
      {option.name === 'ownBoard' && <OwnBoardCheck lines={options.ownBoard} />}
    </SwitchRow>
  );
  const shown = alphacubesOptions.filter(
    ({ name }) => !rulings.includes(name) && !kept.includes(name) && only[name]?.(options) !== false,
  );
  return (
    <fieldset className="house-rules">
      <legend className="label">{t('houseRules')}</legend>
      {shown.map(row)}
      <WordRules words={words} forbid={options.forbid} exceptions={exceptions} onExceptions={setExceptions} />
      {exceptions && (
        <>
          {alphacubesOptions.filter(({ name }) => rulings.includes(name)).map(row)}
          <a className="rule-more small" href="#/words">
            {t('moreLists')}
          </a>
        </>
      )}
      {people > 1 && (
        <RuleRow label={t('hands')} says={t(curtain ? 'handsSays.hidden' : 'handsSays.open')}>
          {(describedBy) => (
            <Choice
              label={t('hands')}
              value={curtain ? 'hidden' : 'open'}
              choices={(['hidden', 'open'] as const).map((value) => ({
                value,
                label: t(`handsAre.${value}`),
              }))}
              onChange={(hands) => {
                onCurtain(hands === 'hidden');
              }}
              describedBy={describedBy}
            />
          )}
        </RuleRow>
      )}
    </fieldset>
  );
}
