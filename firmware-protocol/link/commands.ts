import { ok, refuse } from '#shared/kernel/index.ts';
import type { Acknowledge, BoxError, Feature } from '../codec/index.ts';
import { send } from './sending.ts';
import type { Command, CommandProblem, Link, LinkAction, PendingCommand, Stepped } from './state.ts';
import { timing } from './timing.ts';

const needs: Record<Command['kind'], Feature> = { setDebounce: 'debounce', setLights: 'lights' };

/**
 * Commands go out one at a time and are repeated until acknowledged; each says a whole state (this span, these
 * lights), so that doing one twice does no harm.
 */
export function addCommand(link: Link, id: number, command: Command, now: number): Stepped {
  if (link.box === undefined || link.phase === 'refused') {
    return { next: link, actions: [answer(id, { code: 'box/not-connected' })] };
  }
  const feature = needs[command.kind];
  if (!link.box.info.features.includes(feature)) {
    return { next: link, actions: [answer(id, { code: 'box/feature-missing', feature })] };
  }
  const pending: PendingCommand = { id, command, sent: [], dueAt: now };
  return retryCommands({ ...link, commands: [...link.commands, pending] }, now);
}

/** When the first command is to be sent (again), in milliseconds; not to a silent box. */
export function commandsDueAt({ commands, phase }: Link): number | undefined {
  return phase === 'silent' ? undefined : commands[0]?.dueAt;
}

/** Sends the first command if it is due; gives it up after the last try. */
export function retryCommands(link: Link, now: number): Stepped {
  const [first, ...rest] = link.commands;
  const dueAt = commandsDueAt(link);
  if (first === undefined || dueAt === undefined || dueAt > now) return { next: link, actions: [] };
  if (first.sent.length >= timing.commandTries) {
    const lost = answer(first.id, { code: 'box/no-answer', tries: first.sent.length });
    const onward = retryCommands({ ...link, commands: rest }, now);
    return { next: onward.next, actions: [lost, ...onward.actions] };
  }
  const tried = { ...first, sent: [...first.sent, link.sequence], dueAt: now + timing.commandRetryMs };
  return send({ ...link, commands: [tried, ...rest] }, first.command);
}

/** An answer to any sending of the first command settles it, and the next one goes out; other answers mean nothing. */
export function answerCommand(link: Link, message: Acknowledge | BoxError, now: number): Stepped {
  const [first, ...rest] = link.commands;
  if (first === undefined || !first.sent.includes(message.answers)) return { next: link, actions: [] };
  const result: LinkAction =
    message.kind === 'acknowledge'
      ? { kind: 'answered', id: first.id, result: ok(undefined) }
      : answer(first.id, { code: 'box/declined', reason: message.error, detail: message.detail });
  const onward = retryCommands({ ...link, commands: rest }, now);
  return { next: onward.next, actions: [result, ...onward.actions] };
}

function answer(id: number, problem: CommandProblem): LinkAction {
  return { kind: 'answered', id, result: refuse(problem) };
}
