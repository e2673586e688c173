import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Choice, ProblemNotice, Toggle, useAnnounce } from '#renderer/controls/index.ts';
import {
  edgesUnseen,
  measuresTold,
  profileOfSides,
  straight,
  yardsticks,
  type ScanFindings,
  type ScannedSides,
  type Yardstick,
} from '#print-templates/scan/index.ts';
import { printerOptions, truePrinter, type PrinterProfile } from '#shared/printers/index.ts';
import type { Scan } from './use-scan.ts';

export interface ScanResultProps {
  readonly shown: NonNullable<Scan['shown']>;
  readonly sides: ScannedSides;
  readonly profile: PrinterProfile | undefined;
  readonly onMeasureBy: (yardstick: Yardstick) => void;
  readonly onKeep: (profile: PrinterProfile) => void;
  readonly onCancel: () => void;
}

export function ScanResult({ shown, sides, profile, onMeasureBy, onKeep, onCancel }: ScanResultProps) {
  const { t, i18n } = useTranslation('print');
  const say = useAnnounce();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isTrue =
    profile === undefined || printerOptions.every(({ name }) => profile[name] === truePrinter[name]);
  const [wasCorrected, setCorrected] = useState(!isTrue);
  const { findings } = shown;
  const read = profileOfSides(sides, wasCorrected && profile !== undefined ? profile : truePrinter);
  const names = measuresTold(sides);
  const unseen = edgesUnseen(sides);
  const told = t('scan.found', {
    count: findings.marks.length,
    side: t(`scan.sides.${findings.sheet.side}`),
  });
  useEffect(() => {
    title.current?.focus();
    say(told);
  }, [findings, say, told]);
  const { turn } = sides.front.figures;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {told}
      </h2>
      <Marks shown={shown} label={t('scan.picture', { count: findings.marks.length })} />
      <div className="print-option">
        <span>{t('scan.by')}</span>
        <div>
          <Choice
            label={t('scan.by')}
            value={findings.yardstick}
            choices={yardsticks.map((value) => ({ value, label: t(`scan.yardsticks.${value}`) }))}
            onChange={onMeasureBy}
            describedBy={`${id}-by`}
          />
          <p id={`${id}-by`} className="small soft">
            <Yardsticks findings={findings} />
          </p>
        </div>
      </div>
      {!isTrue && (
        <div className="print-option">
          <span>{t('scan.printed')}</span>
          <div>
            <Toggle
              label={t('scan.printed')}
              value={wasCorrected}
              onLabel={t('scan.corrected')}
              offLabel={t('scan.drawn')}
              onChange={setCorrected}
            />
          </div>
        </div>
      )}
      {read.ok && (
        <dl className="print-scan-figures">
          {names.map((name) => (
            <div key={name}>
              <dt>{t(`option:printer.${name}.label`)}</dt>
              <dd>
                <Millimetres length={read.value[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unseen !== undefined && <p className="small">{t(`scan.noPlace.${unseen}`)}</p>}
      {turn !== undefined && Math.abs(turn) >= straight && (
        <p className="small">{t('scan.turned', { turn: digits(Math.abs(turn), 1, i18n.language) })}</p>
      )}
      {!read.ok && <ProblemNotice problem={read.problem} />}
      <p className="print-scan-buttons">
        {read.ok && (
          <Button
            look="filled"
            size="small"
            onClick={() => {
              onKeep(read.value);
            }}
          >
            {t(profile === undefined ? 'scan.keepNew' : 'scan.keep')}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {t('scan.cancel')}
        </Button>
      </p>
    </section>
  );
}

function Yardsticks({ findings: { yardstick, dpi, paper } }: { readonly findings: ScanFindings }) {
  const { t } = useTranslation('print');
  return yardstick === 'scan'
    ? t('scan.byScan', { dpi: Math.round(dpi?.x ?? 0) })
    : t('scan.byPaper', { width: paper?.width, height: paper?.height });
}

function Millimetres({ length }: { readonly length: number }) {
  const { t, i18n } = useTranslation('print');
  return t('scan.length', { length: digits(length, 2, i18n.language) });
}

function digits(value: number, count: number, language: string): string {
  return value.toLocaleString(language, { minimumFractionDigits: count, maximumFractionDigits: count });
}

/** The picture, with a ring about each mark that was found and a line along each edge of the paper that was seen. */
function Marks({ shown, label }: { readonly shown: ScanResultProps['shown']; readonly label: string }) {
  const { bitmap, picture, findings } = shown;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = picture;
  const scale = Math.min(1, 900 / Math.max(width, height));
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen === null || pen === undefined) return;
    pen.drawImage(bitmap, 0, 0, pen.canvas.width, pen.canvas.height);
  }, [bitmap]);
  const size = Math.max(width, height);
  return (
    <div className="print-scan-picture" role="img" aria-label={label}>
      <canvas ref={canvas} width={Math.round(width * scale)} height={Math.round(height * scale)} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {Object.entries(findings.edges).map(([side, [from, to]]) => (
          <line key={side} x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={size / 250} />
        ))}
        {findings.marks.map(({ x, y }, at) => (
          <circle key={at} cx={x} cy={y} r={size / 70} strokeWidth={size / 250} />
        ))}
      </svg>
    </div>
  );
}
