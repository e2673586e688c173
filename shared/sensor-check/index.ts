export {
  faultySquares,
  findingSentences,
  flickersOf,
  stuckOf,
  type SensorFindings,
  type Watched,
} from './findings.ts';
export { beginObservation, observe, unconfirmedSquares, type Observation } from './observing.ts';
export { beginWatch, movesOf, watchOn, flickeringOf, type SensorWatch, type Flickering } from './watching.ts';
export { flickerSentences } from './flicker-sentences.ts';
export { someNames } from './some-names.ts';
