export const solidOptionTexts = {
  relief: {
    label: 'Relief',
    choices: { raised: 'Raised', engraved: 'Engraved' },
    says: {
      raised: 'Letters stand out of the faces: paint them with a roller.',
      engraved: 'Letters are cut into the faces: fill them with paint and wipe. The cube rolls true.',
    },
  },
  reliefHeight: {
    label: 'Relief height',
    says: {
      value:
        'How far letters stand out or go in, 0.2 to 2 mm. Two layers of your printer can be felt. How deep they may go in depends on the edge.',
    },
  },
  flatBelow: {
    label: 'Flat below',
    says: {
      true: 'The face on the bed is engraved, so that the cube stands flat and sticks.',
      false: 'The face on the bed is raised like the others: print with supports.',
    },
  },
  colours: {
    label: 'Colours',
    choices: { one: 'One', two: 'Two' },
    says: {
      one: 'Cube and letters are of one material.',
      two: 'Letters are a second part, for the second filament, and fill their place: engraved ones lie flush. For printers with two filaments or more; saved as 3MF.',
    },
  },
  slicer: {
    label: 'Slicer',
    choices: { prusa: 'PrusaSlicer', orca: 'Orca, Bambu, Cura' },
    says: {
      prusa: 'PrusaSlicer opens each cube with its two parts on extruders 1 and 2.',
      orca: 'OrcaSlicer, Bambu Studio and Cura open each cube with its two parts on filaments 1 and 2. They may remark that the file is not their own. It has not been tried with these programs yet.',
    },
  },
  corner: {
    label: 'Rounded by',
    says: {
      value:
        'Radius of the edges and corners, up to an eighth of the edge. Letters are drawn on what is left flat.',
    },
  },
  figures: {
    label: 'Values',
    says: {
      true: 'Small figures beside the letters, where they come out 2 mm high or more: on faces of 12.6 mm and up.',
      false: 'Letters without their values.',
    },
  },
  bedWidth: { label: 'Bed width', says: { value: 'What your printer reaches from left to right.' } },
  bedDepth: {
    label: 'Bed depth',
    says: {
      value:
        'What your printer reaches from front to back. 5 mm stay free all round; what does not fit goes into further files.',
    },
  },
  sticker: {
    label: 'Sticker',
    says: { value: 'The side of a sticker: from half the edge of the cube to all of it.' },
  },
  letterHeight: { label: 'Letter height', says: { value: 'How high capitals are.' } },
  plate: { label: 'Plate', says: { value: 'How thick the stencil is.' } },
  bridge: {
    label: 'Bridges',
    says: {
      value:
        'How wide the bridges are that hold the middle of an A, an O or an 8: up to 0.3 of the letter height.',
    },
  },
  digits: {
    label: 'Digits',
    says: { true: 'The letters, and 0 to 9 after them.', false: 'Letters alone.' },
  },
} as const;

/** Texts in `document` and `piece` are written into the files. */
export const solidTexts = {
  'solid-cubes': {
    title: 'Cubes',
    document: '{{set}}, cubes for a 3D printer',
    body: 'cube',
    letters: 'letters',
    about:
      'Cubes to print in plastic, with letters raised or engraved as on the nets. 3MF names each cube; STL is one shape.',
  },
  'sticker-jig': {
    title: 'Sticker jig',
    document: '{{set}}, sticker jig',
    piece: 'sticker jig {{sticker}} on {{edge}} mm',
    about:
      'Push a wooden cube into the corner, push the sticker into the corner above it: it lies square in the middle of the face. Print as it stands, without supports.',
  },
  'letter-stencil': {
    title: 'Letter stencil',
    document: '{{set}}, letter stencil',
    piece: 'stencil {{stencil}} of {{stencils}}',
    about: 'Each letter of the set once, cut through a plate. Bridges hold what would fall out.',
  },
  'solid-rack': {
    title: 'Rack',
    document: '{{set}}, rack',
    piece: 'rack',
    about:
      'Holds a hand of seven cubes, as the one folded from card. Print as it stands, with sparse filling.',
  },
  'sensor-frame': {
    title: 'Sensor frame',
    document: '{{set}}, sensor frame',
    piece: 'plate under panel {{panel}}',
    key: 'key',
    about:
      'A plate under each panel of the sensor board, in place of the drilled one: pockets for the sensors, posts for M3 screws, and keys that join the plates. Print as it stands, the floor of 0.5 mm below, in layers of 0.1 or 0.25 mm. Nobody has built it yet.',
  },
  'solder-jig': {
    title: 'Solder jig',
    document: '{{set}}, solder jig',
    piece: 'solder jig',
    bender: 'bending block',
    about:
      'Holds the sensors of a panel in their places while you solder them, with the panel upside down on its pegs. The block bends their legs to length. Nobody has tried it yet.',
  },
} as const;
