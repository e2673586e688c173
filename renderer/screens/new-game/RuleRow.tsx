import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Choice,
  OptionControl,
  type OptionValue,
  ProblemNotice,
  useOptionSays,
} from '#renderer/controls/index.ts';
import { ownSetGames, type GameId } from '#shared/games/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Option, TooFewPlayers } from '#shared/options/index.ts';
import { OwnSetControl } from './OwnSetControl.tsx';
import { GameOptionCheck } from './game-parts.tsx';
import type { OptionValues } from './setup-form.ts';
import './rule-rows.css';

export interface RuleRowProps {
  readonly label: string;
  readonly says: string;
  readonly wide?: boolean;
  readonly after?: ReactNode;
  readonly children: (describedBy: string) => ReactNode;
}

export function RuleRow({ label, says, wide = false, after, children }: RuleRowProps) {
  const id = useId();
  return (
    <div className={wide ? 'rule-row rule-row--wide' : 'rule-row'}>
      <span className="rule-name">{label}</span>
      <div className="rule-control">{children(id)}</div>
      <div className="rule-says small soft">
        <p id={id}>{says}</p>
        {after}
      </div>
    </div>
  );
}

export interface ChoiceRowProps<V extends string> {
  readonly label: string;
  readonly says: string;
  readonly wide?: boolean;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

export function ChoiceRow<V extends string>({ label, says, wide = false, ...choice }: ChoiceRowProps<V>) {
  return (
    <RuleRow label={label} says={says} wide={wide}>
      {(describedBy) => <Choice label={label} {...choice} describedBy={describedBy} />}
    </RuleRow>
  );
}

export interface SwitchRowProps {
  readonly game: GameId;
  readonly option: Option;
  readonly options: OptionValues;
  readonly onChange: (name: string, value: OptionValue) => void;
  readonly onWrong: (name: string, wrong: boolean) => void;
  /** This is defined if the choice has no effect with this number of players. */
  readonly lonely: TooFewPlayers | undefined;
}

export function GameOptionRow({ game, option, options, onChange, onWrong, lonely }: SwitchRowProps) {
  const { t } = useTranslation('option');
  const why = useId();
  const says = useOptionSays(game);
  const { name } = option;
  const value = options[name] ?? option.default;
  return (
    <RuleRow
      label={t(`option:${game}.${name}.label`)}
      says={says(option, value)}
      wide={option.kind === 'lines' && name !== ownSetOption}
    >
      {(describedBy) => (
        <>
          {name === ownSetOption && ownSetGames.includes(game) ? (
            <OwnSetControl
              game={game}
              label={t(`option:${game}.${name}.label`)}
              value={Array.isArray(value) ? value : []}
              onChange={(lines) => {
                onChange(name, lines);
              }}
              describedBy={describedBy}
            />
          ) : (
            <OptionControl
              group={game}
              option={option}
              value={value}
              onChange={(next) => {
                onChange(name, next);
              }}
              onWrong={(wrong) => {
                onWrong(name, wrong);
              }}
              describedBy={lonely === undefined ? describedBy : `${why} ${describedBy}`}
              wrong={lonely !== undefined}
            />
          )}
          {lonely === undefined ? null : <ProblemNotice id={why} problem={named(t, game, lonely)} />}
          <GameOptionCheck id={game} name={name} options={options} />
        </>
      )}
    </RuleRow>
  );
}

const ownSetOption = 'ownSet';

function named(t: Translate, game: GameId, lonely: TooFewPlayers): TooFewPlayers {
  const key = `option:${game}.${lonely.option}`;
  const choice = t(`${key}.choices.${lonely.choice}`);
  return { ...lonely, option: t(`${key}.label`), choice };
}
