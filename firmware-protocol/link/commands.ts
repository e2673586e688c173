import { ok, refuse } from '#shared/kernel/index.ts';
import {
  limits,
  longestFrames,
  bytesOnLine,
  protocolMinor,
  protocolMajor,
  type Feature,
  type HostMessage,
  type Light,
} from '../codec/index.ts';
import type {
  Answer,
  Command,
  CommandProblem,
  KnownBox,
  Link,
  LinkAction,
  PendingCommand,
  LinkStep,
} from './state.ts';
import { timing } from './timing.ts';

export function isCommand(message: HostMessage): message is Command {
  return !['hello', 'ping', 'askSnapshot', 'askKept'].includes(message.kind);
}

/** Commands that are not listed need no feature; every box of 1.1 obeys them. */
const needs: Partial<Record<Command['kind'], Feature>> = {
  setDebounce: 'debounce',
  setLights: 'lights',
  setSomeLights: 'lights',
  setStyle: 'style',
  askLevels: 'levels',
  askSelfTest: 'selfTest',
  calibrate: 'calibrate',
  setName: 'name',
  enterUpdate: 'update',
};
const sinceFirst: readonly Command['kind'][] = ['setDebounce', 'setLights'];

/** The longest frame that a host of 1.1 may send holds the lights of this many squares. */
const wholeLights = 4 * (longestFrames.ofHost - bytesOnLine(2));

/** Repeating a command until it is answered does no harm, since each sets or asks for a whole state. */
export function addCommand(link: Link, id: number, command: Command, now: number): LinkStep {
  const { box } = link;
  const problem = box === undefined || link.phase === 'refused' ? notConnected : hindrance(box, command);
  if (box === undefined || problem !== undefined) {
    return { next: link, actions: [answer(id, problem ?? notConnected)] };
  }
  const pending: PendingCommand = { id, parts: partsOf(command, box), sent: [], dueAt: now };
  return { next: { ...link, commands: [...link.commands, pending] }, actions: [] };
}

const notConnected: CommandProblem = { code: 'box/not-connected' };

function hindrance({ info }: KnownBox, { kind }: Command): CommandProblem | undefined {
  const feature = needs[kind];
  if (feature !== undefined && !info.features.includes(feature)) {
    return { code: 'box/feature-missing', feature };
  }
  if (info.minor >= 1 || sinceFirst.includes(kind)) return undefined;
  const [theirs, ours] = [`${info.major}.${info.minor}`, `${protocolMajor}.${protocolMinor}`];
  return { code: 'box/needs-newer-firmware', theirs, needs: ours };
}

function partsOf(command: Command, { info }: KnownBox): readonly Command[] {
  if (command.kind !== 'setLights' || info.minor === 0 || command.lights.length <= wholeLights) {
    return [command];
  }
  const parts: Command[] = [];
  for (let first = 0; first < command.lights.length; first += limits.someLights) {
    const lights: readonly Light[] = command.lights.slice(first, first + limits.someLights);
    parts.push({ kind: 'setSomeLights', first, lights });
  }
  return parts;
}

/** A silent box is sent no commands. */
export function commandDueAt({ commands, phase }: Link): number | undefined {
  return phase === 'silent' ? undefined : commands[0]?.dueAt;
}

/** Prepares the first command for sending under the link's next sequence number, or gives it up after the last try. */
export function tryCommand(link: Link, now: number): LinkStep & { readonly message?: HostMessage } {
  const [first, ...rest] = link.commands;
  const message = first?.parts[0];
  if (first === undefined || message === undefined) return { next: link, actions: [] };
  const tries = message.kind === 'enterUpdate' ? 1 : timing.commandTries;
  if (first.sent.length >= tries) {
    const lost = answer(first.id, { code: 'box/no-answer', tries: first.sent.length });
    return { next: { ...link, commands: rest }, actions: [lost] };
  }
  const tried = { ...first, sent: [...first.sent, link.sequence], dueAt: now + timing.commandRetryMs };
  return { next: { ...link, commands: [tried, ...rest] }, actions: [], message };
}

/** An answer to any sending of the first command settles it or its current part; other answers are ignored. */
export function answerCommand(link: Link, message: Answer, now: number): LinkStep {
  const [first, ...rest] = link.commands;
  if (first === undefined || !first.sent.includes(message.answers)) return { next: link, actions: [] };
  if (message.kind === 'error') {
    const declined = answer(first.id, {
      code: 'box/declined',
      reason: message.error,
      detail: message.detail,
    });
    return { next: { ...link, commands: rest }, actions: [declined] };
  }
  const parts = first.parts.slice(1);
  if (parts.length > 0) {
    return { next: { ...link, commands: [{ ...first, parts, sent: [], dueAt: now }, ...rest] }, actions: [] };
  }
  const done: LinkAction = { kind: 'answered', id: first.id, result: ok(message) };
  return { next: { ...obeyed(link, first.parts[0]), commands: rest }, actions: [done] };
}

/** An info states the debounce span only once, so a successful change is recorded here. */
function obeyed(link: Link, command: Command | undefined): Link {
  const { box } = link;
  if (box === undefined || command?.kind !== 'setDebounce') return link;
  return { ...link, box: { ...box, info: { ...box.info, debounceMs: command.ms } } };
}

function answer(id: number, problem: CommandProblem): LinkAction {
  return { kind: 'answered', id, result: refuse(problem) };
}
