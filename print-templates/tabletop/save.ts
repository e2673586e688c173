/** Objects of a save file of Tabletop Simulator, after kb.tabletopsimulator.com/custom-content/save-file-format. */

interface Transform {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly rotZ?: number;
}

interface Named {
  readonly name: string;
  readonly says?: string;
  readonly at?: Transform;
  readonly isLocked?: boolean;
}

export type SaveObject = Readonly<Record<string, unknown>>;

/** Kinds of custom models and what they are made of, as the game numbers them. */
const modelKinds = { die: 2, board: 4, tile: 0 } as const;
const wood = 1;

export function modelObject(
  kind: keyof typeof modelKinds,
  mesh: string,
  texture: string,
  named: Named,
): SaveObject {
  return {
    ...baseOf('Custom_Model', named),
    CustomMesh: {
      MeshURL: mesh,
      DiffuseURL: texture,
      NormalURL: '',
      ColliderURL: '',
      Convex: true,
      MaterialIndex: wood,
      TypeIndex: modelKinds[kind],
      CastShadows: true,
    },
  };
}

export function bagObject(contents: readonly SaveObject[], named: Named): SaveObject {
  return { ...baseOf('Bag', named), ContainedObjects: contents };
}

export interface SaveCard extends Named {
  readonly front: string;
  readonly back: string;
}

/** Each card is a deck image of its own, so that a deck of any length is allowed. */
export function deckObject(cards: readonly SaveCard[], named: Named): SaveObject {
  const numbered = cards.map((card, index) => ({ ...card, deck: index + 1 }));
  const imagesOf = (some: typeof numbered) =>
    Object.fromEntries(
      some.map(({ deck, front, back }) => [
        `${deck}`,
        {
          FaceURL: front,
          BackURL: back,
          NumWidth: 1,
          NumHeight: 1,
          BackIsHidden: true,
          UniqueBack: false,
          Type: 0,
        },
      ]),
    );
  const cardObjects = numbered.map((card) => ({
    ...baseOf('CardCustom', card),
    CardID: cardId(card.deck),
    SidewaysCard: false,
    CustomDeck: imagesOf([card]),
  }));
  // The game has no deck of a single card.
  const [only] = cardObjects;
  if (only !== undefined && cardObjects.length === 1) return only;
  return {
    ...baseOf('Deck', named),
    SidewaysCard: false,
    DeckIDs: numbered.map(({ deck }) => cardId(deck)),
    CustomDeck: imagesOf(numbered),
    ContainedObjects: cardObjects,
  };
}

/** The number of the deck's image, and in its last two digits the place on it. */
function cardId(deck: number): number {
  return deck * 100;
}

function baseOf(name: string, { name: nickname, says = '', at = {}, isLocked = false }: Named): SaveObject {
  const { x = 0, y = 2, z = 0, rotZ = 0 } = at;
  return {
    Name: name,
    Transform: {
      posX: x,
      posY: y,
      posZ: z,
      rotX: 0,
      rotY: 180,
      rotZ,
      scaleX: 1,
      scaleY: 1,
      scaleZ: 1,
    },
    Nickname: nickname,
    Description: says,
    GMNotes: '',
    ColorDiffuse: { r: 1, g: 1, b: 1 },
    Locked: isLocked,
    Grid: false,
    Snap: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    Hands: true,
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
  };
}

/** GUIDs are counted, so that the same set gives the same bytes. */
export function saveText(title: string, note: string, objects: readonly SaveObject[]): string {
  let last = 0;
  const numbered = (object: SaveObject): SaveObject => {
    last += 1;
    const GUID = last.toString(16).padStart(6, '0');
    const { ContainedObjects: inside } = object;
    return {
      GUID,
      ...object,
      ...(Array.isArray(inside) ? { ContainedObjects: (inside as readonly SaveObject[]).map(numbered) } : {}),
    };
  };
  const save = {
    SaveName: title,
    GameMode: title,
    Date: '',
    VersionNumber: '',
    GameType: '',
    GameComplexity: '',
    Tags: [],
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: 'Table_Octagon',
    Sky: 'Sky_Museum',
    Note: note,
    TabStates: {},
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
    ObjectStates: objects.map(numbered),
  };
  return `${JSON.stringify(save, null, 1)}\n`;
}
