import { useEffect, useRef, useState } from 'react';
import { useNewest } from '#renderer/app/index.ts';
import {
  readScan,
  type ScanFindings,
  type ScannedSides,
  type Yardstick,
} from '#print-templates/scan/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { decodePicture, type DecodedPicture } from './decode-picture.ts';

export interface Scan {
  readonly isReading: boolean;
  readonly problem: Problem | undefined;
  /** The picture that was read last, with what was found in it. */
  readonly shown: (DecodedPicture & { readonly findings: ScanFindings }) | undefined;
  readonly sides: ScannedSides | undefined;
  readonly read: (file: File) => void;
  readonly measureBy: (yardstick: Yardstick) => void;
  readonly close: () => void;
}

interface Read extends DecodedPicture {
  readonly findings: ScanFindings;
  readonly sides: ScannedSides;
}

/** Reads pictures of the calibration sheet: a front begins anew, and a back joins the front that was read before. */
export function useScan(): Scan {
  const begin = useNewest();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [last, setLast] = useState<Read>();
  const bitmap = useRef<ImageBitmap>(undefined);
  const show = (next: Read | undefined) => {
    if (bitmap.current !== next?.bitmap) bitmap.current?.close();
    bitmap.current = next?.bitmap;
    setLast(next);
  };
  useEffect(
    () => () => {
      begin();
      bitmap.current?.close();
    },
    [begin],
  );
  const readOf = (decoded: Result<DecodedPicture>, yardstick: Yardstick | undefined): Result<Read> => {
    if (!decoded.ok) return decoded;
    const found = readScan(decoded.value.picture, { yardstick });
    if (!found.ok) return found;
    const sides = sidesWith(found.value, last?.sides);
    return sides === undefined
      ? refuse({ code: 'scan/front-first' })
      : ok({ ...decoded.value, findings: found.value, sides });
  };
  const find = async (decode: () => Promise<Result<DecodedPicture>>, yardstick?: Yardstick) => {
    const { isNewest } = begin();
    setReading(true);
    setProblem(undefined);
    const decoded = await decode();
    const read = isNewest() ? readOf(decoded, yardstick) : undefined;
    // A picture that will not be shown holds four bytes a pixel for nothing.
    if (read?.ok !== true && decoded.ok && decoded.value.bitmap !== bitmap.current) {
      decoded.value.bitmap.close();
    }
    if (read === undefined) return;
    setReading(false);
    if (read.ok) show(read.value);
    else setProblem(read.problem);
  };
  return {
    isReading,
    problem,
    shown: last,
    sides: last?.sides,
    read: (file) => {
      void find(() => decodePicture(file));
    },
    measureBy: (yardstick) => {
      if (last !== undefined) void find(() => Promise.resolve(ok(last)), yardstick);
    },
    close: () => {
      begin();
      setReading(false);
      setProblem(undefined);
      show(undefined);
    },
  };
}

function sidesWith(findings: ScanFindings, before: ScannedSides | undefined): ScannedSides | undefined {
  if (findings.sheet.side === 'front') return { front: findings };
  return before && { front: before.front, back: findings };
}
