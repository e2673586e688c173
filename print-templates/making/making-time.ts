import { jobs, type Sheet, type Tool, type MakingTime, type Job, type WorkPart } from '../layout/types.ts';
import { amountsOf, type Amounts } from './amounts.ts';
import { dryingMinutes, handPace } from './pace.ts';

export function makingTime(sheets: readonly Sheet[], tool?: Tool): MakingTime | undefined {
  return timeFor(amountsOf(sheets), tool);
}

/** Sheets cut by a cutter are still collected, folded and glued by hand. */
export function timeBesideCutter(sheets: readonly Sheet[]): MakingTime | undefined {
  const byHand = sheets.filter((sheet) => !isForCutter(sheet));
  const cut = amountsOf(sheets.filter(isForCutter));
  const left = timeFor({ ...cut, cutMm: 0, runs: 0, trims: 0 }, undefined);
  return sumOfTimes([makingTime(byHand), left]);
}

export function isForCutter({ ops, side }: Sheet): boolean {
  return side === 'front' && ops.some((op) => op.kind === 'path' && op.purpose === 'mark');
}

function timeFor(amounts: Amounts, tool: Tool | undefined): MakingTime | undefined {
  const { cutMm, runs, trims, folds, joints, seams, stickers, staples, padded } = amounts;
  const isByHand = tool === undefined;
  const all: Readonly<Record<Job, Omit<WorkPart, 'job'>>> = {
    sheets: each(amounts.sheets, handPace.sheet),
    cut: isByHand ? { count: cutMm, seconds: cutMm * handPace.cutMm + runs * handPace.run } : none,
    trim: each(trims, handPace.trim),
    drill: tool === 'drill' ? each(amounts.contours, handPace.hole) : none,
    fold: isByHand ? each(folds, handPace.fold) : none,
    glue: {
      count: joints + seams + padded,
      seconds: joints * handPace.joint + seams * handPace.seam + padded * handPace.pad,
    },
    stick: each(stickers, handPace.sticker),
    staple: each(staples, handPace.staple),
  };
  const parts = jobs.map((job) => ({ job, ...all[job] })).filter(({ seconds }) => seconds > 0);
  if (parts.length === 0) return undefined;
  return { parts, seconds: secondsOf(parts), drying: padded > 0 ? dryingMinutes : 0 };
}

/** Times add up for one person; drying happens during other work. */
export function sumOfTimes(times: readonly (MakingTime | undefined)[]): MakingTime | undefined {
  const given = times.filter((time) => time !== undefined);
  const parts = jobs
    .map((job) => {
      const some = given.flatMap((time) => time.parts.filter((part) => part.job === job));
      const total = (key: 'count' | 'seconds') => some.reduce((sum, part) => sum + part[key], 0);
      return { job, count: total('count'), seconds: total('seconds') };
    })
    .filter(({ seconds }) => seconds > 0);
  if (parts.length === 0) return undefined;
  return { parts, seconds: secondsOf(parts), drying: Math.max(...given.map(({ drying }) => drying)) };
}

const none = { count: 0, seconds: 0 } as const;

function each(count: number, seconds: number): Omit<WorkPart, 'job'> {
  return { count, seconds: count * seconds };
}

function secondsOf(parts: readonly WorkPart[]): number {
  return parts.reduce((sum, { seconds }) => sum + seconds, 0);
}
