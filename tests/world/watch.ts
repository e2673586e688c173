import { join } from 'node:path';
import { recordSuffix } from '#shared/records/index.ts';
import type { Services } from '#electron/services/services.ts';
import type { WorldClock } from './clock.ts';
import type { Disk } from './disk.ts';
import type { WorldBox } from './line.ts';
import { isKnown, type Shelf } from './shelf.ts';

interface Watched {
  readonly home: string;
  readonly clock: WorldClock;
  readonly disk: Disk;
  readonly box: WorldBox;
  readonly shelf: Shelf;
  readonly breaks: (what: string) => void;
}

/** What the box tells is told again where it was lost, and asked for in between. */
const boxSettlesMs = 20_000;

/** What has to be so in every world, whatever goes wrong in it. */
export function createWatch({ home, clock, disk, box, shelf, breaks }: Watched) {
  function placeOf(id: string) {
    if (disk.at(`${home}/games/${id}${recordSuffix}`) !== undefined) return { kind: 'games' } as const;
    const deleted = disk.at(`${home}/games/deleted`)?.names.keys() ?? [];
    const name = [...deleted].find((one) => one.startsWith(`${id}-`));
    if (name === undefined) {
      breaks(`${id} is neither in the library nor among the deleted games`);
      return { kind: 'moving' } as const;
    }
    return { kind: 'deleted', name: name.slice(0, -recordSuffix.length) } as const;
  }

  /** What has to be so where a door has just opened: every game has one place, and no work of the dead lies about. */
  function inspect(): void {
    for (const folder of ['games', 'games/deleted', 'drafts', 'earlier-versions', '.'])
      for (const name of disk.at(join(home, folder))?.names.keys() ?? [])
        if (name.endsWith('.cubewright-tmp')) breaks(`${name} is left in ${folder}`);
    // A move that was cut short has left one text under two names.
    for (const name of disk.at(join(home, 'games/deleted'))?.names.keys() ?? []) {
      const lying = disk.at(join(home, 'games', name.replace(/-\d{8}-\d{6}/u, '')));
      if (lying !== undefined && disk.at(join(home, 'games/deleted', name))?.data === lying.data)
        breaks(`${name} lies in the library, too`);
    }
    for (const game of shelf.games.values()) if (game.sure !== undefined) game.place = placeOf(game.id);
  }

  /** The picture of each game that is on the disk now, looked at after each step that has changed it. */
  const seen = new Map<string, Uint8Array>();
  function look(): void {
    for (const game of shelf.games.values()) {
      if (game.place.kind !== 'games' || game.sure === undefined) continue;
      const inode = disk.at(`${home}/games/${game.id}${recordSuffix}`);
      if (inode === undefined) {
        breaks(`${game.id} is gone from the disk`);
        continue;
      }
      if (seen.get(game.id) === inode.data) continue;
      const text = Buffer.from(inode.data).toString('utf8');
      if (!isKnown(game, text)) breaks(`the file of ${game.id} is neither old nor new: ${text.slice(-60)}`);
      seen.set(game.id, inode.data);
    }
  }

  /** A picture of the box that is called live is not old: a while after the last change it is what lies there. */
  function compareBox(services: Services): void {
    if (clock.now() - box.quietSince() < boxSettlesMs) return;
    const { link, squares } = services.box.state();
    if (link === 'live' && squares !== box.squares())
      breaks(`the box is live and shows ${squares}, not ${box.squares()}`);
  }

  return { inspect, look, compareBox };
}
