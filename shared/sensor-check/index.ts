export {
  faultySquares,
  findingSentences,
  flickersOf,
  stuckOf,
  type SensorFindings,
  type Watched,
} from './findings.ts';
export {
  beginObservation,
  changesSince,
  observe,
  unconfirmedSquares,
  type Observation,
} from './observing.ts';
export { beginWatch, movesOf, watchOn, flickeringOf, type SensorWatch, type Flickering } from './watching.ts';
export { feltSentence, flickerSentences } from './flicker-sentences.ts';
export { someNames } from './some-names.ts';
