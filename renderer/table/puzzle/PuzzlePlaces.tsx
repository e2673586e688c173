import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, ProblemNotice } from '#renderer/controls/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ScrollPlace } from '../ScrollPlace.tsx';
import { Tabs, type Tab } from '../Tabs.tsx';
import { usePuzzle, type PuzzleNow } from './puzzle-context.ts';
import { hintName, hintTold, questionText, saidText } from './puzzle-sentences.ts';
import { TodaysFive as Five } from './TodaysFive.tsx';

interface PuzzleProps {
  readonly puzzle: PuzzleNow;
}

/** The question is the title of the table. */
function PuzzleHead({ puzzle, hasSaid = false }: PuzzleProps & { readonly hasSaid?: boolean }) {
  const { t } = useTranslation('table');
  const { from, difficulty } = puzzle.puzzle;
  const { turn = 0, name = '', line, points = 0 } = from ?? {};
  return (
    <section className="puzzle-head" aria-labelledby="puzzle-title">
      <h2 id="puzzle-title" className="puzzle-title">
        {questionText(t as Translate, puzzle.puzzle)}
      </h2>
      <p className="soft">
        {from === undefined
          ? t(`puzzle.steps.${difficulty}`)
          : line === undefined
            ? t('puzzle.from', { turn, name, points })
            : t('puzzle.fromLine', { turn, name, line, points })}
      </p>
      {hasSaid && puzzle.standing === 'open' ? <PuzzleSaid puzzle={puzzle} /> : null}
    </section>
  );
}

/** A table that has a place for it shows the hints there. */
export function PuzzleHints() {
  const puzzle = usePuzzle();
  return puzzle === undefined ? null : <Hints puzzle={puzzle} />;
}

function Hints({ puzzle, hasSaid = true }: PuzzleProps & { readonly hasSaid?: boolean }) {
  const { t } = useTranslation('table');
  const { statements, hints, puzzle: asked, tellHint } = puzzle;
  return (
    <section className="turn-region puzzle-hints" aria-labelledby="puzzle-hints">
      <h2 id="puzzle-hints" className="label">
        {t('puzzle.hints')}
      </h2>
      <ol>
        {statements.map((statement, at) => {
          const isNext = at === hints && puzzle.standing === 'open';
          return (
            <li key={at} className={at <= hints ? '' : 'soft'}>
              {at < hints ? <Icon name="check" size={16} /> : <span className="figures">{at + 1}</span>}
              <span>{hintName(t as Translate, asked.game, statement)}</span>
              {at < hints ? (
                <strong>{hintTold(t as Translate, puzzle, statement)}</strong>
              ) : isNext ? (
                <Button key={at} look="link" size="small" command="hint" onClick={tellHint}>
                  {t('puzzle.tellMe')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {hasSaid ? <PuzzleSaid puzzle={puzzle} /> : null}
    </section>
  );
}

function PuzzleSaid({ puzzle: { said, texts } }: PuzzleProps) {
  const { t } = useTranslation('table');
  if (said === undefined) return null;
  return said.kind === 'misfit' ? (
    <ProblemNotice alert={false} problem={said.problem} />
  ) : (
    <p className="puzzle-said">{saidText(t as Translate, texts, said)}</p>
  );
}

/** A table that has a place for it shows the day's puzzles there. */
export function TodaysFive() {
  const puzzle = usePuzzle();
  return puzzle === undefined ? null : <DayRows puzzle={puzzle} />;
}

function DayRows({ puzzle: { day, date, marks, streak, puzzle } }: PuzzleProps) {
  if (day === undefined) return null;
  return <Five day={day} date={date} marks={marks} streak={streak} now={puzzle.id} />;
}

export type PuzzleTab = 'hints' | 'five';

/** With little room the hints and the day's puzzles are tabs; a new hint brings its tab forward. */
export function usePuzzleTabs(show: (tab: PuzzleTab) => void): readonly Tab<PuzzleTab>[] | undefined {
  const { t } = useTranslation('table');
  const puzzle = usePuzzle();
  const told = puzzle?.hints ?? 0;
  const before = useRef(told);
  useEffect(() => {
    if (told !== before.current) show('hints');
    before.current = told;
  });
  if (puzzle === undefined) return undefined;
  return [
    { id: 'hints', label: t('puzzle.tabs.hints'), content: <Hints puzzle={puzzle} hasSaid={false} /> },
    { id: 'five', label: t('puzzle.tabs.five'), content: <DayRows puzzle={puzzle} /> },
  ];
}

/** Is the place of the score pad, whose first tab may be needed to play. */
export function PuzzlePlace({
  puzzle,
  first,
  shows,
}: PuzzleProps & { readonly first: ReactNode; readonly shows: 'question' | 'answers' | 'all' }) {
  const { t } = useTranslation('table');
  if (shows !== 'all') return <PuzzleHead puzzle={puzzle} hasSaid={shows === 'answers'} />;
  return (
    <div className="pad-place puzzle-place">
      <PuzzleHead puzzle={puzzle} hasSaid />
      {first === undefined ? null : (
        <ScrollPlace label={t('puzzle.table')} className="puzzle-first">
          {first}
        </ScrollPlace>
      )}
      <HintsAndDay />
    </div>
  );
}

function HintsAndDay() {
  const { t } = useTranslation('table');
  const [tab, setTab] = useState<PuzzleTab>('hints');
  const tabs = usePuzzleTabs(setTab) ?? [];
  return <Tabs label={t('puzzle.tabs.label')} chosen={tab} onChoose={setTab} tabs={tabs} />;
}

/** Takes the place of the turn's second buttons, next to the game's own way to take back what is laid. */
export function PuzzleActions({ puzzle }: PuzzleProps) {
  const { t } = useTranslation('table');
  useCommands({
    'puzzle.give-up': (event) => {
      // With Cmd the key finds text again.
      if (!event.metaKey) puzzle.giveUp();
    },
  });
  return (
    <>
      <Button className="puzzle-give-up" command="puzzle.give-up" onClick={puzzle.giveUp}>
        {t('puzzle.giveUp')}
      </Button>
      <a className="button button--outlined button--normal puzzle-next" href={puzzle.next}>
        {t('puzzle.next')}
      </a>
    </>
  );
}

/** The puzzle is solved or given up, and its answer lies on the table. */
export function PuzzleEnd({ puzzle }: PuzzleProps) {
  const { t } = useTranslation('table');
  const { said, texts, standing, hints, next } = puzzle;
  useCommands({
    main: () => {
      location.hash = next;
    },
  });
  return (
    <>
      <section className="puzzle-end" aria-labelledby="end-title">
        <h2 id="end-title" className="puzzle-finding" tabIndex={-1} data-rest>
          {said === undefined ? null : saidText(t as Translate, texts, said)}
        </h2>
        {standing === 'solved' && hints > 0 ? (
          <p className="soft">{t('puzzle.withHints', { count: hints })}</p>
        ) : null}
      </section>
      <TodaysFive />
      <div className="actions" role="group" aria-label={t('actions.label')}>
        <a className="button button--filled button--normal actions-main" href={next}>
          {t('puzzle.next')}
          <kbd aria-hidden>{t('puzzle.enter')}</kbd>
        </a>
      </div>
    </>
  );
}
