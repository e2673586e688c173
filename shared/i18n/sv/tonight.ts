import type { tonight as english } from '../en/tonight.ts';
import type { Words } from '../words.ts';

export const tonight = {
  title: 'Gör ett spel i kväll',
  lead: 'Tala om vad du har. En plan berättar vad du ska skriva ut, vad du ska köpa och varje steg från första klippet till spelet på bordet.',
  when: {
    supper: 'På bordet före middagen.',
    tonight: 'På bordet i kväll.',
    weekend: 'På bordet i helgen.',
  },
  reckoning: 'Arken ställs i ordning.',
  game: 'Spel',
  set: 'Sats',
  ownSet: '{{title}}, din egen',
  players: 'Spelare',
  owned: 'Du har',
  belongings: {
    card: 'Kartong, 200 till 250 g',
    blocks: 'Träklossar',
    labels: 'Etikettark',
    stickers: 'Hela ark etikettpapper',
    'twisting-cube': 'En vridkub på 4 gånger 4 gånger 4',
    duplex: 'En skrivare som skriver ut dubbelsidigt',
    cutter: 'En skärplotter, som skär längs linjer',
    laser: 'En laserskärare',
    plastic: 'En 3D-skrivare',
  },
  found: '{{sheets}}, pyssel i ungefär {{time}}',
  printing: 'Utskriften tar ungefär {{time}}.',
  busy: {
    cutter: 'Skärplottern arbetar i ungefär {{time}}.',
    laser: 'Lasern arbetar i ungefär {{time}}.',
    plastic: '3D-skrivaren arbetar i ungefär {{time}}.',
  },
  needs: {
    title: 'Det här måste finnas',
    owned: 'du har det',
    missing: 'att köpa',
    optional: 'om du vill',
    stapler: 'En häftapparat till häftet.',
    blocks: '{{count, counted(one: träkloss; other: träklossar)}}, {{edge}} mm i sida.',
    cube: 'En vridkub på 4 gånger 4 gånger 4.',
  },
  piles: 'Det här skrivs ut',
  uses: {
    title: 'Så används det du har',
    card: {
      used: 'Kartong: till allt som skrivs ut på kartong.',
      never: 'Kartong: till inget, för inget ark till det här spelet skrivs ut på den.',
    },
    blocks: {
      used: 'Träklossar: etiketterna fästs på dem.',
      choose: 'Träklossar: till inget än. Välj klossar under Kuber av.',
      never: 'Träklossar: till inget, för det här spelet har inga lösa kuber.',
    },
    labels: {
      used: 'Etikettark: etiketterna skrivs ut på dem.',
      choose: 'Etikettark: till inget än. Välj Klossar och etikettark under Kuber av.',
      never: 'Etikettark: till inget, för det här spelet har inga etiketter för klossar.',
    },
    stickers: {
      used: 'Etikettpapper: allt som klistras skrivs ut på det.',
      choose: 'Etikettpapper: till inget än. Välj Klossar och etikettpapper under Kuber av.',
      never: 'Etikettpapper: till inget, för inget i det här spelet klistras.',
    },
    'twisting-cube': {
      used: 'Vridkub: etiketterna fästs på den.',
      never: 'Vridkub: till inget, för det här spelet spelas inte på en sådan.',
    },
    duplex: {
      used: 'Dubbelsidig skrivare: den vänder papperet själv.',
      never: 'Dubbelsidig skrivare: till inget, för alla ark skrivs ut på en sida.',
    },
    cutter: {
      used: 'Skärplotter: den skär varje ark som har dess märken, en kvadrat och två hörn.',
      choose:
        'Skärplotter: till inget än, för färdigskurna etiketter ger ingen plats för dess märken. Välj något annat under Kuber av.',
      never: 'Skärplotter: till inget, för arken har ingen plats för dess märken.',
    },
    laser: {
      used: 'Laser: den skär en låda till kuberna.',
      never: 'Laser: till inget, för det här spelet har inga kuber att lägga i en trälåda.',
    },
    plastic: {
      used: '3D-skrivare: den gör det som står nedan.',
      choose: '3D-skrivare: till inget än. Välj 3D-skrivare under Kuber av.',
      never: '3D-skrivare: till inget, för det här spelet har inga kuber och inga ställ.',
    },
  },
  machines: 'Med dina maskiner',
  jobs: {
    cutter_one: 'Skär {{count}} ark med skärplottern, efter dess SVG: ungefär {{time}}.',
    cutter_other: 'Skär {{count}} ark med skärplottern, vart och ett efter sin SVG: ungefär {{time}}.',
    laser_one: '{{title}}: skär {{count}} skiva med lasern, efter dess SVG: ungefär {{time}}.',
    laser_other: '{{title}}: skär {{count}} skivor med lasern, var och en efter sin SVG: ungefär {{time}}.',
    plastic_one: '{{title}}: starta 3D-skrivaren med {{count}} 3MF-fil: ungefär {{time}}.',
    plastic_other: '{{title}}: starta 3D-skrivaren med {{count}} 3MF-filer: ungefär {{time}}.',
    instead: 'Det ersätter: {{part}}.',
  },
  steps: {
    title: 'I den här ordningen',
    print: 'Skriv ut listan',
    buy: 'Köp det som saknas.',
    measure:
      'Skriv ut varje fil i 100 %, verklig storlek. Mät kvadraten på 50 mm på det första arket i filen för {{batch}}, och linjalen på det första arket i varje fil.',
    part: '{{part}}: {{how}}',
    isCut: 'Skärplottern har redan skurit det.',
    pile_one: 'Skriv ut filen för {{batch}}: {{count}} ark.',
    pile_other: 'Skriv ut filen för {{batch}}: {{count}} ark.',
    turned: {
      'long-edge':
        'Din skrivare skriver ut på en sida: skriv ut de udda sidorna, lägg tillbaka bunten vänd över långsidan, och skriv ut de jämna sidorna.',
      'short-edge':
        'Din skrivare skriver ut på en sida: skriv ut de udda sidorna, lägg tillbaka bunten vänd över kortsidan, och skriv ut de jämna sidorna.',
    },
    play: 'Spela.',
  },
  deal: 'Starta spelet på skärmen',
  save: 'Spara allt som en ZIP: {{files}}',
  nothing: 'Spara allt som en ZIP',
  formats: {
    pdf_one: '{{count}} PDF',
    pdf_other: '{{count}} PDF',
    svg_one: '{{count}} SVG',
    svg_other: '{{count}} SVG',
    '3mf_one': '{{count}} 3MF',
    '3mf_other': '{{count}} 3MF',
  },
  fileOf: 'Fil {{at}} av {{count}}.',
  savedAt: 'Sparat: {{path}}. Skriv ut PDF-filerna i 100 %, verklig storlek.',
  handedOver: '{{name}} ligger bland dina hämtade filer. Skriv ut PDF-filerna i 100 %, verklig storlek.',
} as const satisfies Words<typeof english>;
