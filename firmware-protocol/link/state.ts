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

/** The port is open, but the conversation with the box fails. */
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
  /** Both versions read `2.0`. */
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

/** A person sends these; the link sends the others by itself. */
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
  /** The square, the supply in mV or the number of times, depending on the error. */
  readonly detail: number;
}

export interface KnownBox {
  readonly info: Info;
  /** Undefined until the first snapshot. */
  readonly squares: Squares | undefined;
  /** The number of the last change in `squares`. */
  readonly event: number;
  /** The next frame should have this sequence number. */
  readonly frame: number;
  /** The newest comes first. */
  readonly changes: readonly Change[];
  /** The oldest comes first, each once. */
  readonly faults: readonly BoxFault[];
}

/** All counts begin when the line is opened. */
export interface LinkCounts {
  readonly good: number;
  /** These pieces between zeros were no valid frames. */
  readonly bad: number;
  /** These frames are missing according to their sequence numbers. */
  readonly lost: number;
  /** These frames came again or too late. */
  readonly repeated: number;
  readonly asked: number;
  readonly unanswered: number;
  /** The time from the last answered question to its answer, undefined before the first. */
  readonly roundTripMs: number | undefined;
}

export interface PendingCommand {
  readonly id: number;
  /** These parts are still to be done, in order; most commands have one part. */
  readonly parts: readonly Command[];
  /**
   * The first part was sent with these sequence numbers, so that a late acknowledgement of an earlier try counts too.
   */
  readonly sent: readonly number[];
  readonly dueAt: number;
}

/** A snapshot skipped these changes; the box may still keep them. */
export interface History {
  /** The numbers of the last change before the gap and of the last one in it. */
  readonly from: number;
  readonly upTo: number;
  /** The oldest comes first, without a gap from `from` on. */
  readonly got: readonly Change[];
  readonly most: number;
  readonly tries: number;
  readonly dueAt: number;
  readonly asked: readonly number[];
}

/** Other questions wait until this one is answered or given up. */
export interface OpenQuestion {
  readonly sequence: number;
  readonly at: number;
  /** The ping acknowledged changes up to this event. */
  readonly had?: number;
}

/**
 * One conversation over an open port. `greeting` waits for the info or the first snapshot. `live` means that the
 * squares are true now. `unsure` means that the box speaks, but nothing has confirmed the squares lately. `silent`
 * means that no good frame comes any more. `refused` is final, see `problem`; nothing more is sent.
 */
export interface Link {
  readonly phase: 'greeting' | 'live' | 'unsure' | 'silent' | 'refused';
  readonly problem: LinkProblem | undefined;
  /** The box must have this serial number, if it is set. */
  readonly expected: string | undefined;
  readonly decoder: Decoder;
  readonly sequence: number;
  /** The speed is in bits a second, where the line has one. */
  readonly speed: number;
  readonly openedAt: number;
  /** The last good frame of our box came at this time. */
  readonly heardAt: number | undefined;
  /** A frame that only a box sends last came at this time, whether or not it answered us. */
  readonly signAt: number | undefined;
  readonly helloAt: number | undefined;
  /** The sequence numbers of the last hellos; an info that answers any other is out of date. */
  readonly hellos: readonly number[];
  /** The last ping was sent at this time; undefined until the box has identified itself. */
  readonly pingedAt: number | undefined;
  readonly owesPing: boolean;
  /** A snapshot is asked for (again) at this time; undefined while none is wanted. */
  readonly snapshotAt: number | undefined;
  /** A missing snapshot becomes a problem at this time; undefined while none is awaited. */
  readonly pictureDueAt: number | undefined;
  /** Questions for a snapshot with these sequence numbers are still open. */
  readonly asked: readonly number[];
  /** The picture was last confirmed at this time; undefined while it is known to be old. */
  readonly confirmedAt: number | undefined;
  /** A snapshot is asked for at this time unless the picture is confirmed before. */
  readonly doubtAt: number | undefined;
  readonly history: History | undefined;
  /** The box has answered a ping that acknowledged changes up to this event. */
  readonly acknowledged: number | undefined;
  /**
   * A frame that may have held an error was last missed at this time; undefined once the box has repeated its errors.
   */
  readonly missedAt: number | undefined;
  /** The first of those was missed, or the errors were last asked for, at this time; undefined with `missedAt`. */
  readonly missedSince: number | undefined;
  /** The hello with this number asks for errors; undefined again when another frame is missed. */
  readonly errorsAsked: number | undefined;
  readonly waitingFor: OpenQuestion | undefined;
  /** The times of the last questions, oldest first. */
  readonly questions: readonly number[];
  /** The box of the last conversation, kept only for comparison. */
  readonly known: KnownBox | undefined;
  /** Undefined until the box has identified itself. */
  readonly box: KnownBox | undefined;
  readonly commands: readonly PendingCommand[];
  readonly counts: LinkCounts;
}

export type LinkInput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'time' }
  | { readonly kind: 'command'; readonly id: number; readonly command: Command };

export type LinkAction =
  /** The port sends at this speed, where it has one. */
  | { readonly kind: 'send'; readonly bytes: Uint8Array; readonly speed: number }
  | { readonly kind: 'answered'; readonly id: number; readonly result: CommandResult };

export type CommandResult = Result<Reply, CommandProblem>;

export type Answer = Reply | BoxError;

export interface LinkStep {
  readonly next: Link;
  readonly actions: readonly LinkAction[];
}
