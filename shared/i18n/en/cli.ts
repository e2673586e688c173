/** What the command line says, and the few pages of the browser door. */
export const cli = {
  help: {
    title: 'Cubewright: make letter-cube games, play them, and let the table and the screen keep step.',
    usage: 'cubewright COMMAND [...]',
    more: 'More about one of them: cubewright help COMMAND',
  },
  commands: {
    start: {
      says: 'Opens Cubewright in a window, or in your browser.',
      usage: ['start [--browser] [--port N] [--no-open]'],
      flags: {
        '--browser': 'in the browser, even where the window could be had',
        '--port N': 'the port of the browser door on this machine; without it, a free one',
        '--no-open': 'prints the address and opens nothing',
      },
      more: 'Each address opens one browser, once. Run start again for a new address: it finds the Cubewright that runs already.',
    },
  },
  start: {
    noElectron: "Electron's runtime is not on this machine, so Cubewright opens in your browser.",
    noDisplay: 'There is no display for a window here, so Cubewright opens in a browser.',
    open: 'Open Cubewright at:',
    stop: 'Games are saved move by move. Press Ctrl+C here to stop.',
    second: 'Cubewright runs already; here is a new address for it.',
  },
  box: {
    simulated: 'Simulated box, inside Cubewright',
  },
  door: {
    opening: 'Opening Cubewright',
    lockedTitle: 'Open Cubewright again from the terminal',
    lockedText:
      'This address has been used already, or its key is missing. Each address opens one browser, once. In the terminal that runs Cubewright, or in a new one, run npm start and open the address it prints.',
  },
} as const;
