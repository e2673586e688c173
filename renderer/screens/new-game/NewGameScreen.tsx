import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { useAnswer, useArrival, useGateway, usePlayerName, useRemembered } from '#renderer/app/index.ts';
import { Sheet, TextField } from '#renderer/controls/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { longestName, type Problem } from '#shared/kernel/index.ts';
import { tooFewPlayers } from '#shared/options/index.ts';
import { DealBar } from './DealBar.tsx';
import { GameIndex } from './GameIndex.tsx';
import { HouseRules } from './HouseRules.tsx';
import { languageFor } from '#shared/table-words/index.ts';
import { Players } from './Players.tsx';
import { ChoiceRow, RuleRow } from './RuleRow.tsx';
import {
  formerPlaces,
  isReseated,
  keptOptions,
  nameProblem,
  recordOf,
  reseatedPosition,
  withExceptionsOf,
  type SetupForm,
  type SetupPlayer,
} from './setup-form.ts';
import { useGamePosition } from './game-parts.tsx';
import { lexiconOf } from './play-now.ts';
import { useGameWords } from './use-game-words.ts';
import { useSetupForm } from './use-setup-form.ts';
import './new-game.css';

const curtainSchema = z.boolean();

/** This selects a field with an invalid value or, among choices, the chosen one. */
const wrongField = ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] :checked';

export function NewGameScreen() {
  const { t } = useTranslation('newGame');
  const gateway = useGateway();
  const [, go] = useLocation();
  const spare = t('names', { returnObjects: true }) as unknown as readonly string[];
  const [own] = usePlayerName();
  const names = own === '' ? spare : [own, ...spare];
  const { id, choose, form, list, change: fillIn, dealt } = useSetupForm(names);
  const needsWords = gameOf(id).lexicon === 'required';
  const [curtain, setCurtain] = useRemembered('table.curtain', curtainSchema, true);
  const [problem, setProblem] = useState<Problem>();
  const [seating, setSeating] = useState(0);
  const { result: info } = useAnswer('appInfo', ['lexicaChanged']);
  useArrival(t('title'));

  const lexica = info?.ok === true ? info.value.lexica : [];
  const { language, letters } = gameOf(id);
  const words = useGameWords(lexica, language?.(form.options), letters(form.options), list);
  const { chosen } = words;
  const wrongTitle = problem?.code.endsWith('-title') === true || problem?.code === 'setup/title-too-long';
  const wrongName = useMemo(() => nameProblem(problem), [problem]);
  const spoken = languageFor(chosen?.language, letters(form.options));
  const shown = needsWords ? withExceptionsOf(spoken, form.options) : form.options;
  const { position } = form;
  const { isOffered, entry } = useGamePosition(id, position !== undefined);
  const isEntered = position?.isChosen === true;
  const change = (how: Partial<SetupForm>) => {
    setProblem(undefined);
    fillIn(how);
  };
  const seat = (players: readonly SetupPlayer[]) => {
    const from = formerPlaces(form.players, players);
    if (isReseated(form.players.length, from)) setSeating(seating + 1);
    change({ players, position: position && reseatedPosition(id, position, from) });
  };
  const isWaiting = (needsWords && chosen === undefined) || (isEntered && entry === undefined);
  const saidInForm = isEntered && problem !== undefined && entry?.says(problem) === true;
  const people = form.players.filter(({ kind }) => kind === 'person').length;
  const sheet = useRef<HTMLFormElement>(null);
  // This is a ref, because one press can leave a field and start the game before the next render.
  const wrongFields = useRef(new Set<string>());
  const markWrong = (field: string, wrong: boolean) => {
    if (wrong) wrongFields.current.add(field);
    else wrongFields.current.delete(field);
  };
  const dealing = useRef(false);
  const deal = async () => {
    // Two quick presses deal only one game.
    if (isWaiting || dealing.current) return;
    if (wrongFields.current.size > 0 || tooFewPlayers(gameOf(id).options, shown, form.players.length)) {
      const field = sheet.current?.querySelector<HTMLElement>(wrongField);
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
      return;
    }
    const missing = isEntered ? entry?.missing?.(position.entered, form) : undefined;
    if (missing !== undefined) {
      setProblem(missing);
      return;
    }
    dealing.current = true;
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    const options = needsWords ? { ...shown, ...words.options } : shown;
    const lexicon = needsWords && chosen !== undefined ? lexiconOf(chosen) : undefined;
    const start = position &&
      entry && { ...position, entered: entry.fitted(position.entered, { ...form, options }) };
    const text = recordOf(id, { ...form, options, position: start }, lexicon, chance);
    const created = text.ok ? await gateway.call('createGame', { text: text.value }) : text;
    if (!created.ok) {
      dealing.current = false;
      setProblem(created.problem);
      return;
    }
    dealt();
    go(`/table/${created.value.id}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void deal();
  };
  useCommands({ main: () => void deal() });

  return (
    <main className="new-game">
      <GameIndex
        chosen={id}
        onChoose={(next) => {
          setProblem(undefined);
          choose(next);
        }}
        form="new-game-form"
      />
      <form
        ref={sheet}
        id="new-game-form"
        className="new-game-form"
        data-answers="hand"
        onSubmit={submit}
        noValidate
      >
        <Sheet space="large" aria-labelledby="new-game-name">
          <div className="new-game-head">
            <h2 id="new-game-name">{t(`game:${id}.name`)}</h2>
            <a href={`#/help/${id}`}>{t('readRules')}</a>
          </div>
          <Players game={id} players={form.players} spare={names} problem={wrongName} onChange={seat} />
          <HouseRules
            key={id}
            id={id}
            options={shown}
            onChange={(options) => {
              change({
                options: needsWords ? keptOptions(form.options, spoken, options) : options,
              });
            }}
            onWrong={markWrong}
            words={needsWords ? words : undefined}
            players={form.players.length}
            people={people}
            curtain={curtain}
            onCurtain={setCurtain}
          >
            <RuleRow label={t('nameShort')} says={t('nameSays')}>
              {(describedBy) => (
                <TextField
                  label={t('name')}
                  placeholder={t('nameHint')}
                  maxLength={longestName}
                  wrong={wrongTitle}
                  aria-describedby={wrongTitle ? 'new-game-problem' : describedBy}
                  value={form.title}
                  onChange={(title) => {
                    change({ title });
                  }}
                />
              )}
            </RuleRow>
            {isOffered && (
              <ChoiceRow
                label={t('start')}
                says={isEntered ? t(`game:${id}.position.says`) : t('newDealSays')}
                wide
                value={isEntered ? 'entered' : 'dealt'}
                choices={[
                  { value: 'dealt', label: t('newDeal') },
                  { value: 'entered', label: t(`game:${id}.position.choice`) },
                ]}
                onChange={(start) => {
                  change({ position: { entered: position?.entered ?? {}, isChosen: start === 'entered' } });
                }}
              />
            )}
          </HouseRules>
          {isOffered && (
            <p>
              <a href={`#/position/${id}`}>{t('positionEditor:from')}</a>
            </p>
          )}
          {isEntered && entry !== undefined && (
            <entry.Form
              // What is open or half typed belongs to the people who sat there, so a new seating remounts the form.
              key={`${id} ${seating}`}
              entered={position.entered}
              players={form.players}
              options={shown}
              coversHands={curtain && people > 1}
              problem={problem}
              onChange={(entered) => {
                change({ position: { ...position, entered } });
              }}
              onWrong={markWrong}
            />
          )}
        </Sheet>
        <DealBar
          game={id}
          isEntered={isEntered}
          isWaiting={isWaiting}
          infoProblem={info?.ok === false ? info.problem : undefined}
          problem={saidInForm ? undefined : problem}
          seed={form.seed}
          onSeed={(seed) => {
            change({ seed });
          }}
        />
      </form>
    </main>
  );
}
