/** Everything that needs three.js is in `stage.ts`, which only scenes import. */
export { cssColour, cubeFontOf, figureFontOf, isOutlined, mixColours, readInks, type Rgb } from './inks.ts';
export { TurnButtons } from './TurnButtons.tsx';
export { useLoadedScene } from './use-loaded-scene.ts';
export { usePaintKey } from './use-paint-key.ts';
export { usePull, type Pull } from './use-pull.ts';
export { useSize, type Size } from './use-loaded-scene.ts';
export { newTurnMemory, useTurn, type Turn, type Turning, type TurnMemory } from './use-turn.ts';
