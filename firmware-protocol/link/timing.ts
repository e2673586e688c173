/** All times are in milliseconds. PROTOCOL.md, "What a host does", gives the reasons. */
export const timing = {
  /** Hellos repeat this often until the box answers. A box that resets when its port opens needs about two seconds. */
  helloEveryMs: 200,
  /** Without a good frame for this long the device is not one of our boxes. */
  greetingMs: 6000,
  /** The limit is longer when good frames came, but no info. */
  signedGreetingMs: 30_000,
  /** An answer is awaited for this long before the next question. */
  answerMs: 100,
  pingEveryMs: 500,
  /** A box of 1.0 is pinged more often, since nothing else confirms its picture. */
  olderPingEveryMs: 200,
  owedPingMs: 300,
  pingBesideCommandMs: 1000,
  liveMs: 500,
  doubtMs: 3000,
  silenceMs: 1500,
  lostMs: 3000,
  silentHelloEveryMs: 500,
  speedMs: 2000,
  snapshotRetryMs: 200,
  pictureMs: 3000,
  commandRetryMs: 200,
  commandTries: 20,
  mostQuestions: 5,
  questionsWithinMs: 1000,
  errorsAfterMs: 2000,
  /** On a bad line, errors are asked for this long after the first missed frame or after the last such question. */
  errorsLatestMs: 10_000,
  /** A box stops reporting changes when it has heard nothing for this long. */
  boxSleepsMs: 5000,
  beatEveryMs: 50,
  beatGapMs: 10,
} as const;

/** A box can be expected to keep this many changes. */
export const rememberedChanges = 256;
