/** An instruction or two each: `emit-function.ts` knows them. Addresses and values are whole numbers of 32 bits. */
export declare function get(address: number): number;
export declare function getByte(address: number): number;
/** With its sign. */
export declare function getShort(address: number): number;
export declare function getUnsignedShort(address: number): number;
export declare function put(address: number, value: number): void;
export declare function putByte(address: number, value: number): void;
export declare function putShort(address: number, value: number): void;
/** Place of the lowest bit that is set. */
export declare function lowest(bits: number): number;
/** How many bits are set. */
export declare function ones(bits: number): number;
/** So many bytes of one value. */
export declare function fill(address: number, byte: number, bytes: number): void;
/** 16 bytes: those of `one` and `other` put together. `and16` answers whether any bit is set. */
export declare function and16(to: number, one: number, other: number): number;
export declare function or16(to: number, one: number, other: number): void;

/** The host's: it takes the plays in the store. */
export declare function takePlays(plays: number): void;
/** Whether the play at this place, with the faces of the path, is denied; a negative place: whether the first so many faces of the path are. */
export declare function isDenied(place: number): number;
/** The walk is done with a first letter. */
export declare function tellLetter(letter: number): void;
