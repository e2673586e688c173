export { leastPitch, magnet, magnetHeight, sensorHeight, sensorPlaces } from './magnets.ts';
export type { SensorKind } from './magnets.ts';
export { inputOf, inputsOfRegister, netlistOf, rails, sensorOf } from './netlist.ts';
export type { BoxToBuild, Netlist, Part } from './netlist.ts';
export { partKinds } from './part-kinds.ts';
export type { PartKindId, Pin } from './part-kinds.ts';
