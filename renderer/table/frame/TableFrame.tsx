import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileOutcome, useAnswers, useArrival, useGameHere } from '#renderer/app/index.ts';
import { ProblemNotice } from '#renderer/controls/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ClockLine } from '../clock/ClockLine.tsx';
import { withOvertime } from '../clock/clocks.ts';
import { ComputerPlace } from './ComputerPlace.tsx';
import { CurtainPlace } from './CurtainPlace.tsx';
import { EndPlace } from '../end/EndPlace.tsx';
import type { Settlement } from '../end/EndResult.tsx';
import type { HintTexts, TableTexts } from '../game-table.ts';
import { PrintedScores } from '../score/PrintedScores.tsx';
import { ScorePad, type PadTab, type ScorePadProps } from '../score/ScorePad.tsx';
import { useEditPosition } from '../position/edit-position.ts';
import { ReviewLink, useLookBack } from '../review/ReviewLink.tsx';
import { useLesson, type LessonNow } from '../lesson/lesson-context.ts';
import { useLessonAnswer } from '../lesson/lesson-speech.ts';
import { LessonRing } from '../lesson/LessonRing.tsx';
import { LessonActions, LessonEnd, LessonSlip, SecondActions, TurnSlip } from '../lesson/LessonSlip.tsx';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import { PuzzleEnd, PuzzlePlace } from '../puzzle/PuzzlePlaces.tsx';
import { puzzleAnswer, usePuzzleAnnouncements } from '../puzzle/puzzle-speech.ts';
import type { TableTypes } from '../store/index.ts';
import type { SpokenTexts } from '../spoken/spoken-texts.ts';
import { tableAnswer } from '../spoken/table-answer.ts';
import { useCurtain } from './GameMenu.tsx';
import { TableTop, useTurnText } from './TableTop.tsx';
import { Unsaved } from './Unsaved.tsx';
import { useHint } from '../hint/use-hint.ts';
import { useMoveTravel } from '../last-move/use-move-travel.ts';
import type { LastMoves } from '../last-move/use-last-moves.ts';
import { useMedia } from '../use-media.ts';
import { useTableSounds } from '../sound/use-table-sounds.ts';
import { useTableAnnouncements } from './use-table-announcements.ts';
import { useTableCommands } from './use-table-commands.ts';
import type { Shell } from '../use-shell.ts';
import { useTableFocus, type Places } from './use-table-focus.ts';
import { useWholeGame } from './use-whole-game.ts';
import { useYielding } from './use-yielding.ts';

export interface Slots {
  readonly board: ReactNode;
  readonly beside?: ReactNode;
  readonly turn: ReactNode;
  readonly claims?: ReactNode;
  readonly hiddenHand?: ReactNode;
  readonly restingHand?: ReactNode;
  /** These are the pieces that the person with the open hand has not seen; left out in strict play. */
  readonly unseen?: ReactNode;
  readonly pad?: PadTab;
  readonly last?: PadTab;
  readonly ghost?: ReactNode;
}

export interface TableFrameProps<T extends TableTypes> {
  readonly model: Shell<T> & {
    /** This is left out by a game that does not show the last move. */
    readonly last?: LastMoves;
  };
  readonly texts: TableTexts<T>;
  readonly hintTexts: HintTexts<T>;
  readonly spoken?: SpokenTexts<T>;
  readonly places: Places;
  readonly slots: Slots;
  readonly compact?: boolean;
  /** This is called where there is too little height beside the board for all that stands there. */
  readonly onCrowded?: () => void;
  readonly layout?: string;
  /** In such a window what is told at the end stands above and below the board, and not beside it. */
  readonly columnAtEnd?: string;
  readonly scores: Pick<ScorePadProps<T>, 'columns' | 'live' | 'unit'>;
  readonly settlement?: Settlement;
  readonly endRemark?: string | undefined;
  readonly idle?: T['proposal'] | undefined;
  readonly onHint?: () => void;
  readonly onShuffle?: () => void;
  readonly question?: ReactNode;
  /** The game has its own places for the hints of a puzzle and for the day's others. */
  readonly laysPuzzle?: boolean;
}

export function TableFrame<T extends TableTypes>(props: TableFrameProps<T>) {
  const { model, texts, hintTexts, slots, compact = false, scores, settlement, idle, onShuffle } = props;
  const { play, game } = model;
  const { t } = useTranslation('table');
  const [curtainOn, setCurtainOn] = useCurtain();
  // A layout effect runs before the first paint, because without a curtain the hand is open at once.
  useLayoutEffect(() => {
    play.setCurtain(curtainOn);
  }, [play, curtainOn]);
  const narrow = useMedia(breakpoints.medium);
  const isColumn = useMedia(props.columnAtEnd ?? breakpoints.stacked);
  const turnText = useTurnText(model, texts, false);
  useGameHere(game.record.game);
  useArrival(t('title', { game: t(`common:games.${game.game.id}`), turn: turnText }));
  const tellLast = useTableAnnouncements(model, texts);
  const lesson = useLesson();
  const puzzle = usePuzzle();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const { ending } = model;
  const isLost = ending !== undefined && lesson?.isShown === false && !lesson.isDone;
  const lessonAnswer = useLessonAnswer(lesson, { isLost, isComputing: model.computing });
  useAnswers((question) => {
    const answer = tableAnswer(t, question, play.store.getState(), props, Date.now());
    return question === 'now' ? puzzleAnswer(t as Translate, puzzle, lessonAnswer(answer)) : answer;
  });
  const hand = useCallback(
    () => tableAnswer(t as Translate, 'hand', play.store.getState(), latest.current, Date.now()),
    [t, play],
  );
  usePuzzleAnnouncements(puzzle, hand);
  useHint(model, hintTexts);
  const onHint = () => {
    if (model.view === undefined) return;
    if (props.onHint === undefined) void play.hint();
    else props.onHint();
  };
  useTableSounds(model);
  useMoveTravel(model.last, model.news?.kind === 'made' ? model.news.serial : undefined);
  const onLast = () => {
    model.last?.showAgain();
    tellLast();
  };
  useTableCommands(model, { onHint, onLast });
  const isEnd = ending !== undefined && lesson === undefined && puzzle === undefined;
  const table = useTableFocus(model, props.places);
  const lookBack = useLookBack(model);
  const edit = useEditPosition(model);
  const { trouble, outcome, again, exportRecord, copyReport } = useWholeGame(model);
  const side = useYielding(props.onCrowded);
  const columns = withOvertime(t, scores.columns, ending?.overtime);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  return (
    <div
      ref={table}
      className={`table-screen ${compact ? 'table-screen--compact' : ''} ${isEnd ? 'table-screen--end' : ''} ${
        isEnd && isColumn ? 'table-screen--end-column' : ''
      }`}
    >
      <TableTop
        model={model}
        texts={texts}
        narrow={narrow}
        onHint={onHint}
        onShuffle={onShuffle}
        curtainOn={curtainOn}
        onCurtain={setCurtainOn}
        onExport={() => void exportRecord()}
        onReport={() => void copyReport()}
        onPrint={() => setPrinting(true)}
        onAgain={() => void again()}
        onReview={lookBack && (() => lookBack())}
        onEdit={edit}
      />
      <main className={props.layout === undefined ? 'table' : `table table--${props.layout}`}>
        <div className="table-board">{slots.board}</div>
        <div ref={side} className="table-side">
          {game.listChanged ? (
            <p className="small soft">{t('listChanged', { name: game.record.lexicon?.name })}</p>
          ) : null}
          {trouble === undefined ? null : <ProblemNotice problem={trouble} />}
          <FileOutcome outcome={outcome} />
          <Unsaved model={model} />
          {isEnd ? null : slots.beside}
          {puzzle !== undefined ? (
            <PuzzlePlace
              puzzle={puzzle}
              first={slots.pad?.content}
              shows={
                compact ? 'answers' : puzzle.standing !== 'open' || props.laysPuzzle ? 'question' : 'all'
              }
            />
          ) : compact || isEnd ? null : (
            <ScorePad
              model={model}
              texts={texts}
              first={slots.pad}
              unseen={slots.unseen}
              last={slots.last}
              {...scores}
              columns={columns}
            />
          )}
          {isEnd ? null : <ClockLine model={model} />}
          {puzzle !== undefined && puzzle.standing !== 'open' ? (
            <PuzzleEnd puzzle={puzzle} />
          ) : lesson !== undefined && lesson.at >= lesson.steps.length ? (
            <LessonEnd lesson={lesson} canPlayOn={ending === undefined} />
          ) : lesson !== undefined && (ending !== undefined || standsAlone(lesson, model.view)) ? (
            <>
              <LessonSlip lesson={lesson} model={model} isLost={isLost} />
              <div className="actions" role="group" aria-label={t('actions.label')}>
                <LessonActions lesson={lesson} />
              </div>
            </>
          ) : ending !== undefined ? (
            <EndPlace
              model={model}
              texts={texts}
              ending={ending}
              settlement={settlement}
              remark={props.endRemark}
              onAgain={() => void again()}
              onPrint={() => setPrinting(true)}
              onReview={lookBack}
              onEdit={edit}
            />
          ) : model.seat === undefined ? (
            (slots.claims ?? (
              <>
                <TurnSlip model={model}>{null}</TurnSlip>
                <SecondActions>{null}</SecondActions>
              </>
            ))
          ) : model.computing ? (
            <ComputerPlace
              model={model}
              texts={texts}
              hand={model.resting ? slots.restingHand : slots.hiddenHand}
              lookBack={<ReviewLink model={model} />}
              idle={idle}
            />
          ) : model.curtain ? (
            <CurtainPlace model={model} texts={texts} hiddenHand={slots.hiddenHand} />
          ) : (
            slots.turn
          )}
        </div>
      </main>
      {slots.ghost}
      <LessonRing isHidden={model.computing} />
      {props.question}
      {printing ? <PrintedScores model={model} texts={texts} columns={columns} onPrinted={printed} /> : null}
    </div>
  );
}

/** Returns true while the lesson waits for the learner to look, so that the game's own buttons have nothing to do. */
function standsAlone({ waits, isShown }: LessonNow, view: object | undefined): boolean {
  return waits || (isShown && view === undefined);
}
