export { fieldOf } from './field.ts';
export { isKeyOf, rowAt, setKeyChoice, useKeyMap, type GeneralCommand } from './key-store.ts';
export { toldOnce, useKeySections, type KeySection } from './key-sections.ts';
export { keyPlace, offeredNow, setKeyPlace } from './offers.ts';
export { KeyOf, useKeyText, useShortcut, useShownKey, type CommandName } from './key-text.tsx';
export { useCommands } from './use-commands.ts';
export { undoAction, useUndoKeys } from './use-undo-keys.ts';
