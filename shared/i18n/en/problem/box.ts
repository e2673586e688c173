export const boxProblems = {
  'box/no-such-port':
    'There is no port {{path}}. Plug the box in and choose it from the list, or check the name you typed.',
  'box/port-busy':
    'Another program has {{path}} open. Close it there (a serial monitor, another Cubewright window), then connect again.',
  'box/no-permission-group':
    'You may not open {{path}}: it belongs to the group {{group}}. Run "sudo usermod -aG {{group}} $USER", log out and in again, then connect.',
  'box/no-permission-rule':
    'You may not open {{path}}: only the system owner may. Put the line KERNEL=="ttyACM*|ttyUSB*", TAG+="uaccess" into the file /etc/udev/rules.d/70-cubewright.rules, run "sudo udevadm control --reload", then plug the box in again.',
  'box/no-permission-system':
    'The system does not let Cubewright open {{path}}. Allow it in the privacy or device settings of the system, or start Cubewright as the person who owns the port.',
  'box/not-a-port': '{{path}} is not a serial port. Choose a port from the list, as /dev/ttyACM0 or COM3.',
  'box/port-failed':
    '{{path}} would not open. The system says: {{reason}}. Unplug the box, plug it in again and connect.',
  'box/unplugged':
    'The box at {{path}} is unplugged. Plug it in again: Cubewright connects by itself and nothing is lost.',
  'box/serial-ended':
    'The part of Cubewright that talks to {{path}} has ended. It starts again by itself, and nothing is lost.',
  'box/write-stuck':
    'The box at {{path}} has taken in nothing for {{timeoutMs}} ms. Unplug it and plug it in again.',
  'box/no-serial-support':
    'Serial ports cannot be used here: their driver did not load ({{reason}}). Install Cubewright again, then connect.',
  'box/no-port-list':
    'The list of ports cannot be had here ({{reason}}). Type the path of the port, as /dev/ttyACM0; on Linux the package udev brings the list.',
  'box/not-a-box':
    'Something is plugged in there, but it does not answer as a Cubewright box does ({{seconds}} s of asking). Choose another port, or load the box firmware onto this one.',
  'box/unreadable':
    'Something there speaks as a Cubewright box does, but in {{seconds}} s it has not said what it is. Look at the cable and its plugs, or try a shorter one, then connect again.',
  'box/too-large':
    'This box says that it has {{rows, counted(one: row; other: rows)}} of {{columns, counted(one: square; other: squares)}}. Cubewright can show up to {{most}} by {{most}}. Set its size in its firmware.',
  'box/wrong-size':
    'The box says that it has {{said, counted(one: square; other: squares)}}, but sends a picture of {{found}}. The picture is not shown. Set the size in its firmware, then plug it in again.',
  'box/no-snapshot':
    'The box answers, but for {{seconds}} s it has not told which squares hold a cube. Cubewright goes on asking. If it stays so, unplug the box and plug it in again, or load its firmware anew.',
  'box/app-too-old':
    'This box speaks version {{theirs}} of the box protocol, Cubewright speaks {{ours}}. Update Cubewright.',
  'box/firmware-too-old':
    'This box speaks version {{theirs}} of the box protocol, Cubewright speaks {{ours}}. Update the firmware of the box.',
  'box/another-box':
    'Another box is plugged in: {{found}}, where {{expected}} was. Plug the first one in again, or connect anew to go on with this one.',
  'box/not-connected': 'The box is not connected. Connect it first.',
  'box/feature-missing':
    'This box cannot do that: its firmware has $t(fact:boxFeatures.{{feature}}). Everything else works.',
  'box/needs-newer-firmware':
    'This box speaks version {{theirs}} of the box protocol and this needs {{needs}}. Update the firmware of the box; everything else works.',
  'box/no-virtual-box': 'No virtual box is connected. Choose “Try the virtual box” on the Box screen.',
  'box/odd-answer':
    'The box gave an answer that does not fit the question. Update its firmware if this goes on.',
  'box/no-answer':
    'The box did not answer ({{tries, counted(one: try; other: tries)}}). Look at its cable, then try again.',
  'box/declined':
    'The box declined ($t(fact:boxErrors.{{reason}}), {{detail}}). Update its firmware if this goes on.',
  'box/not-a-trace': 'This file is not a trace of a box. Choose one that Cubewright saved.',
  'box/later-trace':
    'This trace has format {{version}}, later than this Cubewright can read. Update Cubewright.',
  'box/long-trace':
    'At most {{hours}} hours, {{commands}} commands and {{moments}} changes of the squares are shown. The command “cubewright box replay FILE” plays all of it.',
  'box/bad-trace-line': 'Line {{line}} of this trace is damaged. Remove it and what follows, then try again.',
  'board/columns':
    'Panels of a sensor board join in rows of 8 or 12 columns, and {{columns}} were asked for. Take one of those, or wire the box by hand with “cubewright print box-plans”.',
  'board/pitch':
    'Squares of {{pitch}} mm have no room for the parts of a panel. Take {{least}} mm at least, or wire the box by hand with “cubewright print box-plans”.',
  'board/no-route':
    'On panel {{panel}}, the net {{net}} finds no way between the others. Take another pitch.',
  'box/flash-no-answer':
    'No boot loader answers at {{path}}. Look whether that is the port of an Arduino Uno or Nano, unplug it, plug it in again and flash again. A board that does not start by itself: press its reset button a few times meanwhile. A chip without a boot loader needs a programmer; “cubewright box flash-info” has the command.',
  'box/flash-wrong-chip':
    'The chip at {{path}} says that it is {{signature}}. The firmware is for an ATmega328P (1E 95 0F) or ATmega328 (1E 95 14), as on an Arduino Uno or Nano. Nothing was written: choose the port of such a board.',
  'box/flash-differs':
    'What was read back from {{path}} differs from the firmware, first at address {{address}}. Flash again; if it stays so, take another cable or another board.',
  'box/flash-cut':
    'The line to {{path}} was cut when {{percent}} % were written. The boot loader is untouched: plug the board in again and flash again from the start.',
  'box/flash-stopped':
    'Stopped when {{percent}} % were written at {{path}}. The boot loader is untouched, but the firmware is not whole: flash again before you use the box.',
  'box/flash-running':
    'The firmware is being written to the board at {{path}}. Wait until that is over, or stop it on the Box screen.',
  'box/flash-no-greeting':
    'The firmware is on the board at {{path}}, and what was read back is right, but the box does not greet. Unplug it, plug it in again and connect. If it stays silent, take the shift registers out of their sockets and try once more.',
  'box/flash-bad-image':
    'Line {{line}} of {{path}} does not fit: the file is damaged, or not Intel HEX for a chip of 32 KB. Make it anew with “cubewright box flash-info -o FILE”.',
  'box/flash-large-image':
    '{{path}} has {{bytes, counted(one: byte; other: bytes)}}, and the chip has room for {{most}} beside its boot loader. Choose the firmware of a box.',
  'box/no-pty':
    'A simulated port needs the program socat, which is not installed. Install it: "sudo apt-get install socat" on Debian and Ubuntu, "brew install socat" on macOS. It does not exist for Windows.',
  'box/pty-failed': 'The simulated port could not be made. socat says: {{reason}}',
  'box/unknown-fault': 'There is no fault "{{fault}}". Choose from: {{known}}.',
  'box/unknown-command': '"{{text}}" is no command here. Try: lift C6, put C6, fill, clear, reset, unplug 3.',
  'box/no-such-square': 'The box has no square "{{square}}". Its squares run from A1 to {{last}}.',
  'box/no-trace': 'Nothing was recorded yet. Record what the box says first.',
  'box/name-too-long':
    'This name takes {{bytes}} bytes and the box keeps {{most}}: about {{most}} plain letters, fewer with accents. Shorten it.',
  'box/name-not-plain': 'This name holds characters that cannot be shown. Type it anew.',
} as const;
