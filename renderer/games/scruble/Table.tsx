import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useRemembered } from '#renderer/app/index.ts';
import { newTurnMemory } from '#renderer/space/index.ts';
import {
  pastMoves,
  TableFrame,
  useCompact,
  useDraftAnnouncements,
  useEndQuestion,
  useLesson,
  useMedia,
  useNoLessonPicture,
  type Places,
  type TableProps,
} from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { actionsOf } from './actions.ts';
import { CubeSpace } from './cube/CubeSpace.tsx';
import type { TracedWord } from './cube/HiddenNotes.tsx';
import { keyAction, useTurnKeys } from './use-keys.ts';
import { MapPlace } from './MapView.tsx';
import { scoreColumns } from './score-lines.ts';
import { changeText, hintTexts, texts } from './speech.ts';
import { spoken } from './spoken.ts';
import type { ScrubleTable } from './table-types.ts';
import { CompactSide, TurnSide, type SideTab } from './TurnSide.tsx';
import { mapStop, TwistPlace, type CubeSight } from './TwistPlace.tsx';
import { useModel, useTimeUp, type TableModel } from './use-model.ts';

const flatSchema = z.boolean();
/** The map with the scores beside it, and the cube, want more width than other tables. */
const lessRoom = `${breakpoints.tight}, ${breakpoints.wide}`;

export function Table({ play, game }: TableProps<ScrubleTable>) {
  const { t } = useTranslation('scrubleTable');
  const model = useModel({ play, game });
  const { compact, onCrowded } = useCompact(lessRoom);
  const { make, question } = useEndQuestion(model, texts);
  // In a narrow window there is room for the map alone, until the cube is chosen.
  const isNarrow = useMedia(breakpoints.stacked);
  const wide = useRemembered('scruble.flat', flatSchema, false);
  const narrow = useRemembered('scruble.flatNarrow', flatSchema, true);
  const [flat, setFlat] = isNarrow ? narrow : wide;
  const [noScene, setNoScene] = useState(false);
  const [memory] = useState(newTurnMemory);
  const [tab, setTab] = useState<SideTab>('turn');
  const actions = actionsOf(model, make);
  const goTo = useCallback((field: 'word' | 'twists') => {
    // The field must be on the page before it gets the focus.
    flushSync(() => setTab(field === 'word' ? 'turn' : 'twists'));
    const place = field === 'word' ? '.scruble-typed input' : '.twist-typed input';
    document.querySelector<HTMLElement>(place)?.focus();
  }, []);
  const onKey = useTurnKeys(model, actions, goTo);
  useDraftAnnouncements(model, draftSayings);
  useTimeUp(model);
  const { draft, state, seat, view, shown, seen } = model;
  const columns = useMemo(
    () => scoreColumns(t, pastMoves(game), game.game.rules.scores(game.timeline.start)),
    [t, game],
  );
  // The map is the picture of a game that is over: a word may lie on faces that no view of the cube shows at once.
  const isEnd = model.ending !== undefined;
  // In a low window the map has all of the room, and the cube is a tab beside it.
  const isLow = useMedia(breakpoints.low);
  const hasCubeTab = compact && isLow && !isNarrow;
  const isFlat = flat || noScene || hasCubeTab || isEnd;
  useNoLessonPicture((flat || noScene) && !hasCubeTab);
  const [follow, setFollow] = useRemembered('scruble.follow', flatSchema, true);
  const waitsForTurn = useLesson()?.place?.turned !== undefined;
  const [turns, setTurns] = useState(waitsForTurn);
  // Turning by hand rests the following, for as long as there is a trace.
  const [rests, setRests] = useState(false);
  const { places: tracedPlaces } = shown;
  if (rests && tracedPlaces.length === 0) setRests(false);
  const follows = follow && !rests;
  const map = <MapPlace model={model} onKey={onKey} />;
  const space = (
    <CubeSpace
      cube={seen.after}
      turned={seen.turned}
      marks={shown.marks}
      wilds={shown.wilds}
      layer={view === undefined ? undefined : draft.layer}
      still={view === undefined}
      memory={memory}
      traced={tracedWord(model)}
      follows={follows}
      turns={turns || compact}
      onHand={() => setRests(tracedPlaces.length > 0)}
      onTwist={(twist) => play.act({ kind: 'twist', twist })}
      onPlace={(place) => play.act({ kind: view === undefined ? 'cursor' : 'trace', place })}
      onNoScene={() => setNoScene(true)}
    />
  );
  const sight: CubeSight = {
    isFlat,
    noScene,
    follows,
    turns: compact ? undefined : turns,
    onFlat: hasCubeTab ? () => setTab('cube') : setFlat,
    onFollow: (to) => {
      setRests(false);
      setFollow(to);
    },
    onTurns: setTurns,
  };
  const twist = <TwistPlace model={model} sight={sight} />;
  return (
    <TableFrame
      model={model}
      texts={texts}
      hintTexts={hintTexts}
      spoken={spoken}
      places={places}
      compact={compact}
      onCrowded={onCrowded}
      layout={isFlat ? 'scruble table--scruble-flat' : 'scruble'}
      scores={{ columns, live: liveLine(model), unit: 'word' }}
      idle={seat === undefined ? undefined : { kind: 'pass', by: seat, twists: [] }}
      question={question}
      slots={{
        board: (
          <div className={`scruble-board ${draft.twists.length === 0 ? 'scruble-board--untwisted' : ''}`}>
            {isFlat ? map : space}
            {compact || isEnd ? null : twist}
          </div>
        ),
        beside: isFlat || compact ? undefined : map,
        turn: compact ? (
          <CompactSide
            model={model}
            actions={actions}
            twist={twist}
            cube={hasCubeTab && !noScene ? space : undefined}
            tab={tab}
            onTab={setTab}
          />
        ) : (
          <TurnSide model={model} actions={actions} />
        ),
        last: { label: t('goal.title'), content: <p className="small">{goalText(t, state)}</p> },
      }}
    />
  );
}

const draftSayings = { change: changeText };

const places: Places = {
  /** The map has the tab stop, or the field for words if the cube replaces the map. */
  turn: [mapStop, '.scruble-typed input'],
  hasKey: (event) => keyAction(event, false) !== undefined,
};

function tracedWord({ shown, word, check }: TableModel): TracedWord {
  const premiums = check?.score.premiums ?? [];
  const [before, behind] = (['before', 'behind'] as const).map((stands) => {
    const premium = premiums.find((one) => one.stands === stands)?.premium;
    return premium && String(faceText(premium));
  });
  return { places: shown.places, word, before, behind };
}

function liveLine({ check, word, view }: TableModel) {
  if (view === undefined || check === undefined || check.problem !== undefined) return undefined;
  return { text: word, points: check.score.total };
}

function goalText(
  t: ReturnType<typeof useTranslation<'scrubleTable'>>['t'],
  state: TableModel['state'],
): string {
  const { finish, target, rounds } = state.options;
  const goal = t(`goal.${finish}`, { target, rounds, round: state.round });
  return state.lastRound === undefined ? goal : `${goal} ${t('goal.last')}`;
}
