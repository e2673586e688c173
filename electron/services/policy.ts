/** A page runs and draws only what is ours; the nonce, new for each page, allows the widget library's style element. */
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

/** A worker follows the policy of its own file, not of its page: it may load our scripts and connect to nothing. */
export const filePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Only the word engine's worker may compile WebAssembly, because it runs the kernel. */
export const wordWorkerPolicy = filePolicy.replace(
  "script-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
);

export interface PolicyParts {
  readonly nonce: string;
  readonly sockets: readonly string[];
}

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
