/** The clock of a conversation, in milliseconds; PROTOCOL.md, "Timing", gives the reasons. */
export const timing = {
  /** Between two hellos while nobody has answered. A box that resets when its port opens needs about two seconds. */
  helloEveryMs: 250,
  /** After this without an answer the thing on the port is not a box of ours. */
  greetingMs: 6000,
  /** Between two pings; the box answers each with a heartbeat. */
  pingEveryMs: 250,
  /** Without a good frame for this long the box counts as silent. */
  silenceMs: 1500,
  /** Between two hellos to a silent box. */
  silentHelloEveryMs: 500,
  /** Before a snapshot that has not come is asked for again. */
  snapshotRetryMs: 150,
  /** After this without a snapshot, from a box that speaks, its squares are no longer believed and the host says so. */
  pictureMs: 3000,
  /** Before a command without acknowledgement is sent again. */
  commandRetryMs: 200,
  commandTries: 5,
  /** A box stops telling changes when it has heard nothing for this long. */
  boxSleepsMs: 5000,
} as const;

/** How many of the last changes are shown. */
export const shownChanges = 20;
