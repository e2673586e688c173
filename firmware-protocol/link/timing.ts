/** The clock of a conversation, in milliseconds; PROTOCOL.md, "What a host does", gives the reasons. */
export const timing = {
  /** Between two hellos while nobody has answered. A box that resets when its port opens needs about two seconds. */
  helloEveryMs: 200,
  /** After this without a good frame the thing on the port is not a box of ours. */
  greetingMs: 6000,
  /** The same when good frames have come, but none that says who it is. */
  signedGreetingMs: 30_000,
  /** How long an answer is waited for before anything else is asked. */
  answerMs: 100,
  /** Between two pings; the box answers each with a heartbeat. */
  pingEveryMs: 500,
  /** The same to a box of 1.0, whose picture nothing else confirms. */
  olderPingEveryMs: 200,
  /** Between two pings at least, however much there is to acknowledge. */
  owedPingMs: 300,
  /** Between two pings while a command is sent again and again. */
  pingBesideCommandMs: 1000,
  /** A picture is called live for this long after it was confirmed. */
  liveMs: 500,
  /** A picture that is not confirmed for this long is asked for. */
  doubtMs: 3000,
  /** Without a good frame for this long the box counts as silent. */
  silenceMs: 1500,
  /** After this a silent box is said hello to; before, pings may wake it. */
  lostMs: 3000,
  /** Between two hellos to a silent box. */
  silentHelloEveryMs: 500,
  /** A hello changes the speed of the line when no good frame has come for this long. */
  speedMs: 2000,
  /** Before a snapshot that has not come is asked for again. */
  snapshotRetryMs: 200,
  /** After this without a snapshot from a box that speaks, the host says so. */
  pictureMs: 3000,
  /** Before a command or a question without an answer is sent again. */
  commandRetryMs: 200,
  commandTries: 20,
  /** A box is never asked more than so many questions in any second, whatever it answers. */
  mostQuestions: 5,
  questionsWithinMs: 1000,
  /** Errors that may have been among missed frames are asked for when none was missed for this long. */
  errorsAfterMs: 2000,
  /** The same on a line that goes on missing some: counted from the first, or from the last time they were asked for. */
  errorsLatestMs: 10_000,
  /** A box stops telling changes when it has heard nothing for this long. */
  boxSleepsMs: 5000,
  /** A box says something to a host of 1.1 this often. */
  beatEveryMs: 50,
  /** Between two frames that a box says unasked. */
  beatGapMs: 10,
} as const;

/** How many of the last changes are remembered: as many as a box can be expected to keep. */
export const rememberedChanges = 256;
