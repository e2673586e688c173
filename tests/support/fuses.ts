import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';

/** What an installed program may: it runs nothing but its archive, and is no Node for anybody else. */
export const fusesWanted: Readonly<Partial<Record<keyof typeof FuseV1Options, boolean>>> = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
};

/** A fuse is a letter in the program. */
const on = '1'.charCodeAt(0);

/** Reads the fuses of a program back. */
export async function fusesOf(program: string): Promise<Readonly<Record<string, boolean>>> {
  const wire = await getCurrentFuseWire(program);
  const names = Object.keys(fusesWanted) as readonly (keyof typeof FuseV1Options)[];
  return Object.fromEntries(names.map((name) => [name, Number(wire[FuseV1Options[name]]) === on]));
}
