/** What the next save dialogs answer: a path, or undefined when it is closed. */
export const saveAnswers: (string | undefined)[] = [];

export const dialog = {
  showSaveDialog: (): Promise<{ readonly canceled: boolean; readonly filePath: string }> => {
    const path = saveAnswers.shift();
    return Promise.resolve({ canceled: path === undefined, filePath: path ?? '' });
  },
};
