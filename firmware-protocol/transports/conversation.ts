import { lineSpeeds } from '../codec/index.ts';
import { openLink, step, wakeAt } from '../link/link.ts';
import type { Command, CommandResult, KnownBox, Link, LinkInput } from '../link/state.ts';
import type { TransportProblem } from './transport.ts';

/** A connection keeps this state when its port is lost and opened again. */
export interface Conversation {
  readonly link: Link | undefined;
  readonly expected: string | undefined;
  readonly known: KnownBox | undefined;
  readonly name: string;
  /** This is the id of the question for the name; undefined before the question is asked. */
  readonly nameQuestion: number | undefined;
  readonly span: { readonly ms: number; readonly boot: number } | undefined;
  readonly speed: number;
  readonly sequence: number;
  readonly questions: readonly number[];
  readonly wasLive: boolean;
  /** Counts the openings that failed in a row. */
  readonly tries: number;
  /** The next command that the conversation sends by itself gets this negative id; ids of callers are positive. */
  readonly nextQuestion: number;
  readonly isLeaving: boolean;
}

export type ConversationEvent =
  | { readonly kind: 'opened' | 'greet' | 'leave' | 'released' }
  | { readonly kind: 'link'; readonly input: LinkInput }
  | { readonly kind: 'lost'; readonly problem: TransportProblem };

export type Effect =
  | { readonly kind: 'write'; readonly bytes: Uint8Array; readonly speed: number }
  | { readonly kind: 'settle'; readonly id: number; readonly result: CommandResult }
  /** An undefined `at` cancels the timer. */
  | { readonly kind: 'wake'; readonly at: number | undefined }
  | {
      readonly kind: 'show';
      readonly link: Link;
      readonly known: KnownBox | undefined;
      readonly name: string;
    }
  | { readonly kind: 'showLost'; readonly link: 'lost' | 'refused'; readonly problem: TransportProblem }
  | { readonly kind: 'reopen'; readonly afterMs: number }
  | { readonly kind: 'release' };

export interface Advanced {
  readonly next: Conversation;
  readonly effects: readonly Effect[];
}

/** These are the waits before each new try at a lost port, in milliseconds; the last one repeats. */
const backoffMs = [100, 250, 500, 1000] as const;

export const newConversation = (
  given: Pick<Conversation, 'expected' | 'span' | 'sequence' | 'questions'>,
): Conversation => ({
  ...given,
  link: undefined,
  known: undefined,
  name: '',
  nameQuestion: undefined,
  speed: lineSpeeds[0],
  wasLive: false,
  tries: 0,
  nextQuestion: -1,
  isLeaving: false,
});

/** Returns the state after an event and the effects to run in order; `now` is in ms by the connection's clock. */
export function advance(state: Conversation, event: ConversationEvent, now: number): Advanced {
  switch (event.kind) {
    case 'opened':
      return begin(state, state.known, now);
    case 'greet':
      // The old picture is not kept, so that a trace that begins here replays the same way.
      return state.link === undefined ? { next: state, effects: [] } : begin(state, undefined, now);
    case 'leave':
      return { next: { ...state, isLeaving: true }, effects: [] };
    case 'released':
      return { next: { ...state, link: undefined }, effects: [] };
    case 'lost':
      return lose(state, event.problem);
    case 'link':
      return follow(noted(state, event.input), event.input, now);
  }
}

function begin(state: Conversation, known: KnownBox | undefined, now: number): Advanced {
  const { expected, sequence, questions, speed } = state;
  const link = openLink(now, { expected, sequence, known, questions, speed });
  return follow({ ...state, link, nameQuestion: undefined }, { kind: 'time' }, now);
}

/** Notes the effect of a command before the box has answered. */
function noted(state: Conversation, input: LinkInput): Conversation {
  if (input.kind !== 'command' || state.link === undefined) return state;
  const { command } = input;
  if (command.kind === 'setName') return { ...state, nameQuestion: undefined };
  if (command.kind !== 'setDebounce') return state;
  return { ...state, span: { ms: command.ms, boot: state.link.box?.info.boot ?? -1 } };
}

function follow(state: Conversation, input: LinkInput, now: number): Advanced {
  if (state.link === undefined) return { next: state, effects: [] };
  const { next: link, actions } = step(state.link, input, now);
  const { sequence, questions } = link;
  let next: Conversation = { ...state, link, sequence, questions };
  let own: readonly Command[] = [];
  if (link.phase === 'live') {
    const { expected, box: known, speed } = link;
    next = { ...next, expected, known, speed, wasLive: true, tries: 0 };
    if (known !== undefined && !next.isLeaving) {
      own = ownCommands(next, known.info);
      next = { ...next, span: next.span && { ...next.span, boot: known.info.boot } };
    }
  }
  const effects: Effect[] = [{ kind: 'wake', at: wakeAt(link) }];
  for (const action of actions) {
    if (action.kind === 'send') effects.push({ kind: 'write', bytes: action.bytes, speed: action.speed });
    else if (action.id > 0) effects.push({ kind: 'settle', id: action.id, result: action.result });
    else next = answered(next, action.id, action.result);
  }
  effects.push({ kind: 'show', link, known: next.known, name: next.name });
  if (link.phase === 'refused')
    return { next: { ...next, link: undefined }, effects: [...effects, { kind: 'release' }] };
  for (const command of own) {
    const id = next.nextQuestion;
    next = { ...next, nextQuestion: id - 1, ...(command.kind === 'askAbout' && { nameQuestion: id }) };
    const more = follow(next, { kind: 'command', id, command }, now);
    next = more.next;
    effects.push(...more.effects);
  }
  return { next, effects };
}

function ownCommands({ nameQuestion, span }: Conversation, info: KnownBox['info']): readonly Command[] {
  const commands: Command[] = [];
  // The name is asked for once per connection and again after a new name was set.
  if (nameQuestion === undefined && info.minor > 0) commands.push({ kind: 'askAbout' });
  // A restarted box has forgotten its debounce span; it is sent once per start.
  if (span !== undefined && info.boot !== span.boot && info.debounceMs !== span.ms) {
    commands.push({ kind: 'setDebounce', ms: span.ms });
  }
  return commands;
}

function answered(state: Conversation, id: number, result: CommandResult): Conversation {
  if (id !== state.nameQuestion || !result.ok || result.value.kind !== 'about') return state;
  return { ...state, name: result.value.name };
}

function lose(state: Conversation, problem: TransportProblem): Advanced {
  const heldBefore =
    state.wasLive ||
    state.tries > 0 ||
    problem.code === 'box/unplugged' ||
    problem.code === 'box/serial-ended';
  if (!heldBefore) return { next: state, effects: [{ kind: 'showLost', link: 'refused', problem }] };
  // A port that was open before and has no path now is unplugged.
  const shown: TransportProblem =
    problem.code === 'box/no-such-port' ? { code: 'box/unplugged', path: problem.path } : problem;
  const afterMs = backoffMs[Math.min(state.tries, backoffMs.length - 1)] ?? 1000;
  return {
    next: { ...state, tries: state.tries + 1 },
    effects: [
      { kind: 'showLost', link: 'lost', problem: shown },
      { kind: 'reopen', afterMs },
    ],
  };
}
