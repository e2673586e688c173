import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAnswer, useGateway, useOneAtATime, useRemembered } from '#renderer/app/index.ts';
import { Button, ProblemNotice, Sheet, UndoLine, useAnnounceAfter } from '#renderer/controls/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { languageFor } from '#shared/table-words/index.ts';
import { z } from 'zod';
import { useGamePosition } from '../new-game/game-parts.tsx';
import { HouseRules } from '../new-game/HouseRules.tsx';
import { lexiconOf } from '../new-game/play-now.ts';
import { Players } from '../new-game/Players.tsx';
import {
  formerPlaces,
  keptOptions,
  nameProblem,
  reseatedPosition,
  withExceptionsOf,
  type SetupPlayer,
} from '../new-game/setup-form.ts';
import { useGameWords } from '../new-game/use-game-words.ts';
import { PositionAnswers } from './PositionAnswers.tsx';
import { PositionText } from './PositionText.tsx';
import { entered, textOf, useDraft, usePositionText } from './use-draft.ts';

const curtainSchema = z.boolean();

interface PositionEditorProps {
  readonly id: GameId;
  readonly names: readonly string[];
}

export function PositionEditor({ id, names }: PositionEditorProps) {
  const { t } = useTranslation('positionEditor');
  const say = useAnnounceAfter();
  const gateway = useGateway();
  const [, go] = useLocation();
  const draft = useDraft(id, names);
  const { form, change } = draft;
  const [curtain, setCurtain] = useRemembered('table.curtain', curtainSchema, true);
  const { entry } = useGamePosition(id, true);
  const { result: info } = useAnswer('appInfo', ['lexicaChanged']);
  const { language, letters, lexicon: uses, hidesHands } = gameOf(id);
  const lexica = info?.ok === true ? info.value.lexica : [];
  const words = useGameWords(lexica, language?.(form.options), letters(form.options), form.list);
  const needsWords = uses === 'required';
  const spoken = languageFor(words.chosen?.language, letters(form.options));
  const shown = needsWords ? withExceptionsOf(spoken, form.options) : form.options;
  const options = needsWords ? { ...shown, ...words.options } : shown;
  const lexicon = needsWords && words.chosen !== undefined ? lexiconOf(words.chosen) : undefined;
  const isWaiting = entry === undefined || (needsWords && lexicon === undefined);
  // A record of a game with words names its list, which is known only after a moment.
  const text = usePositionText({ id, form, options, entry: isWaiting ? undefined : entry, lexicon });
  /** What an action was refused for; until something changes, the form leads to its place. */
  const [problem, setProblem] = useState<Problem>();
  const wrongFields = useRef(new Set<string>());
  const once = useOneAtATime();
  const markWrong = (field: string, wrong: boolean) => {
    if (wrong) wrongFields.current.add(field);
    else wrongFields.current.delete(field);
  };
  const step = (how: Parameters<typeof change>[0], name: Parameters<typeof change>[1]) => {
    setProblem(undefined);
    change(how, name);
  };
  const seat = (players: readonly SetupPlayer[]) => {
    const from = formerPlaces(form.players, players);
    const position = { isChosen: true, entered: entered(form) };
    step({ players, position: reseatedPosition(id, position, from) }, 'players');
  };
  const choose = (name: string) => {
    step({ list: name }, 'options');
  };
  const fault = text?.ok === false ? text.problem : undefined;
  const textNow = (seed = 0): string | undefined => {
    if (isWaiting) {
      say(t('opening'));
      return undefined;
    }
    if (wrongFields.current.size > 0) {
      document.querySelector<HTMLElement>('.position-screen [aria-invalid="true"]')?.focus();
      return undefined;
    }
    const made = textOf({ id, form, options, entry, lexicon }, seed);
    if (made.ok) return made.value;
    setProblem({ ...made.problem });
    return undefined;
  };
  const playOn = async () => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const record = textNow(seed);
    if (record === undefined) return;
    const created = await gateway.call('createGame', { text: record });
    if (created.ok) go(`/table/${created.value.id}`);
    else setProblem(created.problem);
  };
  const people = form.players.filter(({ kind }) => kind === 'person').length;
  const coversHands = hidesHands && curtain && people > 1;
  const said = problem ?? (draft.isFresh ? undefined : fault);
  return (
    <>
      <UndoLine
        lastStep={draft.lastStep && t(`steps.${draft.lastStep}`)}
        nextStep={draft.nextStep && t(`steps.${draft.nextStep}`)}
        onUndo={() => {
          setProblem(undefined);
          const done = draft.undo();
          return done && t(`steps.${done}`);
        }}
        onRedo={() => {
          setProblem(undefined);
          const done = draft.redo();
          return done && t(`steps.${done}`);
        }}
      />
      <Sheet space="large" aria-labelledby="position-game">
        <div className="new-game-head">
          <h2 id="position-game">{t(`game:${id}.name`)}</h2>
          <a href={`#/help/${id}`}>{t('newGame:readRules')}</a>
        </div>
        {entry === undefined ? null : (
          <entry.Form
            key={draft.replaced}
            entered={entered(form)}
            players={form.players}
            options={shown}
            coversHands={coversHands}
            problem={problem}
            fault={draft.isFresh ? undefined : fault}
            onChange={(now) => step({ position: { isChosen: true, entered: now } }, 'entered')}
            onWrong={markWrong}
          />
        )}
        <Players
          game={id}
          players={form.players}
          spare={names}
          problem={nameProblem(problem)}
          onChange={seat}
        />
        <HouseRules
          id={id}
          options={shown}
          onChange={(next) => {
            const kept = needsWords ? keptOptions(form.options, spoken, next) : next;
            // Pieces of another language come with a list in that language.
            const list = language?.(kept) === language?.(form.options) ? form.list : undefined;
            step({ options: kept, list }, 'options');
          }}
          onWrong={markWrong}
          words={needsWords ? { ...words, choose } : undefined}
          players={form.players.length}
          people={people}
          curtain={curtain}
          onCurtain={setCurtain}
        >
          {null}
        </HouseRules>
      </Sheet>
      <div className="position-actions">
        {isWaiting ? (
          <p className="soft">{t('opening')}</p>
        ) : said === undefined ? (
          <p className="soft">{text?.ok === true ? t('stands') : null}</p>
        ) : entry?.says(said) === true ? null : (
          <ProblemNotice alert={problem !== undefined} problem={said} />
        )}
        <div className="position-buttons">
          <Button look="filled" size="large" aria-disabled={isWaiting} onClick={() => void once(playOn)}>
            {t('playOn')}
          </Button>
          <Button
            size="large"
            aria-disabled={draft.isFresh}
            onClick={() => {
              if (draft.isFresh) return;
              step({ position: undefined }, 'cleared');
              say(t('cleared'));
            }}
          >
            {t('clear')}
          </Button>
        </div>
        <PositionAnswers
          key={text?.ok === true ? text.value : ''}
          id={id}
          names={form.players.map(({ name }) => name)}
          textNow={() => textNow()}
        />
      </div>
      <PositionText
        id={id}
        text={text?.ok === true ? text.value : undefined}
        isCovered={coversHands}
        onRead={(read) => step(read, 'read')}
      />
    </>
  );
}
