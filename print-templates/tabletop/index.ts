import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Translate } from '#shared/i18n/index.ts';
import type { GlyphOutlines } from '../drawing/svg/outlined-text.ts';
import type { TabletopPiece, TabletopSet } from '../layout/tabletop.ts';
import { cubeMesh, slabMesh } from './mesh.ts';
import { bagObject, deckObject, modelObject, saveText, type SaveCard, type SaveObject } from './save.ts';
import { blockTexture, flatTexture, pegTexture } from './textures.ts';

/** A fixed time gives the same bytes on any day. */
const moment = { mtime: '1980-01-01T00:00:00', os: 0 } as const;

/** Thicknesses in millimetres. */
const [pegHeight, boardHeight] = [3, 4];

export interface TabletopFile {
  /** The name of the ZIP begins with it, and so do the names of all files in it. */
  readonly name: string;
  readonly outlines: GlyphOutlines;
  readonly t: Translate;
}

/**
 * Yields after each piece how many are drawn, and returns the ZIP: a save file, and images and meshes under the names
 * that the game gives to what it has loaded before, so that it looks for none of them on the network.
 */
export function* tabletopZip(
  set: TabletopSet,
  { name, outlines, t }: TabletopFile,
): Generator<number, Uint8Array<ArrayBuffer>, undefined> {
  const files: Zippable = {};
  const shelf = shelfOf(`${name}/${set.code}`, files);
  const loose: SaveObject[] = [];
  const inBag: SaveObject[] = [];
  const cards: SaveCard[] = [];
  for (const [index, piece] of set.pieces.entries()) {
    if (piece.kind === 'card') cards.push(cardOf(piece, index, shelf, outlines));
    else (piece.kind === 'block' && piece.isDie ? loose : inBag).push(modelOf(piece, index, shelf, outlines));
    yield index + 1;
  }
  const objects = [
    ...boardOf(set, shelf, outlines),
    ...(inBag.length === 0 ? [] : [bagObject(inBag, { name: set.title, at: { x: -9, z: -4 } })]),
    ...(cards.length === 0 ? [] : [deckObject(cards, { name: set.title, at: { rotZ: 180 } })]),
    ...loose,
  ];
  const { pieces } = set;
  const facts = { set: set.title, count: pieces.length, save: `${name}.json` };
  files[`Saves/${name}.json`] = strToU8(
    saveText(t('print:tabletop.saveName', facts), t('print:tabletop.note', facts), objects),
  );
  files['README.txt'] = strToU8(t('print:tabletop.readme', facts).replaceAll('\n', '\r\n'));
  return zipSync(files, { ...moment, level: 6 });
}

interface Shelf {
  /** Keeps a file, and returns the address by which the save names it; a file of a known name is not made again. */
  readonly image: (what: string, make: () => Uint8Array) => string;
  readonly mesh: (what: string, make: () => string) => string;
}

function shelfOf(path: string, files: Zippable): Shelf {
  const keep = (what: string, folder: string, ending: 'png' | 'obj', make: () => Uint8Array): string => {
    // No machine can have a name that ends in `.invalid` (RFC 2606).
    const address = `http://cubewright.invalid/${path}/${what}.${ending}`;
    // The game keeps what it has loaded under the letters and digits of its address.
    const kept = `${folder}/${address.replaceAll(/[^a-zA-Z0-9]/g, '')}.${ending}`;
    // A PNG is packed already.
    files[kept] ??= [make(), { ...moment, level: ending === 'png' ? 0 : 6 }];
    return address;
  };
  return {
    image: (what, make) => keep(what, 'Mods/Images', 'png', make),
    mesh: (what, make) => keep(what, 'Mods/Models', 'obj', () => strToU8(make())),
  };
}

type Model = Exclude<TabletopPiece, { kind: 'card' }>;

function modelOf(piece: Model, index: number, shelf: Shelf, outlines: GlyphOutlines): SaveObject {
  const { name, says } = piece;
  if (piece.kind === 'peg') {
    const mesh = shelf.mesh('peg', () => slabMesh(piece.side, piece.side, pegHeight));
    const texture = shelf.image(`peg${index + 1}`, () => pegTexture(piece, outlines));
    return modelObject('tile', mesh, texture, { name, says });
  }
  const mesh = shelf.mesh('cube', () => cubeMesh(piece.side));
  const texture = shelf.image(`cube${index + 1}`, () => blockTexture(piece, outlines));
  return modelObject('die', mesh, texture, { name, says, at: { x: 9, z: -4 } });
}

type Card = Extract<TabletopPiece, { kind: 'card' }>;

function cardOf(card: Card, index: number, shelf: Shelf, outlines: GlyphOutlines): SaveCard {
  const { name, says, front, back } = card;
  return {
    name,
    says,
    front: shelf.image(`card${index + 1}`, () => flatTexture('card', front, card, outlines)),
    back: shelf.image('back', () => flatTexture('card', back, card, outlines)),
  };
}

function boardOf({ board }: TabletopSet, shelf: Shelf, outlines: GlyphOutlines): readonly SaveObject[] {
  if (board === undefined) return [];
  const mesh = shelf.mesh('board', () => slabMesh(board.width, board.height, boardHeight));
  const texture = shelf.image('board', () => flatTexture('board', board.ops, board, outlines));
  return [modelObject('board', mesh, texture, { name: board.name, at: { y: 1.1 }, isLocked: true })];
}
