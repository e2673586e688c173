export const boxGuide = {
  title: 'Building and connecting a box',
  lead: 'A tray with a sensor under each square, and a small board that tells which squares hold a cube. You can play everything without one.',
  sections: [
    {
      id: 'without',
      title: 'Try it without a box',
      body: [
        'On the Box screen choose “Try the virtual box”. It is the firmware of a real one on a simulated chip: click its dice to lift them and put them back, there or beside a game of Kubagram, and let its sensors, its line or its power fail.',
        'For a simulated box on a port of its own, run “npm run -s cubewright -- box simulate --pty” in a terminal. It prints a path; choose “Another port” on the Box screen and type that path.',
      ],
    },
    {
      id: 'plans',
      title: 'The plans',
      body: [
        'Print a set, then Game box: “Wiring plans” is the schematic, the board plan and the parts list with counts and values; “Drilling and magnet plan” is the plate at true size, with the magnet that goes into each die. Both fit the rows, columns and sensors that you choose.',
        'In a terminal: “npm run -s cubewright -- print box-plans -o plans.pdf” and “... print box-drilling -o drilling.pdf”. A name that ends in .svg gives a picture for each sheet.',
        'Beside the drilling plan, “Sensor board to order” saves a board of all the sensors, for 8 or 12 columns, as panels to order from a board maker; in a terminal that is “... box board -o board.zip”. README.txt in it says what to order and how to put it together.',
        'The plans are drawn from one description of the circuit, which is tested against the firmware. Nobody has built this box yet, so begin with one register and eight sensors.',
      ],
    },
    {
      id: 'parts',
      title: 'What it takes',
      body: [
        [
          'A tray, for Kubagram 9 rows of 12 squares, and a plate of 6 mm under it for the sensors.',
          'A Hall sensor a square that feels either pole, or a reed switch; and a small magnet in the middle of each die.',
          'A shift register of the type 74HC165 for every eight squares: 14 of them read 108.',
          'For each register a capacitor of 100 nF and a network of eight resistors of 10 kΩ.',
          'An Arduino Nano or Uno, and two resistors of 100 Ω in its clock and load wires.',
          'If you want lights: a WS2812B for each square, a resistor of 330 Ω, a capacitor of 1000 µF, and a supply of 5 V for them.',
        ],
        'A magnet in the middle points another way with each face. Right below it some faces would not be felt, and the magnets of close neighbours would. So sensors lie a little beside the middle, and squares 25 mm apart for dice of 15 mm (29 mm with reed switches). The drilling plan works this out for your dice.',
      ],
    },
    {
      id: 'wiring',
      title: 'Wiring',
      body: [
        [
          'Square 1, A1, is input D0 of the first register, the next one D1, and so on row by row; the ninth is D0 of the second.',
          'A sensor pulls its input to ground while a cube is there; 10 kΩ hold it at 5 V otherwise. Inputs of the last register without a square go to 5 V.',
          'Load is D9 of the Nano, clock D13, data D12, the lights D6. Load and clock go to all registers.',
          'The output (pin 9) of each register goes to the serial input (pin 10) of the one before it. The first goes to the Nano; the serial input of the last goes to ground, and so does the clock inhibit (pin 15) of each.',
          'The supply of the lights shares only its ground with the Nano.',
        ],
      ],
    },
    {
      id: 'flashing',
      title: 'Putting the firmware on the board',
      body: [
        'Plug in an Arduino Uno or Nano and choose “Flash a new board” on the Box screen, or type in a terminal “npm run -s cubewright -- box flash PORT” with its port: that writes the firmware through the boot loader, reads it back and waits until the box greets. Whatever goes wrong, the boot loader is untouched and you can flash again.',
        '“npm run -s cubewright -- box flash-info” prints the command that flashes it with avrdude, a chip without a boot loader too. For another size add --rows, --columns and -o with the name of a file; for a box without lights add --no-lights.',
        '“npm run -s cubewright -- box simulate --firmware --pty” runs the same firmware on a simulated chip, so that you can see beforehand how the box will answer.',
      ],
    },
    {
      id: 'first-light',
      title: 'First light: from power to the first lift',
      body: [
        'Go on only when a step has shown what it should.',
        [
          'Nothing plugged in, measure between 5 V and ground: more than 100 Ω, once the capacitors have charged. Else there is a short circuit: look for a register turned round, or a bridge of solder.',
          'Registers out of their sockets, plug in the USB cable: 4.75 to 5.25 V at pin 16 against pin 8 of every socket. Else follow 5 V and ground from the Nano.',
          'Flash the firmware: the light of the Nano glows faintly as it scans. Else flash again; an old Nano wants the other speed that flash-info names.',
          'On the Box screen choose the port and connect: the right number of rows and columns. Else close whatever else uses the port, and try a cable that carries data.',
          'Unplug, put the first register in, and lead its pin 10 to ground. The firmware must be made for one register (--rows 1 --columns 8): all eight squares read empty. Else look at load, clock, data and clock inhibit.',
          'Lay one die on A1: that square fills. Turn it on each of its six faces. Else move the sensor along the diagonal, or turn the Hall sensor over.',
          'Lift it: the square empties at once. If it stays full, the magnet is too strong for the sensor or lies off the middle.',
          'Add registers one by one, the ground always at pin 10 of the last. “Check the sensors” on the Box screen says when the chain is cut.',
          'Flash the firmware for the whole box, and choose “Check the sensors”: nothing failed. A square that is named has a sensor or a wire that is loose.',
          'Supply the lights last: with the supply off, measure between its 5 V and ground for a short circuit. Once on, they stay dark until a game lights them. If one shines by itself, look at its data and supply wires.',
          'Fill all squares and lift one: it alone empties. If a neighbour changes as well, the squares are too close for these magnets; take smaller ones.',
        ],
      ],
    },
    {
      id: 'speaking',
      title: 'What the board says',
      body: [
        'Cubewright speaks a small open protocol with the box: 115,200 or 250,000 bits a second, which it finds out by itself, every message with a checksum. The file firmware-protocol/spec/PROTOCOL.md tells it byte by byte, with examples to test a firmware against. Boxes of up to 21 by 21 squares are welcome.',
      ],
    },
    {
      id: 'connecting',
      title: 'Connecting',
      body: [
        'Plug the box in, open the Box screen, choose its port and connect. On Linux it is mostly /dev/ttyACM0 or /dev/ttyUSB0, on Windows COM3 or higher, on a Mac /dev/cu.usbmodem and some figures.',
        'Only the port you choose is opened. Something else on that port is said hello to once and then left alone.',
      ],
    },
    {
      id: 'playing',
      title: 'Playing with the box',
      body: [
        'Connect the box and open a game of Kubagram: the box stands beside it. There are three ways to begin.',
        [
          'Cubewright shuffles: begin a game as always, and lay each die where the table says; with lights its square shines.',
          'You shuffle: choose “Enter a game begun with printed dice” in New game, take the squares from the game box, and have dice told as they are lifted. When you lift one, type two or three of its letters.',
          'Everything is known: type the letters that are up, row by row.',
        ],
        'Lifting the next die takes it, and the first one lifted says which corner is the lower left. Whatever does not fit is named at once with what to do about it: put it back, keep the game, go back to where both agreed, or change the game where the rules allow that. Hands in the box are no mistake: a square counts once it has held still.',
        'A sensor that is wrong is named as such with one click, and the rest goes on. Unplugged, you play on by hand; both are compared when the box is back. If the box lies another way round on its sensors, let “Squares of this box” find it by lifting A1.',
        'A board of 17 by 17 sensors feels where the cubes of Alphacubes lie: lay your word, type its letters, and their squares are known.',
      ],
    },
    {
      id: 'trouble',
      title: 'When it does not work',
      body: [
        [
          'The system does not let you: on Linux your name must be in the group that owns the port, mostly dialout. The Box screen shows the very command. Log out and in again after it.',
          'Another program has the port: close the serial monitor of the Arduino IDE, or the other window of Cubewright.',
          'It is silent: look at the cable (some only charge), then at the supply of the registers.',
          'One square flickers: its sensor is near its edge. Move it along the diagonal that the drilling plan shows, or give it longer to settle: “Settings of the box” on the Box screen, or “box set PORT --debounce 60” in a terminal.',
          'It was unplugged: plug it in again, even where it gets another name. Cubewright finds it by its serial number, connects by itself and asks for the whole picture, so nothing is lost.',
          'You want to know which sensor is at fault: “Check the sensors” on the Box screen, then lift every cube. Squares that flicker while you play are named there too, the weakest first. The report can be saved and printed.',
          'You want to show somebody what goes wrong: record the line on the Box screen, or with “box monitor PORT -o FILE”. Drop the file on the window to look at it moment by moment; “box replay FILE” plays it again.',
        ],
      ],
    },
  ],
} as const;
