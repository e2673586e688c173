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

export type LinkProblem =
  | { readonly code: 'box/not-a-box'; readonly seconds: number }
  /** Good frames came, but no info that identifies the box. */
  | { readonly code: 'box/unreadable'; readonly seconds: number }
  | {
      readonly code: 'box/too-large';
      readonly rows: number;
      readonly columns: number;
      readonly most: number;
    }
  /** The box speaks, but no valid snapshot has come for this long; the link goes on asking. */
  | { readonly code: 'box/no-snapshot'; readonly seconds: number }
  /** Snapshots differ in size from the info, so they are ignored. */
  | { readonly code: 'box/wrong-size'; readonly found: string; readonly said: string }
  | { readonly code: 'box/app-too-old'; readonly theirs: string; readonly ours: string }
  | { readonly code: 'box/firmware-too-old'; readonly theirs: string; readonly ours: string }
  | { readonly code: 'box/another-box'; readonly expected: string; readonly found: string };

export type CommandProblem =
  | { readonly code: 'box/not-connected' }
  | { readonly code: 'box/feature-missing'; readonly feature: Feature }
  | { readonly code: 'box/needs-newer-firmware'; readonly theirs: string; readonly needs: string }
  | { readonly code: 'box/no-answer'; readonly tries: number }
  | { readonly code: 'box/declined'; readonly reason: string; readonly detail: number };

/** Callers send these; the link sends the others by itself. */
export type Command = Exclude<HostMessage, { kind: 'hello' | 'askSnapshot' | 'ping' | 'askKept' }>;
export type Reply = Acknowledge | Levels | SelfTest | About | Counters;

/** `at` is in device milliseconds. */
export interface Change {
  readonly square: number;
  readonly full: boolean;
  readonly at: number;
  /** A change found by comparing two pictures has the number of the later one. */
  readonly event: number;
}

export interface BoxFault {
  readonly error: ErrorName;
  /** This is the square, the supply in mV or the number of times, depending on the error. */
  readonly detail: number;
}

export interface KnownBox {
  readonly info: Info;
  readonly squares: Squares | undefined;
  /** This is the number of the last change in `squares`. */
  readonly event: number;
  /** The next frame should have this sequence number. */
  readonly frame: number;
  /** The newest comes first. */
  readonly changes: readonly Change[];
  readonly faults: readonly BoxFault[];
}

/** Counts begin at the opening: `bad` pieces between zeros, frames `lost` by their numbers, `repeated` or late ones. */
export interface LinkCounts {
  readonly good: number;
  readonly bad: number;
  readonly lost: number;
  readonly repeated: number;
  readonly asked: number;
  readonly unanswered: number;
  readonly roundTripMs: number | undefined;
}

export interface PendingCommand {
  readonly id: number;
  /** These parts are still to be done, in order; most commands have one part. */
  readonly parts: readonly Command[];
  /** All tries of the first part had these sequence numbers; a late answer to an earlier try counts too. */
  readonly sent: readonly number[];
  readonly dueAt: number;
}

export interface History {
  /** `from` is the number of the last change before the gap, `upTo` that of the last change in it. */
  readonly from: number;
  readonly upTo: number;
  readonly got: readonly Change[];
  readonly most: number;
  readonly tries: number;
  readonly dueAt: number;
  readonly asked: readonly number[];
}

export interface OpenQuestion {
  readonly sequence: number;
  readonly at: number;
  readonly had?: number;
}

/**
 * A link in `greeting` waits for the info or the first snapshot. The squares are true in `live` and unconfirmed in
 * `unsure`; in `silent` good frames have stopped. `refused` is final, and `problem` says why.
 */
export interface Link {
  readonly phase: 'greeting' | 'live' | 'unsure' | 'silent' | 'refused';
  readonly problem: LinkProblem | undefined;
  readonly expected: string | undefined;
  readonly decoder: Decoder;
  readonly sequence: number;
  readonly speed: number;
  readonly openedAt: number;
  /** The last good frame of our box came at this time. */
  readonly heardAt: number | undefined;
  /** At this time the last frame came that only a box can send, whether or not it answered us. */
  readonly signAt: number | undefined;
  readonly helloAt: number | undefined;
  /** The last hellos had these sequence numbers; an info that answers any other is out of date. */
  readonly hellos: readonly number[];
  readonly pingedAt: number | undefined;
  readonly owesPing: boolean;
  /** A snapshot is asked for (again) at this time; undefined while none is wanted. */
  readonly snapshotAt: number | undefined;
  /** A missing snapshot becomes a problem at this time; undefined while none is awaited. */
  readonly pictureDueAt: number | undefined;
  readonly asked: readonly number[];
  /** The picture was last confirmed at this time; undefined while it is known to be old. */
  readonly confirmedAt: number | undefined;
  /** A snapshot is asked for at this time unless the picture is confirmed before. */
  readonly doubtAt: number | undefined;
  readonly history: History | undefined;
  /** The box has answered a ping that acknowledged changes up to this event. */
  readonly acknowledged: number | undefined;
  /** A frame that may have held an error was last missed at this time; undefined once the errors are repeated. */
  readonly missedAt: number | undefined;
  /** The first such frame was missed, or the errors were last asked for, at this time; undefined with `missedAt`. */
  readonly missedSince: number | undefined;
  /** The hello with this number asks for errors; undefined again when another frame is missed. */
  readonly errorsAsked: number | undefined;
  readonly waitingFor: OpenQuestion | undefined;
  readonly questions: readonly number[];
  /** The box of the last conversation is kept only for comparison. */
  readonly known: KnownBox | undefined;
  readonly box: KnownBox | undefined;
  readonly commands: readonly PendingCommand[];
  readonly counts: LinkCounts;
}

export type LinkInput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'time' }
  | { readonly kind: 'command'; readonly id: number; readonly command: Command };

export type LinkAction =
  | { readonly kind: 'send'; readonly bytes: Uint8Array; readonly speed: number }
  | { readonly kind: 'answered'; readonly id: number; readonly result: CommandResult };

export type CommandResult = Result<Reply, CommandProblem>;

export type Answer = Reply | BoxError;

export interface LinkStep {
  readonly next: Link;
  readonly actions: readonly LinkAction[];
}
