export { faultySquares, findingSentences, flickersOf, stuckOf, type SensorFindings } from './findings.ts';
export { beginObservation, observe, unconfirmedSquares, type Observation } from './observing.ts';
