/** What the next save dialogs answer: a path, or undefined when it is closed. */
export const saveAnswers: (string | undefined)[] = [];

/** What each save dialog was asked with. */
export const saveAsks: unknown[] = [];

/** What was said in error boxes. */
export const errorsShown: string[] = [];

export const dialog = {
  showErrorBox: (_title: string, text: string): void => {
    errorsShown.push(text);
  },
  showSaveDialog: (
    ...given: readonly unknown[]
  ): Promise<{ readonly canceled: boolean; readonly filePath: string }> => {
    saveAsks.push(given.at(-1));
    const path = saveAnswers.shift();
    return Promise.resolve({ canceled: path === undefined, filePath: path ?? '' });
  },
};
