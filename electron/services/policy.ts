/**
 * What a page of ours may do: run and draw only what came with the program, speak only to its own origin.
 * The nonce lets the widget library add its one style element; it changes with every page.
 */
export function contentSecurityPolicy({ nonce, sockets }: PolicyParts): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...sockets].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Comes with every file. A worker does not take its page's policy but that of its own file: it may load scripts that came
 * with the program, and speak to nobody but its page.
 */
export const filePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Of the word engine's worker, and of no other file: it may also run the kernel that it brings along, as WebAssembly. */
export const wordWorkerPolicy = filePolicy.replace(
  "script-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
);

export interface PolicyParts {
  readonly nonce: string;
  /** WebSocket addresses the page may open. */
  readonly sockets: readonly string[];
}

/** Sent with every answer of both doors. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), payment=(), display-capture=()',
};
