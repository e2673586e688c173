import { formatSquare } from '#firmware-protocol/simulator/index.ts';
import type { ConnectionState } from '#firmware-protocol/transports/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Call } from './command.ts';
import { t } from './texts.ts';

export function boxReporter(call: Call): { onState(state: ConnectionState): void; end(): void } {
  let before: ConnectionState | undefined;
  return {
    onState(state) {
      if (call.json) call.say(JSON.stringify(state));
      else reportBox(call, state, before);
      before = state;
    },
    end() {
      if (!call.json) reportCounts(call, before);
    },
  };
}

function reportBox(call: Call, state: ConnectionState, before: ConnectionState | undefined): void {
  const { link, info, squares, port, changes, problem } = state;
  if (link !== before?.link && link !== 'refused') call.say(t(`cli:box.links.${link}`, { port }));
  // The command itself reports a refusal when the watch ends; only a problem while waiting for a box is noted here.
  if (
    link !== 'refused' &&
    link !== 'lost' &&
    problem !== undefined &&
    problem.code !== before?.problem?.code
  ) {
    call.note(problemText(t, problem));
  }
  if (info === undefined) return;
  if (before?.info === undefined)
    call.say(t('cli:box.info', { ...info, features: info.features.join(', ') }));
  if (info.name !== undefined && info.name !== before?.info?.name) {
    call.say(t('cli:box.name', { name: info.name }));
  }
  reportFaults(call, state, before, info.columns);
  if (squares === undefined || squares === before?.squares) return;
  if (before?.squares === undefined) return call.say(picture(squares, info.columns));
  const [newest] = before.changes;
  const known = changes.findIndex((one) => one === newest);
  const fresh = known === -1 ? changes : changes.slice(0, known);
  for (const { square, full } of fresh.toReversed()) {
    const name = formatSquare(square, info.columns);
    const left = squares.split('1').length - 1;
    call.say(t(full ? 'cli:box.filled' : 'cli:box.emptied', { square: name, left }));
  }
}

function reportFaults(
  call: Call,
  { faults = [] }: ConnectionState,
  before: ConnectionState | undefined,
  columns: number,
): void {
  const told = before?.faults ?? [];
  for (const { error, detail } of faults) {
    if (told.some((one) => one.error === error && one.detail === detail)) continue;
    call.note(
      error === 'sensor'
        ? t('cli:box.sensorFault', { square: formatSquare(detail, columns) })
        : t('cli:box.otherFault', { error, detail }),
    );
  }
}

function reportCounts(call: Call, state: ConnectionState | undefined): void {
  const counts = state?.counts;
  if (counts === undefined || counts.good === 0) return;
  call.say(t('cli:box.counts', { ...counts }));
  const { roundTripMs } = counts;
  if (roundTripMs !== undefined) call.say(t('cli:box.roundTrip', { ms: roundTripMs.toFixed(1) }));
}

/** Draws each row of the box as a line: `o` is a cube, `.` an empty square, `?` an unknown one. */
function picture(squares: string, columns: number): string {
  const marks = [...squares].map((square) => (square === '1' ? 'o' : square === '0' ? '.' : '?'));
  return Array.from({ length: marks.length / columns }, (_, row) =>
    marks.slice(row * columns, (row + 1) * columns).join(' '),
  ).join('\n');
}
