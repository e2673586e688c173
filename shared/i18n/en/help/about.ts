export const about = {
  title: 'About Cubewright',
  lead: 'It makes the game, plays the game, and lets table and screen keep step.',
  sections: [
    {
      id: 'offline',
      title: 'It works offline',
      body: [
        'Cubewright asks nothing of the network: no account, no updates, nobody who counts. In the browser it is served by your own computer, to your own computer only.',
        'Each game is one file that people can read. Every move is on the disk before the screen shows it done. A removed game goes to the folder “deleted” among the others.',
      ],
    },
    {
      id: 'marks',
      title: 'Names',
      body: [
        'This is an unofficial program. Alphacubes and Kubo are games published by their makers; Scrabble, Kubagram, SCRUBLE Cube and CUBEWORD are marks of their owners, named here only to say where games come from. None of them has looked at or approved Cubewright.',
      ],
    },
    {
      id: 'licences',
      title: 'Licences',
      body: [
        'Cubewright is free to use, change and pass on under the MIT licence.',
        'The English word lists are made from SCOWL by Kevin Atkinson, the Dutch one from OpenTaal (BSD or CC BY 3.0), the Afrikaans one from the Hunspell dictionary of Dwayne Bailey and Fridel Wolff (LGPL 2.1); Word lists, in Settings, shows their licences. The lists of words that are not for everybody are made from the List of Dirty, Naughty, Obscene, and Otherwise Bad Words by Shutterstock, Inc. (LDNOOBW, CC BY 4.0; phrases and everyday words are left out, plurals and forms of verbs added); the Afrikaans one is our own. Besley, Libre Franklin, Atkinson Hyperlegible Next and Bitter are under the SIL Open Font Licence 1.1.',
      ],
    },
  ],
} as const;
