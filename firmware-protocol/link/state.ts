import type { Decoder, Feature, HostMessage, Info, Squares } from '../codec/index.ts';
import type { Result } from '#shared/kernel/index.ts';

/** What can be wrong between app and box once the port is open. */
export type LinkProblem =
  | { readonly code: 'box/not-a-box'; readonly seconds: number }
  /** It speaks, but no snapshot that fits has come for so long; the link goes on asking. */
  | { readonly code: 'box/no-snapshot'; readonly seconds: number }
  /** `theirs` and `ours` as `2.0`. */
  | { readonly code: 'box/app-too-old'; readonly theirs: string; readonly ours: string }
  | { readonly code: 'box/firmware-too-old'; readonly theirs: string; readonly ours: string }
  | { readonly code: 'box/another-box'; readonly expected: string; readonly found: string };

export type CommandProblem =
  | { readonly code: 'box/not-connected' }
  | { readonly code: 'box/feature-missing'; readonly feature: Feature }
  | { readonly code: 'box/no-answer'; readonly tries: number }
  | { readonly code: 'box/declined'; readonly reason: string; readonly detail: number };

export type Command = Extract<HostMessage, { kind: 'setDebounce' | 'setLights' }>;

/** A square that was emptied or filled; `at` in device milliseconds. */
export interface Change {
  readonly square: number;
  readonly full: boolean;
  readonly at: number;
}

/** The box as far as it is known. */
export interface KnownBox {
  readonly info: Info;
  /** Absent until the first snapshot. */
  readonly squares: Squares | undefined;
  /** Number of the last change in `squares`. */
  readonly event: number;
  /** Sequence number the next frame should have. */
  readonly frame: number;
  /** Newest first. */
  readonly changes: readonly Change[];
}

export interface PendingCommand {
  readonly id: number;
  readonly command: Command;
  /** Sequence numbers it was sent with, so that a late acknowledgement of the first try counts too. */
  readonly sent: readonly number[];
  readonly dueAt: number;
}

/**
 * One conversation over an open port. `greeting`: hello is being said, or the first snapshot awaited. `live`: the
 * squares are true now. `silent`: nothing is heard any more. `refused`: final, see `problem`; nothing more is sent.
 */
export interface Link {
  readonly phase: 'greeting' | 'live' | 'silent' | 'refused';
  /** Why the link was refused, or what a `greeting` waits for in vain. */
  readonly problem: LinkProblem | undefined;
  /** Serial number the box must have, where one is known from before. */
  readonly expected: string | undefined;
  readonly decoder: Decoder;
  /** Sequence number of the next frame sent. */
  readonly sequence: number;
  readonly openedAt: number;
  readonly heardAt: number | undefined;
  readonly helloAt: number | undefined;
  /** Sequence numbers of the last hellos: an answer to any other is from before. */
  readonly hellos: readonly number[];
  readonly pingAt: number | undefined;
  /** When to ask for a snapshot (again); absent while the picture is believed. */
  readonly snapshotAt: number | undefined;
  /** When a snapshot asked for has been so long in coming that it becomes a problem; absent while none is awaited. */
  readonly pictureDueAt: number | undefined;
  /** Sequence numbers of questions for a snapshot that are still open. */
  readonly asked: readonly number[];
  /** The box of the last conversation; nothing of it is believed. */
  readonly known: KnownBox | undefined;
  /** Absent until the box has said who it is. */
  readonly box: KnownBox | undefined;
  readonly commands: readonly PendingCommand[];
  /** Frames read, and pieces between zeros that were no frame of ours. */
  readonly good: number;
  readonly bad: number;
}

export type LinkInput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** Time has passed: `wakeAt` is due. */
  | { readonly kind: 'time' }
  | { readonly kind: 'command'; readonly id: number; readonly command: Command };

export type LinkAction =
  | { readonly kind: 'send'; readonly bytes: Uint8Array }
  | { readonly kind: 'answered'; readonly id: number; readonly result: Result<undefined, CommandProblem> };

export interface Stepped {
  readonly next: Link;
  readonly actions: readonly LinkAction[];
}
