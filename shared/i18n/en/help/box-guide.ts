/** How to build, wire and connect a box. */
export const boxGuide = {
  title: 'Building and connecting a box',
  lead: 'A tray with a sensor under each square, and a small board that tells which squares hold a cube. You can play everything without one.',
  sections: [
    {
      id: 'without',
      title: 'Try it without a box',
      body: [
        'On the Box screen choose “Try the simulated box”. It lives inside Cubewright and lifts a cube every two seconds, so you see what a real one would show.',
        'For a simulated box on a port of its own, run “npm run -s cubewright -- box simulate --pty” in a terminal. It prints a path; choose “Another port” on the Box screen and type that path.',
      ],
    },
    {
      id: 'parts',
      title: 'What it takes',
      body: [
        [
          'A tray, for Kubagram 9 rows of 12 squares, and a base under it for the sensors.',
          'A sensor a square. A light sensor that the cube covers needs nothing in the cube. A reed switch or a Hall sensor needs a small magnet in the middle of the cube, so that every face is alike.',
          'Shift registers to read many sensors with few wires: a 74HC165 reads eight, so 14 of them read 108.',
          'A microcontroller board with a USB port, for example an Arduino Nano or Uno.',
        ],
      ],
    },
    {
      id: 'wiring',
      title: 'Wiring',
      body: [
        'Give each sensor one input of a 74HC165, with a resistor of 10 kΩ that holds the input at the supply while the square is empty or full, whichever your sensor asks for. Leave no input open.',
        [
          'All registers share three wires from the board: load, clock, and ground beside the supply of 5 V.',
          'The serial output of each register goes to the serial input of the one before it; the last output, nearest the board, goes to its data pin.',
          'Put a capacitor of 100 nF beside each register, between its supply and ground.',
          'Number the squares row by row from the upper left: A1 is the first, and so on.',
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
      id: 'trouble',
      title: 'When it does not work',
      body: [
        [
          'The system does not let you: on Linux your name must be in the group that owns the port, mostly dialout. The Box screen shows the very command. Log out and in again after it.',
          'Another program has the port: close the serial monitor of the Arduino IDE, or the other window of Cubewright.',
          'It is silent: look at the cable (some only charge), then at the supply of the registers.',
          'One square flickers: its sensor is near its edge. Move it under the middle of the square, or give it longer to settle: “Settings of the box” on the Box screen, or “box set PORT --debounce 60” in a terminal.',
          'It was unplugged: plug it in again, even where it gets another name. Cubewright finds it by its serial number, connects by itself and asks for the whole picture, so nothing is lost.',
          'You want to know which sensor is at fault: “Check the sensors” on the Box screen, then lift every cube. The report can be saved and printed.',
          'You want to show somebody what goes wrong: record the line on the Box screen, or with “box monitor PORT -o FILE”. “box replay FILE” plays it again.',
        ],
      ],
    },
  ],
} as const;
