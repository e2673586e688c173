import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  belongings,
  bestCubeSource,
  firstSet,
  gamesToPrint,
  printSetOf,
  cubeSources,
  type CubeSource,
  type TonightRequest,
  type TonightPlan,
} from '#print-templates/index.ts';
import { keepOwnSet, useKept, useScreenLanguage } from '#renderer/app/index.ts';
import { gameOf, isGameId, type GameId } from '#shared/games/index.ts';
import { languages, type Language } from '#shared/i18n/index.ts';
import type { Problem, DeepReadonly } from '#shared/kernel/index.ts';
import { parseSetText, type PieceSet } from '#shared/pieces/index.ts';
import { openSheetThread } from '../gallery/sheet-thread.ts';
import { useOwnDesigns, type OwnDesigns } from './use-own-designs.ts';

const choices = z.strictObject({
  set: z.string(),
  players: z.int().min(1).max(6),
  /** The way is chosen by hand; undefined stands for the best way. */
  way: z.enum(['nets', 'stickers', 'label-sheets', 'solid']).optional(),
  paper: z.enum(['a4', 'letter']),
  /** The sheets speak as the screens do until somebody chooses. */
  language: z.enum(languages).optional(),
  owned: z.array(z.enum(belongings)).readonly(),
});
export type TonightChoices = DeepReadonly<z.infer<typeof choices>>;

const atFirst: TonightChoices = {
  set: firstSet.name,
  players: 2,
  paper: 'a4',
  owned: ['card'],
};

export interface Tonight {
  readonly designs: OwnDesigns['designs'];
  /** This is the chosen design with its file; undefined for a bundled set. */
  readonly own: { readonly text: string; readonly set: PieceSet } | undefined;
  readonly title: string;
  readonly chosen: TonightChoices & { readonly language: Language };
  readonly change: (change: Partial<TonightChoices>) => void;
  readonly game: GameId;
  readonly seats: { readonly least: number; readonly most: number };
  readonly ways: readonly CubeSource[];
  readonly way: CubeSource | undefined;
  readonly plan: TonightPlan | undefined;
  readonly problem: Problem | undefined;
  readonly isOld: boolean;
}

export function useTonight(): Tonight {
  const [kept, changeKept] = useKept('tonight', choices, atFirst);
  const { t } = useTranslation('print');
  const { designs, chosen, text, problem: unread, isReading } = useOwnDesigns(kept.set);
  const own = useMemo(() => ownOf(text), [text]);
  const isWaiting = isReading || (chosen !== undefined && own === undefined);
  const of = gamesToPrint.find(({ sets }) => sets.some(({ name }) => name === kept.set)) ?? gamesToPrint[0];
  const suited = chosen?.plays.find(isGameId);
  const game = suited ?? of.game;
  const bundled = of.sets.find(({ name }) => name === kept.set)?.name ?? of.sets[0].name;
  const set = chosen === undefined ? bundled : kept.set;
  const ways = cubeSources(own === undefined ? bundled : printSetOf(own.set), kept.owned);
  const way = kept.way !== undefined && ways.includes(kept.way) ? kept.way : bestCubeSource(ways, kept.owned);
  const seats = seatsOf(game);
  const players = Math.min(seats.most, Math.max(seats.least, kept.players));
  const spoken = useScreenLanguage();
  const { paper, language = spoken, owned } = kept;
  const ask: TonightRequest = {
    ...{ set: own?.set.name ?? set, own: own?.text },
    ...{ players, cubesFrom: way, paper, language, owned },
  };
  // The studio, which makes the sheets for machines, reads the own set from the storage of this window.
  useEffect(() => {
    if (own !== undefined) keepOwnSet(own.text);
  }, [own]);
  const planned = usePlan(isWaiting ? undefined : JSON.stringify(ask));
  const change = (next: Partial<TonightChoices>) => {
    changeKept((now) => ({ ...now, ...next }));
  };
  return {
    chosen: { ...kept, set, players, language },
    change,
    game,
    seats,
    ways,
    way,
    designs,
    own,
    title: own === undefined ? t(`sets.${bundled}`) : own.set.title,
    ...planned,
    problem: unread ?? planned.problem,
  };
}

interface Planned {
  readonly ask: string;
  readonly plan: TonightPlan | undefined;
  readonly problem: Problem | undefined;
}

function ownOf(text: string | undefined): Tonight['own'] {
  const set = text === undefined ? undefined : parseSetText(text);
  return text === undefined || set?.ok !== true ? undefined : { text, set: set.value };
}

/** Plans on a thread. `ask` is JSON, so that equal requests are equal; undefined while the own set is being read. */
function usePlan(ask: string | undefined): Pick<Tonight, 'plan' | 'problem' | 'isOld'> {
  const [thread] = useState(openSheetThread);
  const [planned, setPlanned] = useState<Planned>();
  useEffect(
    () => () => {
      thread.close();
    },
    [thread],
  );
  useEffect(() => {
    if (ask === undefined) return;
    let isWanted = true;
    void thread.plan(JSON.parse(ask) as TonightRequest).then((answer) => {
      if (!isWanted) return;
      setPlanned(
        answer.ok
          ? { ask, plan: answer.value, problem: undefined }
          : { ask, plan: undefined, problem: answer.problem },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [thread, ask]);
  return { plan: planned?.plan, problem: planned?.problem, isOld: planned?.ask !== ask };
}

function seatsOf(game: GameId): Tonight['seats'] {
  const { seats } = gameOf(game);
  return { least: seats.least, most: Math.min(6, seats.most) };
}
