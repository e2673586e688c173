import { formatSquare } from '#firmware-protocol/simulator/index.ts';
import { monitor, serialTransport, type ConnectionState } from '#firmware-protocol/transports/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { Call, Run } from '../command.ts';
import { t } from '../texts.ts';

/** Watches a box until Ctrl+C: its state, its squares, and every change. With `--json`, a state a line. */
export const run: Run = async (call) => {
  let before: ConnectionState | undefined;
  const watched = await monitor({
    transport: serialTransport(call.words[0] ?? ''),
    signal: call.stop,
    onState(state) {
      if (call.json) call.say(JSON.stringify(state));
      else tell(call, state, before);
      before = state;
    },
  });
  return watched.ok ? ok('done') : watched;
};

function tell(call: Call, state: ConnectionState, before: ConnectionState | undefined): void {
  const { link, info, squares, port, changes, problem } = state;
  if (link !== before?.link && link !== 'refused') call.say(t(`cli:box.links.${link}`, { port }));
  // A refusal is told at the end of the watch; what a box is waited for in vain is told here.
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
  if (squares === undefined || squares === before?.squares) return;
  if (before?.squares === undefined) return call.say(picture(squares, info.columns));
  const known = before.changes[0];
  const fresh = changes.slice(
    0,
    known === undefined ? changes.length : changes.findIndex((one) => one === known),
  );
  for (const { square, full } of fresh.toReversed()) {
    const name = formatSquare(square, info.columns);
    const left = squares.split('1').length - 1;
    call.say(t(full ? 'cli:box.filled' : 'cli:box.emptied', { square: name, left }));
  }
}

/** A row a line, `o` for a cube and `.` for none, as the box lies. */
function picture(squares: string, columns: number): string {
  const marks = [...squares].map((square) => (square === '1' ? 'o' : square === '0' ? '.' : '?'));
  return Array.from({ length: marks.length / columns }, (_, row) =>
    marks.slice(row * columns, (row + 1) * columns).join(' '),
  ).join('\n');
}
