import type { tonight as english } from '../en/tonight.ts';
import type { Words } from '../words.ts';

export const tonight = {
  title: 'Vanavond een set maken',
  lead: 'Zeg wat je in huis hebt. Een plan vertelt wat je afdrukt, wat je koopt, en elke stap van de eerste snede tot het spel op tafel.',
  when: {
    supper: 'Op tafel vóór het eten.',
    tonight: 'Vanavond op tafel.',
    weekend: 'Dit weekend op tafel.',
  },
  reckoning: 'De vellen worden opgemaakt.',
  game: 'Spel',
  set: 'Set',
  ownSet: '{{title}}, van jezelf',
  players: 'Spelers',
  owned: 'Je hebt',
  belongings: {
    card: 'Karton, 200 tot 250 g',
    blocks: 'Houten blokjes',
    labels: 'Etikettenvellen',
    stickers: 'Hele vellen stickerpapier',
    'twisting-cube': 'Een draaikubus van 4 bij 4 bij 4',
    duplex: 'Een printer die dubbelzijdig afdrukt',
    cutter: 'Een snijplotter die langs lijnen snijdt',
    laser: 'Een lasersnijder',
    plastic: 'Een 3D-printer',
  },
  found: '{{sheets}}, ongeveer {{time}} handwerk',
  printing: 'Afdrukken duurt ongeveer {{time}}.',
  busy: {
    cutter: 'De snijplotter is ongeveer {{time}} bezig.',
    laser: 'De laser is ongeveer {{time}} bezig.',
    plastic: 'De 3D-printer is ongeveer {{time}} bezig.',
  },
  needs: {
    title: 'Wat je nodig hebt',
    owned: 'dat heb je',
    missing: 'kopen',
    optional: 'als je wilt',
    stapler: 'Een nietmachine voor het boekje.',
    blocks: '{{count, counted(one: houten blokje; other: houten blokjes)}}, zijde {{edge}} mm.',
    cube: 'Een draaikubus van 4 bij 4 bij 4.',
  },
  piles: 'Wat je afdrukt',
  uses: {
    title: 'Waar je spullen voor zijn',
    card: {
      used: 'Karton: voor alles wat op karton wordt afgedrukt.',
      never: 'Karton: niets, want van dit spel wordt geen vel op karton afgedrukt.',
    },
    blocks: {
      used: 'Houten blokjes: daar komen de stickers op.',
      choose: 'Houten blokjes: nog niets. Kies blokjes bij Kubussen van.',
      never: 'Houten blokjes: niets, want dit spel heeft geen losse kubussen.',
    },
    labels: {
      used: 'Etikettenvellen: daar worden de stickers op afgedrukt.',
      choose: 'Etikettenvellen: nog niets. Kies Blokjes en etiketten bij Kubussen van.',
      never: 'Etikettenvellen: niets, want dit spel heeft geen stickers voor blokjes.',
    },
    stickers: {
      used: 'Stickerpapier: daar wordt alles op afgedrukt wat je plakt.',
      choose: 'Stickerpapier: nog niets. Kies Blokjes en stickers bij Kubussen van.',
      never: 'Stickerpapier: niets, want in dit spel wordt niets geplakt.',
    },
    'twisting-cube': {
      used: 'Draaikubus: daar komen de stickers op.',
      never: 'Draaikubus: niets, want dit spel speel je er niet op.',
    },
    duplex: {
      used: 'Dubbelzijdige printer: die keert het papier zelf om.',
      never: 'Dubbelzijdige printer: niets, want alle vellen zijn enkelzijdig.',
    },
    cutter: {
      used: 'Snijplotter: die snijdt elk vel dat zijn merktekens heeft, een vierkant en twee hoeken.',
      choose:
        'Snijplotter: nog niets, want op voorgesneden etiketten is geen plaats voor zijn merktekens. Kies iets anders bij Kubussen van.',
      never: 'Snijplotter: niets, want op de vellen is geen plaats voor zijn merktekens.',
    },
    laser: {
      used: 'Laser: die snijdt een doos voor de kubussen.',
      never: 'Laser: niets, want dit spel heeft geen kubussen voor een houten doos.',
    },
    plastic: {
      used: '3D-printer: die maakt wat hieronder staat.',
      choose: '3D-printer: nog niets. Kies 3D-printer bij Kubussen van.',
      never: '3D-printer: niets, want dit spel heeft geen kubussen en geen rekjes.',
    },
  },
  machines: 'Met je machines',
  jobs: {
    cutter_one: 'Snijd {{count}} vel met de snijplotter, volgens de SVG: ongeveer {{time}}.',
    cutter_other: 'Snijd {{count}} vellen met de snijplotter, elk volgens zijn SVG: ongeveer {{time}}.',
    laser_one: '{{title}}: snijd {{count}} plaat met de laser, volgens de SVG: ongeveer {{time}}.',
    laser_other: '{{title}}: snijd {{count}} platen met de laser, elk volgens zijn SVG: ongeveer {{time}}.',
    plastic_one: '{{title}}: start de 3D-printer met {{count}} 3MF-bestand: ongeveer {{time}}.',
    plastic_other: '{{title}}: start de 3D-printer met {{count}} 3MF-bestanden: ongeveer {{time}}.',
    instead: 'Dat komt in de plaats van: {{part}}.',
  },
  steps: {
    title: 'In deze volgorde',
    print: 'Deze lijst afdrukken',
    buy: 'Koop wat je nog mist.',
    measure:
      'Druk elk bestand af op 100 %, ware grootte. Meet het vierkant van 50 mm op het eerste vel van het bestand voor {{batch}}, en de liniaal op het eerste vel van elk bestand.',
    part: '{{part}}: {{how}}',
    isCut: 'De snijplotter heeft dit al gesneden.',
    pile_one: 'Druk het bestand voor {{batch}} af: {{count}} vel.',
    pile_other: 'Druk het bestand voor {{batch}} af: {{count}} vellen.',
    turned: {
      'long-edge':
        'Je printer drukt enkelzijdig af: druk de oneven pagina’s af, leg de stapel terug, gedraaid over de lange kant, en druk de even pagina’s af.',
      'short-edge':
        'Je printer drukt enkelzijdig af: druk de oneven pagina’s af, leg de stapel terug, gedraaid over de korte kant, en druk de even pagina’s af.',
    },
    play: 'Spelen maar.',
  },
  deal: 'Dit spel op het scherm spelen',
  save: 'Alles opslaan als één ZIP: {{files}}',
  nothing: 'Alles opslaan als één ZIP',
  formats: {
    pdf_one: '{{count}} PDF',
    pdf_other: '{{count}} PDF’s',
    svg_one: '{{count}} SVG',
    svg_other: '{{count}} SVG’s',
    '3mf_one': '{{count}} 3MF',
    '3mf_other': '{{count}} 3MF’s',
  },
  fileOf: 'Bestand {{at}} van {{count}}.',
  savedAt: 'Opgeslagen: {{path}}. Druk de PDF’s af op 100 %, ware grootte.',
  handedOver: '{{name}} staat bij je downloads. Druk de PDF’s af op 100 %, ware grootte.',
} as const satisfies Words<typeof english>;
