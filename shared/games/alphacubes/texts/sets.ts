export const alphacubesSets = {
  onScreen: { alphacubes: 'Alphacubes, 98 cubes' },
  onPaper: {
    en: {
      titles: { alphacubes: 'Alphacubes' },
      padNote: 'All seven cubes in one play: 50 more. A cube left in hand costs its total.',
    },
    nl: {
      titles: { alphacubes: 'Alphacubes' },
      padNote: 'Alle zeven kubussen in één beurt: 50 extra. Een kubus die u overhoudt, kost zijn totaal.',
    },
    sv: {
      titles: { alphacubes: 'Alphacubes' },
      padNote: 'Alla sju kuber i ett drag: 50 till. En kub som blir kvar på handen kostar sin summa.',
    },
  },
} as const;
