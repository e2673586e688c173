import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstBundle } from '#tests/support/first-bundle.ts';

const built = new URL('../../build/renderer/', import.meta.url);

describe.skipIf(!existsSync(new URL('.vite/manifest.json', built)))('the built screens', () => {
  const page = (): string => readFileSync(new URL('index.html', built), 'utf8');

  it('load at most 1.5 MB of scripts and styles at first (D7)', () => {
    const { files, bytes } = firstBundle(built);
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    expect(bytes).toBeLessThan(1_500_000);
  });

  it('have no script or style inline, and nothing from elsewhere', () => {
    expect(page()).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\son\w+=|style=/i);
    const addresses = [...page().matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address).toMatch(/^\/assets\//);
  });

  it('bring fonts as files, never inside a style', () => {
    for (const file of firstBundle(built).files.filter((name) => name.endsWith('.css'))) {
      expect(readFileSync(new URL(file, built), 'utf8')).not.toMatch(/url\(["']?data:font/);
    }
  });
});
