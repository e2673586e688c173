export { faultySquares, findingSentences, flickersOf, stuckOf, type SensorFindings } from './findings.ts';
export { beginObservation, observe, unseen, type Observation } from './observing.ts';
