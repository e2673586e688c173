export const boxSheetTexts = {
  drilling: 'Game box, drilling plan from above',
  drillingTile: 'Game box, drilling plan from above, tile {{tile}} of {{tiles}}: {{squares}}',
  magnetTitle: 'Game box, magnet for dice of {{edge}} mm',
  magnetHow: 'Section along the diagonal, {{scale}} : 1.',
  magnetBuy:
    'Magnet: a neodymium disc, grade N42, {{diameter}} mm across and {{height}} mm high. Drill {{drill}} mm wide and {{depth}} mm deep from the middle of one face, press the magnet to the bottom, and glue a plug over it: it then sits in the very middle of the die.',
  magnetLies:
    'Whichever face is down, the magnet is as far from the floor; but it points up, along a side or across, so the sensor does not lie right below it.',
  magnetSensor: {
    hall: 'Sensor: a Hall switch that feels either pole and closes at about {{field}} mT. It lies flat, its marked side up, {{shift}} mm to the right of and {{shift}} mm below the middle of its square, and feels {{depth}} mm below the surface of the floor.',
    reed: 'Sensor: a reed switch that closes at about {{field}} mT. It lies along the diagonal, its middle {{shift}} mm to the right of and {{shift}} mm below the middle of its square, and {{depth}} mm below the surface of the floor.',
  },
  magnetTry:
    'Try one square first: lay one die on each of its six faces. If a face is not felt, move the sensor along the diagonal.',
  magnetFarEnough:
    'Squares {{pitch}} mm apart are told apart even where all neighbours lie as badly as they can; from {{least}} mm on this is sure by calculation. No box has been measured yet.',
  magnetTooClose:
    'Squares {{pitch}} mm apart are TOO CLOSE: the magnets of neighbours may close a sensor. From {{least}} mm on squares are surely told apart, by calculation.',
  alike: '{{first}} to {{last}} alike: {{count}} in all',
  usb: 'USB to the computer',
  sheets: {
    schematic: {
      title: 'Game box, {{rows}} x {{columns}} squares: schematic',
      how: 'Wires that cross are joined only at a dot.',
    },
    board: {
      title: 'Game box, {{rows}} x {{columns}} squares: board plan from below',
      how: 'The board is drawn to fit the sheet.',
    },
    wires: {
      title: 'Game box, {{rows}} x {{columns}} squares: wires from below',
      how: 'The board is drawn to fit the sheet.',
    },
    parts: { title: 'Game box, {{rows}} x {{columns}} squares: parts', how: 'Buy a few more of each.' },
  },
  board: {
    below: 'The plate from below, where you solder: column A is at the right.',
    names:
      'Every square names its sensor, its light, and the register and input that its wire goes to. The squares of one register have one shade.',
    wires:
      'Each wire runs by itself: from the sensor of its square, shown as a dot, along its column, along the row of registers, and to the input that stands beside the dot. Wires that cross are not joined.',
    lanes:
      'Lead them so, or as you like: only the two ends count. Where inputs lie on the register itself, the schematic says.',
    bus: 'The broad line leads from register to register: 5 V, ground, load, clock, and the data of each to the one before. It begins at the Nano, A1. J1 feeds the lights alone, which are chained in the order of their numbers.',
    rails: 'Lead ground, and 5 V for Hall sensors, along each row of sensors.',
    network:
      'Beside each register Un lie its capacitor Cn, between pins 16 and 8, and its network RNn, with the common pin at 5 V. Pins are numbered from above: from below they are mirrored.',
    resistors: 'R1 stands in load and R2 in the clock, where they leave the Nano.',
    supply: 'R3 stands in the data of the lights, at D6 of the Nano; CB1 lies across J1, plus to plus.',
    lights: 'Light Ln lies beside its sensor Sn.',
  },
  columns: { refs: 'Part', count: 'Count', value: 'Value', footprint: 'Shape', note: 'Note' },
  notes: {
    nano: 'ATmega328P at 16 MHz and 5 V. An Uno has the same pins under the same names.',
    register: 'The HC family, not LS.',
    hall: 'Or any Hall switch that feels either pole, pulls its output low, runs on 5 V and closes at about 3 mT. Look its pins up.',
    reed: 'Closes at 10 to 15 ampere turns. Bend the leads away from the glass.',
    network: 'Eight resistors with one common pin, or single ones of 10 kilohm, one a square.',
    bypass: 'Ceramic, right beside each register.',
    series: '100 ohm, near the Nano: long wires for clock and load ring without.',
    light: 'On small boards with a capacitor each, or cut from a strip.',
    dataResistor: '330 ohm, near the first light.',
    bulk: 'Near the first light. Mind its poles: pin 1 is plus.',
    jack: 'A supply of its own for the lights. Nothing of it goes to the 5 V of the Nano, only ground.',
  },
  also: {
    wire: 'Also: thin stranded wire, some 60 m for 9 x 12 squares; thicker wire for 5 V and ground; sockets for the registers; a USB cable that carries data.',
    rest: 'For the box: a plate of 6 mm, card or veneer for the floor, a magnet for each die. The drilling and magnet plan says where and which.',
    price: 'What it costs depends on the shop and the day, so no price is given here.',
  },
  parts: {
    plug: 'plug',
    magnet: 'magnet, in the middle of the die',
    floor: 'floor, 0.5 mm: card or veneer',
    hall: 'Hall sensor, flat',
    reed: 'reed switch',
    plate: 'plate, 6 mm, drilled',
  },
} as const;
