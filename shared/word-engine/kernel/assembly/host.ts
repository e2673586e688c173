/** What the program asks of its host: the name of this file is that of the imports. */

/** Takes the plays in the store, and answers how many points a play must have from now on to be wanted. */
export declare function takePlays(plays: i32): i32;
/** Whether the play at this place, with the faces of the path, is denied; a negative place: whether the first so many faces of the path are. */
export declare function isDenied(place: i32): bool;
/** The search for all plays is done with a first letter. */
export declare function tellLetter(letter: i32): void;
/** The search for the best play is done with so many slots. */
export declare function tellSlot(done: i32, slots: i32): void;
