export function fontFileUrl(file: string): URL {
  return new URL(`../../fonts/${file}`, import.meta.url);
}
