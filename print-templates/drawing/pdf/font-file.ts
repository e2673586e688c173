/** Of a file of `print-templates/fonts`, by its name. */
export function fontFileUrl(file: string): URL {
  return new URL(`../../fonts/${file}`, import.meta.url);
}
