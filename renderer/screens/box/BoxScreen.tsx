import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrival } from '#renderer/app/index.ts';
import { useVirtualBox } from '#renderer/box/index.ts';
import { Button, Icon, ProblemNotice } from '#renderer/controls/index.ts';
import type { BoxState } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { BoxSettings } from './BoxSettings.tsx';
import { BoxFaults, LineCounts } from './BoxFacts.tsx';
import { FlashProgress } from './FlashProgress.tsx';
import { TraceView, useReplayedTrace } from './ReplayedTrace.tsx';
import { Changes, TraceRecorder } from './TraceRecorder.tsx';
import { MarksChoice, useShownMarks } from './MarksChoice.tsx';
import { PortChoice } from './PortChoice.tsx';
import { SensorCheck } from './SensorCheck.tsx';
import { trayOf, type Tray } from './tray.ts';
import { TrayView } from './TrayView.tsx';
import { isSimulated, useBox } from './use-box.ts';
import { VirtualPanel } from './VirtualPanel.tsx';
import './box.css';

export function BoxScreen() {
  const { shown, problem, isReading, close } = useReplayedTrace();
  return (
    <>
      {shown !== undefined && <TraceView key={shown.number} trace={shown.trace} onClose={close} />}
      <BoxHere isHidden={shown !== undefined} isReadingTrace={isReading} traceProblem={problem} />
    </>
  );
}

interface BoxHereProps {
  readonly isHidden: boolean;
  readonly isReadingTrace: boolean;
  readonly traceProblem: Problem | undefined;
}

/** Stays while a recording is shown in its place, with the settings that are being filled in and the check that runs. */
function BoxHere({ isHidden, isReadingTrace, traceProblem }: BoxHereProps) {
  const { t } = useTranslation('box');
  const box = useBox({ isQuiet: isHidden });
  const hand = useVirtualBox();
  const shown = useShownMarks();
  const { state } = box;
  const tray = trayOf(state);
  const live = state.link === 'live';
  // A short `unsure` or `silent` must not close a form that is being filled in.
  const speaks = state.info !== undefined && ['live', 'unsure', 'silent', 'greeting'].includes(state.link);
  const hasTrouble = state.problem !== undefined || box.problem !== undefined;
  const isOpen = state.link !== 'off' && state.link !== 'refused';
  const board = useNewBoard(state, isOpen);
  const linkTitle = t(live ? 'finding' : `link.${state.link}.title`, {
    ...tray,
    count: tray.full,
    port: state.port,
  });
  const says = board.isWanted ? board.says : t(`link.${state.link}.says`, { port: state.port ?? '' });
  return (
    <main className="box" hidden={isHidden}>
      {!isHidden && <Arrival />}
      <section className="box-picture" aria-label={t('picture')}>
        <TrayView
          tray={tray}
          marks={shown.marks}
          newest={live ? state.changes[0]?.square : undefined}
          live={live}
        />
        <MarksChoice shown={shown} />
        {state.squares !== undefined && <Counts tray={tray} />}
        <p className="small soft box-about">{t('about')}</p>
      </section>
      <section className="box-side">
        {isOpen && (
          <div className="box-line">
            <LinkLine state={state} />
            {/* It stands above all that comes and goes, so that it does not move away while it is pressed. */}
            <Button size="small" onClick={() => void box.disconnect()}>
              {t('disconnect')}
            </Button>
          </div>
        )}
        <h1 tabIndex={-1}>{board.title ?? linkTitle}</h1>
        {says !== undefined && (
          <p className="soft" data-spoken>
            {says}
          </p>
        )}
        {isReadingTrace && (
          <p className="waiting soft" role="status" data-spoken>
            {t('replay.reading')}
          </p>
        )}
        {traceProblem !== undefined && <ProblemNotice problem={traceProblem} />}
        {state.problem !== undefined && <ProblemNotice problem={state.problem} />}
        {state.movedFrom !== undefined && isOpen && <p>{t('moved', state)}</p>}
        {state.replaced !== undefined && isOpen && (
          <p className="soft">{t(isSimulated(state.replaced) ? 'replacedSimulated' : 'replaced', state)}</p>
        )}
        {box.problem !== undefined && <ProblemNotice problem={box.problem} />}
        {state.flashing !== undefined ? (
          <FlashProgress flashing={state.flashing} onStop={box.stopFlash} />
        ) : isOpen ? (
          <>
            {hand !== undefined && <VirtualPanel hand={hand} />}
            <BoxFaults faults={state.faults ?? []} columns={tray.columns} />
            {state.info !== undefined && <Changes changes={state.changes} columns={tray.columns} />}
            {speaks && state.info?.features.includes('selfTest') === true && (
              <SensorCheck state={state} columns={tray.columns} />
            )}
            {speaks && <BoxSettings key={state.info?.serialNumber} live={live} />}
          </>
        ) : (
          <PortChoice
            isNewBoard={board.isWanted}
            onNewBoard={(isWanted) => {
              board.want(isWanted);
              box.forget();
            }}
            onConnect={(path) => void box.connect(path)}
            onFlash={(path) => void box.flash(path)}
            onChoose={box.forget}
          />
        )}
        <p className="small">
          <a href={hasTrouble ? '#/help/box/trouble' : '#/help/box'}>{t(hasTrouble ? 'trouble' : 'howTo')}</a>
        </p>
        {!isOpen && !hasTrouble && (
          <p className="small">
            <a href="#/print/box-drilling">{t('plans')}</a>
          </p>
        )}
        {isOpen && state.info !== undefined && (
          <p className="small soft">{t(state.info.name === undefined ? 'info' : 'namedInfo', state.info)}</p>
        )}
        {isOpen && state.counts !== undefined && <LineCounts counts={state.counts} />}
        {(isOpen || state.trace !== undefined) && <TraceRecorder trace={state.trace} isOpen={isOpen} />}
      </section>
    </main>
  );
}

interface NewBoard {
  readonly isWanted: boolean;
  readonly want: (isWanted: boolean) => void;
  readonly title: string | undefined;
  readonly says: string | undefined;
}

/** A flashing is seen wherever it was begun, and what hindered it until somebody goes back or tries again. */
function useNewBoard({ flashing, problem }: BoxState, isOpen: boolean): NewBoard {
  const { t } = useTranslation('box');
  const [isWanted, want] = useState(false);
  const isSeen = flashing !== undefined || problem?.code.startsWith('box/flash-') === true;
  if (isSeen && !isWanted) want(true);
  if (isOpen && isWanted) want(false);
  const title = () => {
    if (flashing !== undefined) return t('flash.running.title');
    if (problem?.code === 'box/flash-stopped') return t('flash.stopped');
    return t(problem === undefined ? 'flash.title' : 'link.refused.title');
  };
  // What went wrong, and its cure, then stand right below the title.
  const says = () => {
    if (flashing !== undefined) return t('flash.running.says');
    return problem === undefined ? t('flash.says') : undefined;
  };
  return {
    isWanted,
    want,
    title: isWanted ? title() : undefined,
    says: says(),
  };
}

/** One arrives anew where a recording is closed. */
function Arrival() {
  const { t } = useTranslation('box');
  useArrival(t('title'));
  return null;
}

function LinkLine({ state }: { readonly state: BoxState }) {
  const { t } = useTranslation('box');
  const { link, heardAt } = state;
  const isGood = link === 'live';
  return (
    <p className="box-link small" data-spoken>
      <Icon name={isGood ? 'check' : link === 'opening' || link === 'greeting' ? 'settings' : 'crossed'} />
      <strong>{t(`line.${link}`)}</strong>
      {isGood && <Heard at={heardAt} />}
    </p>
  );
}

function Counts({ tray }: { readonly tray: Tray }) {
  const { t } = useTranslation('box');
  const counts = [
    { figure: tray.full, of: t('inBox') },
    { figure: tray.empty, of: t('empty') },
    ...(tray.unsure === 0 ? [] : [{ figure: tray.unsure, of: t('unsure') }]),
  ];
  return (
    <ul className="box-counts figures" data-spoken data-answers="stock">
      {counts.map(({ figure, of }) => (
        <li key={of}>
          <strong>{figure}</strong> <span className="small soft">{of}</span>
        </li>
      ))}
    </ul>
  );
}

const justNowMs = 5_000;

function Heard({ at }: { readonly at: number | undefined }) {
  const { t } = useTranslation('box');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(clock);
    };
  }, []);
  if (at === undefined) return null;
  const ago = now - at;
  return (
    <span className="soft">
      {ago < justNowMs ? t('heardNow') : t('heard', { count: Math.round(ago / 1000) })}
    </span>
  );
}
