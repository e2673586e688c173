/** The host provides these; the imports are named after this file. */

/** Takes the plays in the store, and returns how many points a further play must have. */
export declare function takePlays(plays: i32): i32;
/**
 * Tells whether the play at this place with the faces of the path is denied; a negative place means the word that the
 * first `-place` faces spell.
 */
export declare function isDenied(place: i32): bool;
export declare function tellLetter(letter: i32): void;
export declare function tellSlot(done: i32, slots: i32): void;
