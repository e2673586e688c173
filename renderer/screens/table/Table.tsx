import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { useArrival, useGateway, useKeys, useRemembered } from '#renderer/app/index.ts';
import { Notice, useSay } from '#renderer/controls/index.ts';
import { heldCube, type LoadedGame, type Play } from '#renderer/play/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { turnDeeds } from './Actions.tsx';
import { beginAgain } from './begin-again.ts';
import { BoardPlace } from './BoardPlace.tsx';
import { ChallengePlace } from './ChallengePlace.tsx';
import { CompactSide } from './CompactSide.tsx';
import { ComputerPlace } from './ComputerPlace.tsx';
import { CurtainPlace } from './CurtainPlace.tsx';
import { EndSheet } from './EndSheet.tsx';
import { mixed } from './mix.ts';
import { ReviewPlace } from './ReviewPlace.tsx';
import { TableTop, useTurnText } from './TableTop.tsx';
import { TurnSide } from './TurnSide.tsx';
import { ScorePad } from './ScorePad.tsx';
import { Unsaved } from './Unsaved.tsx';
import { useDrag } from './use-drag.tsx';
import { useHint } from './use-hint.ts';
import { useMedia } from './use-media.ts';
import { useSaying } from './use-saying.ts';
import { useTableFocus } from './use-table-focus.ts';
import { useTable } from './use-table.ts';
import { useTurnKeys } from './use-turn-keys.ts';

const curtainSchema = z.boolean();

/** Beside the full column a whole board of 17 squares needs this much; tabs come before a board that is a window. */
const lessRoom = '(max-width: 1099.98px), (max-height: 699.98px)';

/** One game on the table: the board, and beside it what concerns the turn. */
export function Table({ play, game }: { readonly play: Play; readonly game: LoadedGame }) {
  const { t } = useTranslation('table');
  const gateway = useGateway();
  const say = useSay();
  const [, goTo] = useLocation();
  const [curtainOn, setCurtainOn] = useRemembered('table.curtain', curtainSchema, true);
  const [trouble, setTrouble] = useState<Problem>();
  // Before the first picture: without a curtain the hand is open at once.
  useLayoutEffect(() => {
    play.setCurtain(curtainOn);
  }, [play, curtainOn]);
  const model = useTable(play, game);
  const compact = useMedia(lessRoom);
  const narrow = useMedia('(max-width: 759.98px)');
  useArrival(t('title', { game: t('game'), turn: useTurnText(model, false) }));
  useSaying(model);
  useHint(model);
  const deeds = turnDeeds(model);
  const hint = () => {
    if (model.view === undefined) return;
    // The hint stands where the chosen cube is turned.
    if (heldCube(model.draft) !== undefined) play.act({ kind: 'let-go' });
    void play.hint();
  };
  const onKey = useTurnKeys(model, deeds.play, hint);
  const { grab, ghost } = useDrag(model);

  useKeys({ h: hint, '!': hint });
  const table = useTableFocus(model);
  const beginning = useRef(false);
  const again = async () => {
    if (beginning.current) return;
    beginning.current = true;
    const points = model.state.seats.map((seat) => seat.points);
    const begun = await beginAgain(gateway, game.record, points);
    if (begun.ok) {
      goTo(`/table/${begun.value.id}`);
      return;
    }
    beginning.current = false;
    setTrouble(begun.problem);
  };
  const exportRecord = async () => {
    const exported = await gateway.call('exportGame', { id: game.id });
    if (!exported.ok) {
      setTrouble(exported.problem);
      return;
    }
    const taken = await gateway.takeDownload(exported.value);
    if (!taken.ok) {
      setTrouble(taken.problem);
      return;
    }
    const { value } = exported;
    if (value.kind === 'saved') say(t('news.exported', { path: value.path }));
    if (value.kind === 'download') say(t('news.downloaded', { name: value.name }));
  };
  const { phase } = model.state;
  const common = { model, onKey, onGrab: grab, deeds };
  return (
    <div ref={table} className={compact ? 'table-screen table-screen--compact' : 'table-screen'}>
      <TableTop
        model={model}
        narrow={narrow}
        mayUndo={model.saving.kind !== 'failed' && game.timeline.length > 0}
        onUndo={() => void play.undo()}
        mayHint={model.view !== undefined}
        onHint={hint}
        mayRedo={game.timeline.undone.length > 0}
        onRedo={() => void play.redo()}
        mayShuffle={model.view !== undefined}
        onShuffle={() => {
          play.act({ kind: 'order', order: mixed(model.draft.order) });
          say(t('hand.shuffled'));
        }}
        curtainOn={curtainOn}
        onCurtain={setCurtainOn}
        onExport={() => void exportRecord()}
        onAgain={() => void again()}
      />
      <main className="table">
        <div className="table-board">
          <BoardPlace model={model} onKey={onKey} onGrab={grab} />
        </div>
        <div className="table-side">
          {game.listChanged ? (
            <p className="small soft">{t('listChanged', { name: game.record.lexicon?.name })}</p>
          ) : null}
          {trouble === undefined ? null : <Notice>{problemText(t, trouble)}</Notice>}
          <Unsaved model={model} />
          {compact ? null : <ScorePad model={model} />}
          {model.review.open !== 'none' ? (
            <ReviewPlace model={model} />
          ) : phase.kind === 'over' ? (
            <EndSheet model={model} end={phase.end} onAgain={() => void again()} />
          ) : phase.kind === 'challenge' ? (
            <ChallengePlace model={model} pending={phase.pending} />
          ) : model.computing ? (
            <ComputerPlace model={model} side={compact ? 56 : 64} />
          ) : model.curtain ? (
            <CurtainPlace
              model={model}
              onLift={() => {
                play.liftCurtain();
              }}
            />
          ) : compact ? (
            <CompactSide {...common} />
          ) : (
            <TurnSide {...common} />
          )}
        </div>
      </main>
      {ghost}
    </div>
  );
}
