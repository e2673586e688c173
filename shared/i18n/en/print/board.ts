/** `readme` is the text in the ZIP of a sensor board. Names of pins, panels and files are the same in all languages. */
export const boardTexts = {
  button: 'Sensor board to order',
  save: 'Save the sensor board to order',
  savedAt_one:
    'Saved, with {{count}} panel: {{path}}. README.txt inside says what to order and to buy, and how the board is put together.',
  savedAt_other:
    'Saved, with {{count}} panels: {{path}}. README.txt inside says what to order and to buy, and how the board is put together.',
  handedOver_one:
    '{{name}}, with {{count}} panel, is in your downloads. README.txt inside says what to order and to buy, and how the board is put together.',
  handedOver_other:
    '{{name}}, with {{count}} panels, is in your downloads. README.txt inside says what to order and to buy, and how the board is put together.',
  readme: {
    title:
      'Sensor board for {{rows}} x {{columns}} squares of {{pitch, number}} mm and dice of {{edge, number}} mm, from Cubewright\n{{squares, counted(one: square; other: squares)}}',
    untried:
      'Nobody has built this board yet: Cubewright’s tests read such files back and find every connection of the wiring plans in the copper, no more and no less. Order the fewest panels that the maker sells, and put one row of panels together before the rest.',
    tooClose:
      'CAREFUL: magnets of neighbours {{pitch, number}} mm apart will be felt, too. For dice of {{edge, number}} mm take squares of {{least, number}} mm, or smaller dice.',
    order:
      '1. ORDER THE PANELS\nSend each of these files, as it is, to a board maker, and order so many of it:',
    making:
      'Two layers, 1.6 mm thick, copper of 35 µm (1 oz), any colour, no panelizing, no stencil. Tracks and gaps are 0.2 mm and more, holes 0.4 mm and more. The pictures show both sides as they come from the maker; look at the maker’s preview beside them before you pay.',
    cheap:
      'A panel measures {{width, number}} x {{height, number}} mm, so it is within the {{most}} x {{most}} mm for which makers have their lowest price.',
    large:
      'A panel measures {{width, number}} x {{height, number}} mm. Makers have their lowest price up to {{most}} x {{most}} mm, so these cost more. Squares of 25 mm or less fit it.',
    buy: '2. BUY THE PARTS\nparts.csv lists them. Beside them: an Arduino Nano and two resistors of 100 ohm, pin headers of 2.54 mm for its cable, bare wire of 0.6 mm for the joints, spacers of 5 mm with M3 screws. Very roughly, and without postage: panels 10 to 30 euros, sensors 20 to 60, all other parts 20 to 30. Compare shops; these are no offers.',
    solder:
      '3. SOLDER WHAT HANGS BELOW\nOn each panel fit the resistor network, the capacitor and the 74HC165, or a socket for it, from the side that says PARTS THIS SIDE. The dot is at pin 1. Solder them from the other side and cut their legs to 1.5 mm. The sensors come last. placement.csv says which part is on which panel; the sensors are counted row by row from the upper left, seen from above.',
    odd: 'The number of rows is odd, so the lower half of the last panels stays empty. Parts that placement.csv does not name for a panel are not fitted there.',
    join: '4. JOIN THE PANELS\nLay them as the squares lie: seen from above, panels {{kinds}} from left to right, with the numbers of placement.csv from the far row to the near one. Wherever two panels meet, pins of the same name face each other 5 mm apart: join each pair with a bit of bare wire, 14 between neighbours (J2 to J1) and 5 between the panels A of two rows (J4 to J3).',
    end: 'The chain ends at panel {{panel}}: there, in {{header}}, join DATA and GND with a bit of wire.',
    spare:
      'On panel {{panel}}, in {{header}}, join 5V, L1, L2, L3 and L4 with one straight wire: these inputs have no sensor.',
    nano: '5. JOIN THE NANO\nFrom J3 of panel A1: 5V to 5V, GND to GND, DATA to D12, CLK over 100 ohm to D13, LOAD over 100 ohm to D9.',
    mount: {
      hall: '6. PUT IN THE SENSORS\nLay the drilled plate upside down on its floor. Bend the legs of each sensor down by 90 degrees, 0.8 mm from its body, with the printed side facing the floor, and lay it into its hole flat on the floor. Screw the joined board over it on spacers of 5 mm, CUBES THIS SIDE down, with the legs through their holes: pin 1 is at the dot. Press each sensor to the floor and solder it.',
      reed: '6. PUT IN THE REED SWITCHES\nLay the drilled plate upside down on its floor. Hold each leg between the glass and the bend with pliers, and bend it down by 90 degrees so that the legs stand 16 mm apart. Lay each switch into its slot flat on the floor. Screw the joined board over it on spacers of 5 mm, CUBES THIS SIDE down, with the legs through their holes. Solder them.',
    },
    printed:
      'A 3D printer can make the plate: “Sensor frame” of the game box has the pockets, and posts in place of the spacers. “Solder jig” holds the sensors of one panel while you solder them, and bends their legs. In a terminal: “print box-sensor-frame --rows {{rows}} --columns {{columns}} --pitch {{pitch}} --edge {{edge}} --sensor {{sensor}}{{lights}} -o frame.3mf”, and “print box-solder-jig” with the last three of these.',
    lights:
      'Lights are not on this board. They lie between plate and board and are wired as the wiring plans show.',
    test: '7. TRY IT\nMeasure between 5V and GND for a short circuit before you plug it in. Flash the firmware for {{rows}} x {{columns}} squares, connect, and choose “Check the sensors” on the Box screen. The drilling plan is “print box-drilling --rows {{rows}} --columns {{columns}} --pitch {{pitch}} --edge {{edge}} --sensor {{sensor}}{{lights}}”.',
  },
} as const;
