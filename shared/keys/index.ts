export { allPlaces, gamePlaces, keyScreens, placesOn, screenAt } from './all-places.ts';
export { chordOf, isFamily, takes, type KeyPress } from './chord.ts';
export { pressOf } from './press-of.ts';
export { generalPlaces } from './general-places.ts';
export {
  ariaKeys,
  keyMapOf,
  noChoice,
  type CommandKeys,
  type Hand,
  type KeyChoice,
  type KeyMap,
} from './key-map.ts';
export { commandName, type CommandOf, type KeyPlaces, type KeyRow, type KeyTexts } from './key-places.ts';
export { keyChoiceName, keyChoiceSchema } from './key-choice.ts';
export { keyRefusal, reservedFor, withOwnKey, withUsualKey, type KeyRefusal } from './own-keys.ts';
