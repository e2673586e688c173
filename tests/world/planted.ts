/** Faults that are put into the program to learn whether the world finds them (L15). */
export interface Planted {
  readonly name: string;
  /** The end of the path of its module. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const durable = 'services/files/durable-file.ts';
const shelf = 'services/files/text-shelf.ts';
const move = 'services/files/move-file.ts';
const beside = 'services/beside-games.ts';

export const planted: readonly Planted[] = [
  {
    name: 'a file is not synced',
    file: durable,
    find: "    await file.sync().catch(ignoring('EINVAL', 'ENOTSUP'));\n  } finally {\n    await file.close();",
    put: '  } finally {\n    await file.close();',
  },
  {
    name: 'a file is synced before it is written',
    file: durable,
    find: '    await file.writeFile(content);\n    await finish();',
    put: '    await finish();\n    await file.sync();\n    await file.writeFile(content);\n    if (content.length > 0) return;',
  },
  {
    name: 'its folder is not synced',
    file: durable,
    find: '  await syncFolder(dirname(target), calls);\n',
    put: '',
  },
  {
    name: 'a file is written in its place',
    file: durable,
    find: 'if (old === undefined || old.isFile() || old.isDirectory()) {',
    put: 'if (old === undefined) {',
  },
  {
    name: 'a rename that failed is taken for done',
    file: durable,
    find: 'if (tried === renameTries || !held.includes(systemCode(error))) throw error;',
    put: 'if (tried < renameTries) return ok(undefined);\n      throw error;',
  },
  {
    name: 'a folder that was made is not synced',
    file: 'services/home/private-folder.ts',
    find: '  syncFolder(dirname(path));\n',
    put: '',
  },
  {
    name: 'a save looks at no revision',
    file: shelf,
    find: '        if (present.value.revision !== revision) return elsewhere;\n',
    put: '',
  },
  {
    name: 'every text has the same revision',
    file: shelf,
    find: '.readUIntBE(0, 6);',
    put: '.readUIntBE(0, 6) * 0;',
  },
  {
    name: 'a save is said to be done when it has begun',
    file: shelf,
    find: '    const written = await writer.write(pathOf(id), text, mayReplace);',
    put: '    void writer.write(pathOf(id), text, mayReplace);\n    const written = ok(undefined) as Result<undefined, ShelfProblem>;',
  },
  {
    name: 'a deleted game is removed before it is moved',
    file: move,
    find: '  if (!(await linked(from, to, calls))) await copy(from, to, calls);\n',
    put: '  const { copyFile } = await import("node:fs/promises");\n  await copyFile(from, to);\n  await calls.rm(from);\n  calls = { ...calls, rm: async () => undefined };\n',
  },
  {
    name: 'a move is said to be done though it failed',
    file: shelf,
    find: "      return refuse(problem.code === 'file/missing' ? missing(id) : problem);\n    }\n  }\n",
    put: '      void problem;\n      return ok(undefined);\n    }\n  }\n',
  },
  {
    name: 'the folder that a move leads to is not synced',
    file: move,
    find: '  await syncFolder(dirname(to), calls).catch(ignored);\n',
    put: '',
  },
  {
    name: 'an earlier version keeps half of the text',
    file: shelf,
    find: 'replaced?.(id, present.value.text)',
    put: 'replaced?.(id, present.value.text.slice(0, -9))',
  },
  {
    name: 'what waits for one file does not wait',
    file: 'services/turns.ts',
    find: 'const turn = (last.get(key) ?? Promise.resolve()).then(task, task);',
    put: 'const turn = task();',
  },
  {
    name: 'the lock is not asked',
    file: 'services/home/home-lock.ts',
    find: 'return locks.tryLock(file) ? ok(undefined) : refuse(holderOf(home));',
    put: 'return locks.tryLock(file) || file > 0 ? ok(undefined) : refuse(holderOf(home));',
  },
  {
    name: 'what a dead program left is not swept',
    file: 'services/home/leftovers.ts',
    find: 'removeQuietly(join(folder, name));',
    put: 'void name;',
  },
  {
    name: 'a move that was cut short is not ended',
    file: 'services/home/leftovers.ts',
    find: '  endCutMoves(home.games, home.deleted);\n',
    put: '',
  },
  {
    name: 'a draft is said to be kept when it is being written',
    file: beside,
    find: '        return writer.write(pathOf(id), `${change(await read(id))}\\n`);',
    put: '        const made = change(await read(id));\n        void writer.write(pathOf(id), `${made}\\n`);\n        return { ok: true, value: undefined };',
  },
  {
    name: 'drafts go at the next start',
    file: beside,
    find: 'keptIn(folder).filter((id) => !isThere(id))',
    put: 'keptIn(folder)',
  },
  {
    name: 'a game that has changed is counted as it was',
    file: 'services/game-facts.ts',
    find: 'const state = `${mtimeMs} ${size} ${ino}`;',
    put: 'const state = `${birthtimeMs > mtimeMs} ${ino > 0}`;\n        void size;',
  },
  {
    name: 'settings are not written',
    file: 'services/kept/kept-file.ts',
    find: "await lastGood.writeBoth(content, isUndecided ? 'must-be-copied' : 'may-be-alone')",
    put: 'ok(content === "" || isUndecided ? undefined : undefined) as Result<undefined, Problem>',
  },
  {
    name: 'a library of more than five games leaves some out',
    file: 'services/library.ts',
    find: '        if (game.ok) games.push(game.value);',
    put: '        if (game.ok && games.length < 5) games.push(game.value);',
  },
  {
    name: 'a table shows a move that was not saved',
    file: 'renderer/table/store/match/moves.ts',
    find: "return advance(showing(match, { saving: { kind: 'failed', problem: answer.problem, next } }));",
    put: 'return lay(match, { ...game, record, timeline: next.timeline }, tools);',
  },
];

const chosen = planted.find(({ name }) => name === process.env.CUBEWRIGHT_PLANTED);

export function plantedIn(path: string): Planted | undefined {
  return chosen !== undefined && path.endsWith(chosen.file) ? chosen : undefined;
}
