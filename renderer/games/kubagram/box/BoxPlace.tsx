import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVirtualBox, LivePicture, VirtualDice, type VirtualHand } from '#renderer/box/index.ts';
import { Button, Icon, useAnnounce } from '#renderer/controls/index.ts';
import type { Difference, SeenTray } from '#shared/box-sync/index.ts';
import { currentState } from '#shared/engine/index.ts';
import { squareName, rowsOf, type Corner } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { TableModel } from '../use-model.ts';
import { BoxSettings } from './BoxSettings.tsx';
import { agreesText, findingTitle, stepTexts, type FindingFacts } from './finding-text.ts';
import { LiftedDie } from './BoxBeside.tsx';
import { Steps } from './Steps.tsx';
import { grid, type BoxGame } from './use-box-game.ts';
import { Ways } from './Ways.tsx';
import './live.css';

/** With more steps than this, a virtual box offers to lay all dice at once. */
const mostByHand = 3;

/** The empty list is a constant, so that it keeps its identity between renders. */
const nothing: readonly Difference[] = [];

interface BoxPlaceProps {
  readonly model: TableModel;
  readonly box: BoxGame;
  readonly compact: boolean;
}

export function BoxPlace({ model, box, compact }: BoxPlaceProps) {
  const { t } = useTranslation('kubagramBox');
  const hand = useVirtualBox();
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const steps = useRef<HTMLDivElement>(null);
  const { game, state, names } = model;
  const facts: FindingFacts = { view: state, box: currentState(game.timeline).box, names };
  // Making the move of a lifted die takes as long as a save; meanwhile the finding from before is shown.
  const isMaking = box.finding?.kind === 'taken' && model.unsaved === undefined;
  const finding = useHeld(box.finding, isMaking);
  const told = tell(t as Translate, { ...box, finding }, facts);
  useSaid(told);
  const { squares } = box;
  const open = !compact || isOpen;
  const corner = model.state.corner ?? model.tried.corner ?? 0;
  const seen = useMemo(() => seenFrom(corner), [corner]);
  const isHigh = seen.rows.length > grid.rows;
  const wanted = finding?.kind === 'agrees' ? nothing : box.differences;
  const full = [...(squares ?? '')].filter((sign) => sign === '1').length;
  const empty = [...(squares ?? '')].filter((sign) => sign === '0').length;
  return (
    <section
      className={`sheet box-place ${open ? '' : 'box-place--folded'} ${isHigh ? 'box-place--high' : ''}`}
      aria-labelledby={title}
    >
      <LiftedDie box={box} play={model.play} />
      {open ? (
        <div className="box-place-live">
          <p className="small box-place-line">
            <Icon name={box.settled === undefined ? 'crossed' : 'check'} />
            <strong>{t('live')}</strong>
            <span className="soft">
              {box.isMoving || isMaking ? t('moving') : t('counts', { full, empty })}
            </span>
          </p>
          <BoxPicture box={box} hand={hand} seen={seen} wanted={wanted} />
          {hand !== undefined || isHigh ? null : <p className="small soft">{t('feels')}</p>}
        </div>
      ) : null}
      <div className="box-place-finding">
        <h2 className="now-title" id={title}>
          {told.title}
        </h2>
        {told.says === undefined || !open ? null : <p className="small soft">{told.says}</p>}
        {seen.first === undefined || !open ? null : (
          <p className="small soft">{t('turned', { square: squareName(seen.first) })}</p>
        )}
        {finding === undefined || !('steps' in finding) || !open ? null : (
          <>
            {hand === undefined || finding.steps.length <= mostByHand ? null : (
              <Button
                size="small"
                onClick={() => {
                  for (const kind of ['lift', 'put'] as const) {
                    const squares = box.differences.flatMap(({ act, square }) =>
                      act === kind ? (box.sensorAt(square) ?? []) : [],
                    );
                    if (squares.length > 0) hand.act({ kind, squares });
                  }
                }}
              >
                {t('layVirtual')}
              </Button>
            )}
            <div ref={steps} tabIndex={-1} className="box-place-steps" aria-labelledby={title}>
              <Steps steps={finding.steps} facts={facts} onBad={(square) => box.setBad(square, true)} />
            </div>
            {finding.kind === 'fill' || finding.kind === 'to-lift' ? null : (
              <Ways finding={finding} model={model} box={box} onFollow={() => steps.current?.focus()} />
            )}
          </>
        )}
        {open && (finding?.kind === 'agrees' || finding?.kind === 'taken' || box.bad.size > 0) ? (
          <BoxSettings box={box} />
        ) : null}
        {compact ? (
          <Button look="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'fold' : finding !== undefined && 'steps' in finding ? 'unfold.steps' : 'unfold.box')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value);
  if (isHeld) return held;
  if (held !== value) setHeld(value);
  return value;
}

interface Told {
  readonly title: string;
  readonly says: string | undefined;
  readonly aloud: string | undefined;
}

function tell(
  t: Translate,
  { finding, hasOtherSquares, state: { info } }: BoxGame,
  facts: FindingFacts,
): Told {
  if (hasOtherSquares && info !== undefined) {
    const title = t('kubagramBox:otherSize.title');
    return { title, says: t('kubagramBox:otherSize.says', { ...info }), aloud: title };
  }
  if (finding === undefined) {
    const title = t('kubagramBox:away.title');
    return { title, says: t('kubagramBox:away.says'), aloud: title };
  }
  const title = findingTitle(t, finding);
  if (finding.kind === 'unseen') {
    const says = t('kubagramBox:unseen.says');
    return { title, says, aloud: `${title} ${says}` };
  }
  if (finding.kind === 'taken') return { title, says: undefined, aloud: undefined };
  if (finding.kind === 'agrees') {
    return { title, says: agreesText(t, facts.view), aloud: t('kubagramBox:say.agrees') };
  }
  const texts = finding.steps.slice(0, 3).map((step) => stepTexts(t, step, facts).join(', '));
  const says =
    finding.kind === 'fill'
      ? `${t('kubagramBox:fill.left', { count: finding.steps.length })}. ${t('kubagramBox:fill.how')}`
      : undefined;
  return { title, says, aloud: t('kubagramBox:say.steps', { title, steps: texts.join('. ') }) };
}

/** Announces a finding when it changes; agreement is announced only after a difference. */
function useSaid({ aloud }: Told): void {
  const say = useAnnounce();
  const last = useRef<string>(undefined);
  const agrees = useTranslation('kubagramBox').t('say.agrees');
  const speak = useEffectEvent((sentence: string) => {
    const isFirst = last.current === undefined;
    last.current = sentence;
    if (!(isFirst && sentence === agrees)) say(sentence);
  });
  useEffect(() => {
    if (aloud !== undefined && aloud !== last.current) speak(aloud);
  }, [aloud]);
}

interface BoxPictureProps {
  readonly box: BoxGame;
  readonly hand: VirtualHand | undefined;
  readonly seen: SeenTray;
  readonly wanted: readonly Difference[];
}

function BoxPicture({ box, hand, seen, wanted }: BoxPictureProps) {
  const { t } = useTranslation('kubagramBox');
  const { bad, first, squares, settled } = box;
  const isOld = settled === undefined;
  return hand === undefined ? (
    <LivePicture
      seen={seen}
      squares={squares ?? ''}
      differences={wanted}
      bad={bad}
      isOld={isOld}
      label={t('picture', {
        count: box.differences.length,
        rows: seen.rows.length,
        columns: seen.rows[0]?.length ?? 0,
      })}
    />
  ) : (
    <VirtualDice hand={hand} over={{ seen, first, differences: wanted, bad, isOld }} />
  );
}

/** Shows the box as player 1 sees it (K2). Only a turned box has a corner that must be pointed out. */
function seenFrom(corner: Corner): SeenTray {
  const rows = rowsOf(corner);
  return { grid, rows: rows.toReversed(), first: corner === 0 ? undefined : rows[0]?.[0] };
}
