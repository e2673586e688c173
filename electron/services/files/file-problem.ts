export type FileProblem =
  | { readonly code: 'file/disk-full'; readonly path: string }
  | { readonly code: 'file/not-allowed'; readonly path: string }
  | { readonly code: 'file/read-only'; readonly path: string }
  | { readonly code: 'file/missing'; readonly path: string }
  | {
      readonly code: 'file/not-a-file';
      readonly path: string;
      readonly kind: 'folder' | 'pipe' | 'socket' | 'device';
    }
  | { readonly code: 'file/not-a-folder'; readonly path: string }
  | { readonly code: 'file/link-loop'; readonly path: string }
  | { readonly code: 'file/stopped'; readonly path: string }
  | { readonly code: 'file/too-large'; readonly path: string; readonly limit: number }
  | { readonly code: 'file/name-too-long'; readonly path: string }
  | { readonly code: 'file/busy'; readonly path: string }
  | { readonly code: 'file/failed'; readonly path: string; readonly reason: string }
  | { readonly code: 'home/is-a-file'; readonly path: string }
  | { readonly code: 'home/lock-is-a-link'; readonly path: string }
  | { readonly code: 'home/no-lock'; readonly path: string; readonly reason: string }
  | { readonly code: 'home/no-lock-library'; readonly path: string; readonly system: string }
  /** The home's folder is gone, or another process has locked it since. */
  | { readonly code: 'home/lost'; readonly path: string };

type PlainCode = Exclude<
  FileProblem['code'],
  | 'file/failed'
  | 'file/too-large'
  | 'file/not-a-file'
  | 'file/stopped'
  | 'home/is-a-file'
  | 'home/lock-is-a-link'
  | 'home/no-lock'
  | 'home/no-lock-library'
  | 'home/lost'
>;

const codes: Readonly<Record<string, PlainCode>> = {
  ENOSPC: 'file/disk-full',
  EDQUOT: 'file/disk-full',
  EACCES: 'file/not-allowed',
  EPERM: 'file/not-allowed',
  EROFS: 'file/read-only',
  ENOENT: 'file/missing',
  ENOTDIR: 'file/not-a-folder',
  ELOOP: 'file/link-loop',
  ENAMETOOLONG: 'file/name-too-long',
  EBUSY: 'file/busy',
  ETXTBSY: 'file/busy',
};

/** Returns the problem for a system call's error; anything else is a bug and is rethrown. */
export function fileProblem(error: unknown, path: string): FileProblem {
  const reason = systemCode(error);
  if (reason === undefined) throw error;
  if (reason === 'EISDIR') return { code: 'file/not-a-file', path, kind: 'folder' };
  const code = codes[reason];
  return code === undefined ? { code: 'file/failed', path, reason } : { code, path };
}

export function systemCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : undefined;
}
