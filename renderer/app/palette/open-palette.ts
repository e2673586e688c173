let opener: () => void = () => undefined;

/** The palette itself says how it is opened, so that no button needs to hold it. */
export function setPaletteOpener(open: () => void): () => void {
  opener = open;
  return () => {
    opener = () => undefined;
  };
}

export function openPalette(): void {
  opener();
}
