import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHandedFile } from '#renderer/app/index.ts';
import { FileButton, ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import type { PrinterProfile } from '#shared/printers/index.ts';
import { ScanResult } from './ScanResult.tsx';
import { useScan } from './use-scan.ts';
import './scan.css';

export interface ScanPartProps {
  /** The figures of the printer that is chosen, if one is. */
  readonly profile: PrinterProfile | undefined;
  readonly onKeep: (profile: PrinterProfile) => void;
}

/** Reads a printer's figures from a picture of its calibration sheet, chosen here or dropped on the window (R31). */
export function ScanPart({ profile, onKeep }: ScanPartProps) {
  const { t } = useTranslation('print');
  const say = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  const scan = useScan();
  useHandedFile('scan', scan.read);
  const tell = useEffectEvent(() => {
    if (scan.isReading) say(t('scan.reading'));
  });
  useEffect(() => {
    tell();
  }, [scan.isReading]);
  useEffect(() => {
    // Whoever dropped the picture elsewhere may be looking at another part of the screen.
    if (scan.problem !== undefined) button.current?.scrollIntoView({ block: 'center' });
  }, [scan.problem]);
  const end = (told: string) => {
    scan.close();
    say(told);
    button.current?.focus();
  };
  return (
    <div className="print-scan">
      <FileButton ref={button} label={t('scan.read')} accept="image/png,image/jpeg" onChoose={scan.read}>
        {t(scan.sides === undefined ? 'scan.read' : 'scan.another')}
      </FileButton>
      <p className="small soft">{t(scan.isReading ? 'scan.reading' : 'scan.says')}</p>
      {scan.problem !== undefined && <ProblemNotice problem={scan.problem} />}
      {scan.shown !== undefined && scan.sides !== undefined && (
        <ScanResult
          shown={scan.shown}
          sides={scan.sides}
          profile={profile}
          onMeasureBy={scan.measureBy}
          onKeep={(kept) => {
            onKeep(kept);
            end(t('scan.kept'));
          }}
          onCancel={() => {
            end(t('scan.cancelled'));
          }}
        />
      )}
    </div>
  );
}
