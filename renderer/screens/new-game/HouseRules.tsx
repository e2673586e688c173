import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Choice, Select, type OptionValue } from '#renderer/controls/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { alphacubesOptions, type AlphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { OwnBoardCheck } from './OwnBoardCheck.tsx';
import { RuleRow, SwitchRow } from './RuleRow.tsx';

export interface HouseRulesProps {
  readonly options: AlphacubesOptions;
  readonly onChange: (options: AlphacubesOptions) => void;
  readonly lexica: readonly LexiconSummary[];
  readonly lexicon: string | undefined;
  readonly onLexicon: (name: string) => void;
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

const figures = new Intl.NumberFormat('en-GB');

/** The switches of the rules, each with its consequence in a line. */
export function HouseRules(props: HouseRulesProps) {
  const { options, onChange, lexica, lexicon, onLexicon, curtain, onCurtain } = props;
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
    ({ name }) => !rulings.includes(name) && only[name]?.(options) !== false,
  );
  return (
    <fieldset className="house-rules">
      <legend className="label">{t('houseRules')}</legend>
      {shown.map(row)}
      <RuleRow label={t('wordList')} says={forbidden(options.forbid)}>
        {(describedBy) => (
          <>
            <Select
              label={t('wordList')}
              value={lexicon ?? ''}
              choices={lexica.map(({ name, title, words }) => ({
                value: name,
                label: t('lexicon', { title, words: figures.format(words) }),
              }))}
              onChange={onLexicon}
              describedBy={describedBy}
            />
            <Button
              look="link"
              size="small"
              aria-expanded={exceptions}
              onClick={() => {
                setExceptions(!exceptions);
              }}
            >
              {t('exceptions')}
            </Button>
          </>
        )}
      </RuleRow>
      {exceptions && alphacubesOptions.filter(({ name }) => rulings.includes(name)).map(row)}
      <RuleRow label={t('hands')} says={t(curtain ? 'handsSays.hidden' : 'handsSays.open')}>
        {(describedBy) => (
          <Choice
            label={t('hands')}
            value={curtain ? 'hidden' : 'open'}
            choices={(['hidden', 'open'] as const).map((value) => ({ value, label: t(`handsAre.${value}`) }))}
            onChange={(hands) => {
              onCurtain(hands === 'hidden');
            }}
            describedBy={describedBy}
          />
        )}
      </RuleRow>
    </fieldset>
  );

  function forbidden(words: readonly string[]): string {
    const named = words.map((word) => word.trim().toUpperCase()).filter((word) => word !== '');
    if (named.length === 0) return t('noneForbidden');
    if (named.length > 4) return t('manyForbidden', { count: named.length });
    return t('forbidden', { count: named.length, words: new Intl.ListFormat('en-GB').format(named) });
  }
}
