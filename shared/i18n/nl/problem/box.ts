import type { boxProblems as english } from '../../en/problem/box.ts';
import type { Words } from '../../words.ts';

export const boxProblems = {
  'box/no-such-port':
    'Er is geen poort {{path}}. Sluit de kist aan en kies hem uit de lijst, of kijk de naam na die je typte.',
  'box/port-busy':
    'Een ander programma heeft {{path}} open. Sluit het daar (een seriële monitor, een ander venster van Cubewright) en verbind opnieuw.',
  'box/no-permission-group':
    'Je mag {{path}} niet openen: die is van de groep {{group}}. Voer “sudo usermod -aG {{group}} $USER” uit, meld je af en weer aan, en verbind dan.',
  'box/no-permission-rule':
    'Je mag {{path}} niet openen: dat mag alleen de eigenaar van het systeem. Zet de regel KERNEL=="ttyACM*|ttyUSB*", TAG+="uaccess" in het bestand /etc/udev/rules.d/70-cubewright.rules, voer “sudo udevadm control --reload” uit, en sluit de kist dan opnieuw aan.',
  'box/no-permission-system':
    'Het systeem laat Cubewright {{path}} niet openen. Sta het toe bij de privacy- of apparaatinstellingen van het systeem, of start Cubewright als degene van wie de poort is.',
  'box/not-a-port':
    '{{path}} is geen seriële poort. Kies een poort uit de lijst, zoals /dev/ttyACM0 of COM3.',
  'box/port-failed':
    '{{path}} ging niet open. Het systeem zegt: {{reason}}. Koppel de kist los, sluit hem weer aan en verbind.',
  'box/unplugged':
    'De kist op {{path}} is losgekoppeld. Sluit hem weer aan: Cubewright verbindt vanzelf en er gaat niets verloren.',
  'box/serial-ended':
    'Het deel van Cubewright dat met {{path}} praat, is gestopt. Het start vanzelf opnieuw, en er gaat niets verloren.',
  'box/write-stuck':
    'De kist op {{path}} heeft {{timeoutMs}} ms lang niets aangenomen. Koppel hem los en sluit hem weer aan.',
  'box/no-serial-support':
    'Seriële poorten zijn hier niet te gebruiken: hun stuurprogramma is niet geladen ({{reason}}). Installeer Cubewright opnieuw en verbind dan.',
  'box/no-port-list':
    'De lijst met poorten is hier niet op te vragen ({{reason}}). Typ het pad van de poort, zoals /dev/ttyACM0; in Linux zorgt het pakket udev voor de lijst.',
  'box/not-a-box':
    'Er is daar iets aangesloten, maar het antwoordt niet zoals een kist van Cubewright ({{seconds}} s gevraagd). Kies een andere poort, of zet er de firmware van de kist op.',
  'box/unreadable':
    'Iets daar praat zoals een kist van Cubewright, maar heeft in {{seconds}} s niet gezegd wat het is. Kijk de kabel en zijn stekkers na, of probeer een kortere, en verbind opnieuw.',
  'box/too-large':
    'Deze kist zegt dat hij {{rows, counted(one: rij; other: rijen)}} van {{columns, counted(one: vak; other: vakken)}} heeft. Cubewright kan er hoogstens {{most}} bij {{most}} tonen. Stel de maat in zijn firmware in.',
  'box/wrong-size':
    'De kist zegt dat hij {{said, counted(one: vak; other: vakken)}} heeft, maar stuurt een beeld van {{found}}. Dat wordt niet getoond. Stel de maat in zijn firmware in en sluit hem opnieuw aan.',
  'box/no-snapshot':
    'De kist antwoordt, maar heeft al {{seconds}} s niet gezegd op welke vakken een steen ligt. Cubewright blijft vragen. Blijft het zo, koppel de kist dan los en sluit hem weer aan, of zet zijn firmware er opnieuw op.',
  'box/app-too-old':
    'Deze kist spreekt versie {{theirs}} van het protocol van de kist, Cubewright spreekt {{ours}}. Werk Cubewright bij.',
  'box/firmware-too-old':
    'Deze kist spreekt versie {{theirs}} van het protocol van de kist, Cubewright spreekt {{ours}}. Werk de firmware van de kist bij.',
  'box/another-box':
    'Er is een andere kist aangesloten: {{found}}, waar {{expected}} was. Sluit de eerste weer aan, of verbind opnieuw om met deze verder te gaan.',
  'box/not-connected': 'De kist is niet verbonden. Verbind hem eerst.',
  'box/feature-missing':
    'Dat kan deze kist niet: zijn firmware heeft $t(fact:boxFeatures.{{feature}}). Al het andere werkt.',
  'box/needs-newer-firmware':
    'Deze kist spreekt versie {{theirs}} van het protocol van de kist, en hiervoor is {{needs}} nodig. Werk de firmware van de kist bij; al het andere werkt.',
  'box/no-virtual-box':
    'Er is geen virtuele kist verbonden. Kies “Virtuele kist proberen” op het scherm Kist.',
  'box/odd-answer':
    'De kist gaf een antwoord dat niet bij de vraag past. Gebeurt het vaker, werk dan zijn firmware bij.',
  'box/no-answer':
    'De kist gaf geen antwoord ({{tries, counted(one: poging; other: pogingen)}}). Kijk de kabel na en probeer het opnieuw.',
  'box/declined':
    'De kist weigerde ($t(fact:boxErrors.{{reason}}), {{detail}}). Gebeurt het vaker, werk dan zijn firmware bij.',
  'box/not-a-trace': 'Dit bestand is geen opname van een kist. Kies er een die Cubewright heeft opgeslagen.',
  'box/later-trace':
    'Deze opname heeft formaat {{version}}, nieuwer dan deze Cubewright kan lezen. Werk Cubewright bij.',
  'box/long-trace':
    'Er worden hoogstens {{hours}} uur, {{commands}} opdrachten en {{moments}} veranderingen van de vakken getoond. De opdracht “cubewright box replay FILE” speelt alles af.',
  'box/bad-trace-line':
    'Regel {{line}} van deze opname is beschadigd. Haal die regel en alles erna weg, en probeer het opnieuw.',
  'board/columns':
    'De panelen van een sensorprintplaat vormen rijen van 8 of 12 kolommen, en er zijn er {{columns}} gevraagd. Neem een van die twee, of bedraad de kist met de hand, met “cubewright print box-plans”.',
  'board/pitch':
    'Vakken van {{pitch}} mm hebben geen plaats voor de onderdelen van een paneel. Neem minstens {{least}} mm, of bedraad de kist met de hand, met “cubewright print box-plans”.',
  'board/no-route':
    'Op paneel {{panel}} vindt het net {{net}} geen weg tussen de andere door. Neem een andere maat van de vakken.',
  'box/flash-no-answer':
    'Op {{path}} antwoordt geen bootloader. Kijk of dat de poort van een Arduino Uno of Nano is, koppel hem los, sluit hem weer aan en zet de firmware er opnieuw op. Start het printplaatje niet vanzelf, druk dan ondertussen een paar keer op zijn resetknop. Een chip zonder bootloader heeft een programmer nodig; “cubewright box flash-info” noemt de opdracht.',
  'box/flash-wrong-chip':
    'De chip op {{path}} zegt dat hij {{signature}} is. De firmware is voor een ATmega328P (1E 95 0F) of ATmega328 (1E 95 14), zoals op een Arduino Uno of Nano. Er is niets geschreven: kies de poort van zo’n printplaatje.',
  'box/flash-differs':
    'Wat van {{path}} is teruggelezen, is anders dan de firmware, voor het eerst op adres {{address}}. Zet de firmware er opnieuw op; blijft het zo, neem dan een andere kabel of een ander printplaatje.',
  'box/flash-cut':
    'De lijn naar {{path}} viel weg toen {{percent}} % was geschreven. De bootloader is niet geraakt: sluit het printplaatje weer aan en begin van voren af aan.',
  'box/flash-stopped':
    'Gestopt toen op {{path}} {{percent}} % was geschreven. De bootloader is niet geraakt, maar de firmware is niet heel: zet hem er opnieuw op voordat je de kist gebruikt.',
  'box/flash-running':
    'De firmware wordt op het printplaatje op {{path}} gezet. Wacht tot dat klaar is, of stop het op het scherm Kist.',
  'box/flash-no-greeting':
    'De firmware staat op het printplaatje op {{path}} en is goed teruggelezen, maar de kist meldt zich niet. Koppel hem los, sluit hem weer aan en verbind. Blijft hij stil, haal dan de schuifregisters uit hun voetjes en probeer het nog eens.',
  'box/flash-bad-image':
    'Regel {{line}} van {{path}} klopt niet: het bestand is beschadigd, of geen Intel HEX voor een chip van 32 KB. Maak het opnieuw met “cubewright box flash-info -o FILE”.',
  'box/flash-large-image':
    '{{path}} is {{bytes, counted(one: byte; other: bytes)}} groot, en de chip heeft naast zijn bootloader plaats voor {{most}}. Kies de firmware van een kist.',
  'box/no-pty':
    'Voor een nagebootste poort is het programma socat nodig, en dat is niet geïnstalleerd. Installeer het: “sudo apt-get install socat” in Debian en Ubuntu, “brew install socat” in macOS. Voor Windows bestaat het niet.',
  'box/pty-failed': 'De nagebootste poort kon niet gemaakt worden. socat zegt: {{reason}}',
  'box/unknown-fault': 'Er is geen storing “{{fault}}”. Kies uit: {{known}}.',
  'box/unknown-command':
    '“{{text}}” is hier geen opdracht. Probeer: lift C6, put C6, fill, clear, reset, unplug 3.',
  'box/no-such-square': 'De kist heeft geen vak “{{square}}”. De vakken lopen van A1 tot en met {{last}}.',
  'box/no-trace': 'Er is nog niets opgenomen. Neem eerst op wat de kist zegt.',
  'box/name-too-long':
    'Deze naam is {{bytes}} bytes en de kist bewaart er {{most}}: zo’n {{most}} gewone letters, en minder met accenten. Maak hem korter.',
  'box/name-not-plain': 'In deze naam zitten tekens die niet getoond kunnen worden. Typ hem opnieuw.',
} as const satisfies Words<typeof english>;
