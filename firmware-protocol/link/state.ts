import type {
  Acknowledge,
  BoxError,
  Counters,
  Decoder,
  Feature,
  HostMessage,
  Info,
  Levels,
  SelfTest,
  Squares,
  About,
  ErrorName,
} from '../codec/index.ts';
import type { Result } from '#shared/kernel/index.ts';

/** What can be wrong between app and box once the port is open. */
export type LinkProblem =
  | { readonly code: 'box/not-a-box'; readonly seconds: number }
  /** Good frames came, but none that says who it is. */
  | { readonly code: 'box/unreadable'; readonly seconds: number }
  | {
      readonly code: 'box/too-large';
      readonly rows: number;
      readonly columns: number;
      readonly most: number;
    }
  /** It speaks, but no snapshot that fits has come for so long; the link goes on asking. */
  | { readonly code: 'box/no-snapshot'; readonly seconds: number }
  /** Its snapshots have another size than it said; they are not believed. */
  | { readonly code: 'box/wrong-size'; readonly found: string; readonly said: string }
  /** `theirs` and `ours` as `2.0`. */
  | { readonly code: 'box/app-too-old'; readonly theirs: string; readonly ours: string }
  | { readonly code: 'box/firmware-too-old'; readonly theirs: string; readonly ours: string }
  | { readonly code: 'box/another-box'; readonly expected: string; readonly found: string };

export type CommandProblem =
  | { readonly code: 'box/not-connected' }
  | { readonly code: 'box/feature-missing'; readonly feature: Feature }
  /** The box speaks 1.0 and this needs 1.1. */
  | { readonly code: 'box/needs-newer-firmware'; readonly theirs: string; readonly needs: string }
  | { readonly code: 'box/no-answer'; readonly tries: number }
  | { readonly code: 'box/declined'; readonly reason: string; readonly detail: number };

/** What the app may ask of a box beside its picture. */
export type Command = Exclude<HostMessage, { kind: 'hello' | 'askSnapshot' | 'ping' | 'askKept' }>;
/** What a box answers to a command that it obeys. */
export type Reply = Acknowledge | Levels | SelfTest | About | Counters;

/** A square that was emptied or filled; `at` in device milliseconds. */
export interface Change {
  readonly square: number;
  readonly full: boolean;
  readonly at: number;
  /** Its number; where only two pictures could be compared, the number of the later one. */
  readonly event: number;
}

/** Something the box has found wrong with itself. */
export interface BoxFault {
  readonly error: ErrorName;
  /** The square, the supply in mV, or how often. */
  readonly detail: number;
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
  /** Oldest first, each once. */
  readonly faults: readonly BoxFault[];
}

/** What has passed over the line since it was opened. */
export interface LinkCounts {
  readonly good: number;
  /** Pieces between zeros that were no frame of ours. */
  readonly bad: number;
  /** Frames of the box that are missing between those that came. */
  readonly lost: number;
  /** Frames that came again, or too late. */
  readonly repeated: number;
  readonly asked: number;
  readonly unanswered: number;
  /** From the last question that was answered to its answer; absent before the first. */
  readonly roundTripMs: number | undefined;
}

export interface PendingCommand {
  readonly id: number;
  /** What of it is still to be done, in order; most commands have one part. */
  readonly parts: readonly Command[];
  /** Sequence numbers the first part was sent with, so that a late acknowledgement of the first try counts too. */
  readonly sent: readonly number[];
  readonly dueAt: number;
}

/** Changes that a snapshot took us over, which the box may still remember. */
export interface History {
  /** Number of the last change before the gap, and of the last one in it. */
  readonly from: number;
  readonly upTo: number;
  /** Oldest first, without a gap from `from` on. */
  readonly got: readonly Change[];
  readonly most: number;
  readonly tries: number;
  readonly dueAt: number;
  readonly asked: readonly number[];
}

/** A question that keeps others waiting. */
export interface OpenQuestion {
  readonly sequence: number;
  readonly at: number;
  /** What a ping acknowledged. */
  readonly had?: number;
}

/**
 * One conversation over an open port. `greeting`: hello is being said, or the first snapshot awaited. `live`: the
 * squares are true now. `unsure`: the box speaks, but nothing has confirmed the squares of late. `silent`: nothing is
 * heard any more. `refused`: final, see `problem`; nothing more is sent.
 */
export interface Link {
  readonly phase: 'greeting' | 'live' | 'unsure' | 'silent' | 'refused';
  /** Why the link was refused, or what it waits for in vain. */
  readonly problem: LinkProblem | undefined;
  /** Serial number the box must have, where one is known from before. */
  readonly expected: string | undefined;
  readonly decoder: Decoder;
  /** Sequence number of the next frame sent. */
  readonly sequence: number;
  /** Bits a second of the line, where it has a speed. */
  readonly speed: number;
  readonly openedAt: number;
  /** When a good frame of our box last came. */
  readonly heardAt: number | undefined;
  /** When a frame last came that only a box sends, whether or not it answered us. */
  readonly signAt: number | undefined;
  readonly helloAt: number | undefined;
  /** Sequence numbers of the last hellos: an answer to any other is from before. */
  readonly hellos: readonly number[];
  /** When the last ping was sent; absent until the box has said who it is. */
  readonly pingedAt: number | undefined;
  /** The box waits for an acknowledgement. */
  readonly owesPing: boolean;
  /** When to ask for a snapshot (again); absent while none is wanted. */
  readonly snapshotAt: number | undefined;
  /** When a snapshot asked for has been so long in coming that it becomes a problem; absent while none is awaited. */
  readonly pictureDueAt: number | undefined;
  /** Sequence numbers of questions for a snapshot that are still open. */
  readonly asked: readonly number[];
  /** When the picture was last confirmed; absent while it is known to be old. */
  readonly confirmedAt: number | undefined;
  /** When to ask for a snapshot unless the picture is confirmed before. */
  readonly doubtAt: number | undefined;
  readonly history: History | undefined;
  /** The last event of which the box has answered that it knows we have it. */
  readonly acknowledged: number | undefined;
  /** When a frame of the box was last missed that may have said an error; absent once it has said them again. */
  readonly missedAt: number | undefined;
  /** When the first of those was missed, or when the box was last asked for what they said; absent with `missedAt`. */
  readonly missedSince: number | undefined;
  /** Sequence number of the hello that asks for its errors, while nothing was missed since. */
  readonly errorsAsked: number | undefined;
  readonly waitingFor: OpenQuestion | undefined;
  /** When the last questions were asked, oldest first. */
  readonly questions: readonly number[];
  /** The box of the last conversation; nothing of it is believed. */
  readonly known: KnownBox | undefined;
  /** Absent until the box has said who it is. */
  readonly box: KnownBox | undefined;
  readonly commands: readonly PendingCommand[];
  readonly counts: LinkCounts;
}

export type LinkInput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** Time has passed: `wakeAt` is due. */
  | { readonly kind: 'time' }
  | { readonly kind: 'command'; readonly id: number; readonly command: Command };

export type LinkAction =
  /** To be sent at this speed, where the port has one. */
  | { readonly kind: 'send'; readonly bytes: Uint8Array; readonly speed: number }
  | { readonly kind: 'answered'; readonly id: number; readonly result: CommandResult };

export type CommandResult = Result<Reply, CommandProblem>;

/** The command or box error an answer is matched with. */
export type Answer = Reply | BoxError;

export interface Stepped {
  readonly next: Link;
  readonly actions: readonly LinkAction[];
}
