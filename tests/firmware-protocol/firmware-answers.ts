import {
  decodeMessage,
  feed,
  newDecoder,
  bytesOnLine,
  unasked,
  type BoxMessage,
  type HostMessage,
} from '#firmware-protocol/codec/index.ts';

/** What the page has the box of 9 x 12 squares say to each question. */
export const answerTo: Record<HostMessage['kind'], BoxMessage['kind']> = {
  hello: 'info',
  askSnapshot: 'snapshot',
  ping: 'heartbeat',
  setDebounce: 'acknowledge',
  setLights: 'acknowledge',
  setSomeLights: 'acknowledge',
  setStyle: 'acknowledge',
  askKept: 'kept',
  askLevels: 'levels',
  askSelfTest: 'selfTest',
  calibrate: 'error',
  setName: 'acknowledge',
  askAbout: 'about',
  askCounters: 'counters',
  showYourself: 'acknowledge',
  enterUpdate: 'acknowledge',
};
export const lastHostType = 0x3f;
/** Of the box in these tests. */
export const squares = 9 * 12;
/** The most that a box keeps between two zeros. */
export const longestPiece = 62;
/** Whether the lights of a message are those of this box. */
export const fits = (message: Record<string, unknown>): boolean => {
  if (message['kind'] === 'setLights') return (message['lights'] as unknown[]).length === squares;
  if (message['kind'] !== 'setSomeLights') return true;
  return Number(message['first']) + (message['lights'] as unknown[]).length <= squares;
};

/** What the box of 9 x 12 squares says to a piece of the line that ends with a zero, as the page has it. */
export function expectedAnswer(piece: Uint8Array): Record<string, unknown> | undefined {
  const [frame] = feed(newDecoder, piece).frames;
  if (frame === undefined || !frame.ok) return undefined;
  const { type, sequence, payload } = frame.value;
  const isHeard = bytesOnLine(payload.length) <= longestPiece + 2;
  if (!isHeard || type > lastHostType || sequence === unasked) return undefined;
  const decoded = decodeMessage(frame.value);
  if (decoded.ok) {
    const { kind } = decoded.value;
    const answer = fits({ ...decoded.value }) ? answerTo[kind as HostMessage['kind']] : 'error';
    return { kind: answer, answers: sequence };
  }
  if (decoded.problem.code === 'message/other-version') return undefined;
  const error = decoded.problem.code === 'message/unknown-type' ? 'unknown-type' : 'bad-payload';
  return { kind: 'error', answers: sequence, error, detail: type };
}
