import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import { useRefusal } from '#renderer/table/index.ts';
import {
  placedCube,
  placeKey,
  type Felt,
  setOf,
  type CubewordOptions,
} from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { faceOf } from '../draft/reduce.ts';
import { shownFelt, type LiftedCube, type ShownFelt } from '../felt/shown-felt.ts';
import { placedCubeText, placeLabel, placeWords, poolCubeText } from '../texts.ts';
import {
  reduceEntry,
  layingKey,
  nothingDone,
  type Laid,
  type Laying,
  type LayingAction,
  type LayingProblem,
} from './laying.ts';

export interface LayingModel {
  readonly laying: Laying;
  readonly act: (action: LayingAction) => void;
  readonly onKey: (event: KeyboardEvent, where: 'felt' | 'cubes') => void;
  readonly refusal: LayingProblem | undefined;
}

export function useLaying(
  options: CubewordOptions,
  felt: Felt,
  problem: Problem | undefined,
  onChange: (felt: Felt) => void,
): LayingModel {
  const { t } = useTranslation('cubewordPosition');
  const say = useAnnounce();
  const [kept, setLaying] = useState(nothingDone);
  // The options can change while cubes are entered.
  const laying = useMemo(() => ({ ...kept, set: setOf(options) }), [kept, options]);
  const [refusal, setRefusal] = useRefusal<LayingProblem>(felt, problem);
  const act = (action: LayingAction) => {
    const before: Laid = { felt, laying };
    const done = reduceEntry(before, action);
    setRefusal(done.ok ? undefined : done.problem);
    if (!done.ok) return;
    setLaying(done.value.laying);
    if (done.value.felt !== felt) onChange(done.value.felt);
    const said = sentence(t, before, done.value, action);
    if (said !== undefined) say(said);
  };
  return {
    laying,
    act,
    onKey(event, where) {
      const action = layingKey(event, where);
      if (action === undefined) return;
      if (action.kind === 'letter' && where === 'cubes' && laying.held === undefined) return;
      // Without this, Enter would start the game.
      event.preventDefault();
      act(action);
    },
    refusal,
  };
}

export function feltShown(
  felt: Felt,
  laying: Laying,
  over: { readonly column: number; readonly row: number } | undefined,
): ShownFelt {
  return shownFelt({
    before: felt,
    check: undefined,
    last: new Set(),
    touched: new Set(),
    lifted: liftedCube(felt, laying, over),
    marks: new Set(),
  });
}

function liftedCube(
  felt: Felt,
  laying: Laying,
  over: { readonly column: number; readonly row: number } | undefined,
): LiftedCube | undefined {
  const { held: cube } = laying;
  if (cube === undefined) return undefined;
  const there = placedCube(felt, cube);
  const { letter, blank } = there ?? faceOf(laying.set, laying, cube);
  const place = there ?? over;
  if (place === undefined || letter === undefined) return undefined;
  if (there === undefined && felt.some((one) => placeKey(one) === placeKey(place))) return undefined;
  const { column, row } = place;
  return { cube, place: { column, row }, letter, blank, check: undefined };
}

function sentence(t: Translate, before: Laid, after: Laid, { kind }: LayingAction): string | undefined {
  const { felt, laying } = after;
  const { held } = laying;
  if (felt !== before.felt) {
    const fresh = felt.find((one) => !before.felt.includes(one) && placedChanged(before.felt, one));
    if (fresh !== undefined) {
      return placeLabel(t, placeKey(fresh), feltShown(felt, nothingDone, undefined));
    }
    const gone = before.felt.find((one) => !felt.some((other) => placeKey(other) === placeKey(one)));
    return gone === undefined ? undefined : t('cubewordPosition:said.gone', { place: placeWords(gone) });
  }
  if (kind === 'cross' || laying.direction !== before.laying.direction) {
    return t(`cubewordTable:news.${laying.direction}`);
  }
  if (laying.typing !== before.laying.typing && laying.typing !== 'letter') {
    return t(`cubewordTable:how.${laying.typing}`);
  }
  if (held === before.laying.held && laying.faces === before.laying.faces) return undefined;
  if (held === undefined) return t('cubewordTable:news.letGo');
  const there = placedCube(felt, held);
  const cube =
    there === undefined
      ? poolCubeText(t, laying.set, held, faceOf(laying.set, laying, held))
      : placedCubeText(t, laying.set, there);
  return t('cubewordTable:news.chosen', { cube });
}

function placedChanged(before: Felt, one: Felt[number]): boolean {
  const was = before.find((other) => placeKey(other) === placeKey(one));
  return was?.letter !== one.letter || was.blank !== one.blank || was.cube !== one.cube;
}
