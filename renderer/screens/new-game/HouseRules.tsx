import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionValue } from '#renderer/controls/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { optionsInUse, tooFewPlayers } from '#shared/options/index.ts';
import { familyOption } from '#shared/table-words/index.ts';
import { ClockRow, isClockOption } from './ClockRow.tsx';
import { ChoiceRow, GameOptionRow } from './RuleRow.tsx';
import { isRuling, linesOf, type OptionValues } from './setup-form.ts';
import type { GameWords } from './use-game-words.ts';
import { WordRules } from './WordRules.tsx';

export interface HouseRulesProps {
  readonly id: GameId;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
  readonly onWrong: (name: string, wrong: boolean) => void;
  readonly words: GameWords | undefined;
  readonly players: number;
  readonly people: number;
  readonly curtain: boolean;
  readonly onCurtain: (curtain: boolean) => void;
  readonly children: ReactNode;
}

/** These options hold the table's own words, and are shown with the word list. */
const written: readonly string[] = ['allow', 'forbid'];

export function HouseRules(props: HouseRulesProps) {
  const { id, options, onChange, onWrong, words, players, people, curtain, onCurtain, children } = props;
  const { t } = useTranslation('newGame');
  const [exceptions, setExceptions] = useState(false);
  const game = gameOf(id);
  const inUse = optionsInUse(game.options, options);
  const lonely = tooFewPlayers(game.options, options, players);
  const isWords = (name: string) =>
    game.lexicon === 'required' && (isRuling(name) || name === familyOption.name);
  const set = (name: string, value: OptionValue) => {
    onChange({ ...options, [name]: value });
  };
  const rows = (names: (name: string) => boolean) =>
    inUse
      .filter(({ name }) => names(name))
      .map((option) => (
        <GameOptionRow
          key={option.name}
          game={id}
          option={option}
          options={options}
          onChange={set}
          onWrong={onWrong}
          lonely={lonely?.option === option.name ? lonely : undefined}
        />
      ));
  return (
    <fieldset className="house-rules">
      <legend className="label">{t('houseRules')}</legend>
      {rows((name) => !isWords(name) && !isClockOption(name))}
      {words !== undefined && (
        <WordRules
          words={words}
          letters={game.letters(options)}
          language={game.language?.(options)}
          forbid={linesOf(options, 'forbid')}
          exceptions={exceptions}
          onExceptions={setExceptions}
        />
      )}
      {words !== undefined && exceptions && (
        <>
          {rows((name) => isWords(name) && written.includes(name))}
          <a className="rule-more small" href="#/words">
            {t('moreLists')}
          </a>
        </>
      )}
      {game.options.some(({ name }) => name === 'clock') && (
        <ClockRow id={id} offered={game.options} options={options} onChange={set} onWrong={onWrong} />
      )}
      {game.hidesHands && people > 1 && (
        <ChoiceRow
          label={t('hands')}
          says={t(curtain ? 'handsSays.hidden' : 'handsSays.open')}
          value={curtain ? 'hidden' : 'open'}
          choices={(['hidden', 'open'] as const).map((value) => ({ value, label: t(`handsAre.${value}`) }))}
          onChange={(hands) => {
            onCurtain(hands === 'hidden');
          }}
        />
      )}
      {children}
    </fieldset>
  );
}
