import { useEffect, useRef, useState } from 'react';
import { useNewest } from '#renderer/app/index.ts';
import {
  readScan,
  type ScanFindings,
  type ScannedSides,
  type Yardstick,
} from '#print-templates/scan/index.ts';
import { refuse, type Problem } from '#shared/kernel/index.ts';
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
      bitmap.current?.close();
    },
    [],
  );
  const find = async (decode: () => Promise<DecodedPicture | Problem>, yardstick?: Yardstick) => {
    const { isNewest } = begin();
    setReading(true);
    setProblem(undefined);
    const decoded = await decode();
    if (!isNewest()) return;
    const found = 'code' in decoded ? refuse(decoded) : readScan(decoded.picture, { yardstick });
    setReading(false);
    if (!found.ok || 'code' in decoded) {
      setProblem(found.ok ? undefined : found.problem);
      return;
    }
    const findings = found.value;
    const sides = sidesWith(findings, last?.sides);
    if (sides === undefined) setProblem({ code: 'scan/front-first' });
    else show({ ...decoded, findings, sides });
  };
  return {
    isReading,
    problem,
    shown: last,
    sides: last?.sides,
    read: (file) => {
      void find(async () => {
        const decoded = await decodePicture(file);
        return decoded.ok ? decoded.value : decoded.problem;
      });
    },
    measureBy: (yardstick) => {
      if (last !== undefined) void find(() => Promise.resolve(last), yardstick);
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
