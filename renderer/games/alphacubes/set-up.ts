import { Emblem } from './Emblem.tsx';
import { OwnBoardCheck } from './OwnBoardCheck.tsx';

/** What the screen of a new game shows beyond the options. */
export const alphacubesSetUp = { Emblem, OptionCheck: OwnBoardCheck };
