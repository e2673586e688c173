import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { useAnswer, useArrival, useGateway, useKeys, useRemembered, useRest } from '#renderer/app/index.ts';
import { Button, Notice, Sheet, TextField } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { GameIndex } from './GameIndex.tsx';
import { HouseRules } from './HouseRules.tsx';
import { keptOptions, withExceptionsOf } from './list-exceptions.ts';
import { Players } from './Players.tsx';
import { nameProblem, recordOf, type SetupForm } from './setup-form.ts';
import { useGameWords } from './use-game-words.ts';
import { useSetupForm } from './use-setup-form.ts';
import './new-game.css';

/** Whether a curtain falls between turns: the table keeps to it. */
const curtainSchema = z.boolean();

/** One sheet: who plays, by which house rules, and the deal. */
export function NewGameScreen() {
  const { t } = useTranslation('newGame');
  const gateway = useGateway();
  const [, go] = useLocation();
  const names = t('names', { returnObjects: true }) as unknown as readonly string[];
  const { form, change: fillIn, dealt } = useSetupForm(names);
  const [curtain, setCurtain] = useRemembered('table.curtain', curtainSchema, true);
  const [problem, setProblem] = useState<Problem>();
  const { result: info } = useAnswer('appInfo', ['lexicaChanged']);
  useArrival(t('title'));

  const lexica = info?.ok === true ? info.value.lexica : [];
  const words = useGameWords(lexica);
  const { chosen } = words;
  const wrongName = useMemo(() => nameProblem(problem), [problem]);
  const shown = withExceptionsOf(chosen?.language, form.options);
  const change = (how: Partial<SetupForm>) => {
    setProblem(undefined);
    fillIn(how);
  };
  const dealing = useRef(false);
  const deal = async () => {
    // Two quick presses deal one game.
    if (chosen === undefined || dealing.current) return;
    dealing.current = true;
    const { name, sha256 } = chosen;
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    const options = { ...shown, ...words.options };
    const text = recordOf({ ...form, options }, { name, sha256 }, chance);
    const created = text.ok ? await gateway.call('createGame', { text: text.value }) : text;
    if (!created.ok) {
      dealing.current = false;
      setProblem(created.problem);
      return;
    }
    dealt();
    go(`/table/${created.value.id}`);
  };
  const place = useRest<HTMLDivElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void deal();
  };
  useKeys({ enter: () => void deal() });

  return (
    <main className="new-game">
      <GameIndex />
      <form className="new-game-form" onSubmit={submit} noValidate>
        <Sheet space="large" aria-labelledby="new-game-name">
          <div className="new-game-head">
            <h2 id="new-game-name">{t('common:games.alphacubes')}</h2>
            <a href="#/help/alphacubes">{t('readRules')}</a>
          </div>
          <Players
            players={form.players}
            spare={names}
            problem={wrongName}
            onChange={(players) => {
              change({ players });
            }}
          />
          <HouseRules
            options={shown}
            onChange={(options) => {
              change({ options: keptOptions(form.options, chosen?.language, options) });
            }}
            words={words}
            people={form.players.filter(({ kind }) => kind === 'person').length}
            curtain={curtain}
            onCurtain={setCurtain}
          />
        </Sheet>
        <div ref={place} className="new-game-deal">
          {info?.ok === false && <Notice>{problemText(t, info.problem)}</Notice>}
          {problem !== undefined && (
            // A name's problem is read or said at its field, which has the focus.
            <Notice id="new-game-problem" alert={wrongName === undefined}>
              {problemText(t, problem)}
            </Notice>
          )}
          <Button type="submit" look="filled" size="large" keyHint="Enter" disabled={chosen === undefined}>
            {t('deal')}
          </Button>
          {form.seed === undefined ? (
            <Button
              size="large"
              data-rest
              onClick={() => {
                change({ seed: '' });
              }}
            >
              {t('giveSeed')}
            </Button>
          ) : (
            <span className="new-game-seed">
              <TextField
                label={t('seed')}
                placeholder={t('seedHint')}
                inputMode="numeric"
                autoFocus
                wrong={problem?.code === 'setup/bad-seed'}
                aria-describedby={problem?.code === 'setup/bad-seed' ? 'new-game-problem' : undefined}
                value={form.seed}
                onChange={(seed) => {
                  change({ seed });
                }}
              />
              <Button
                onClick={() => {
                  change({ seed: undefined });
                }}
              >
                {t('noSeed')}
              </Button>
            </span>
          )}
          <p className="small soft new-game-facts">{form.seed === undefined ? t('facts') : t('seedSays')}</p>
        </div>
      </form>
    </main>
  );
}
