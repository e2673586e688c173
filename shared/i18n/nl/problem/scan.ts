import type { scanProblems as english } from '../../en/problem/scan.ts';
import type { Words } from '../../words.ts';

/** Why a picture of the calibration sheet cannot be measured. */
export const scanProblems = {
  'scan/no-marks':
    'De stippen en ringen van een meetvel staan niet op dit plaatje. Druk het vel af, en scan of fotografeer het helemaal.',
  'scan/few-marks':
    '{{found}} van de {{all}} stippen zijn leesbaar, en er zijn er {{least}} nodig. Neem het hele vel, zonder iets erop en zonder glans.',
  'scan/blurred':
    'Het plaatje is te onscherp om te meten. Scan het vel, of houd de camera stil en wacht tot het beeld scherp is.',
  'scan/too-small':
    'Het plaatje heeft ongeveer {{dpi}} punten per inch van het vel, en er zijn er {{least}} nodig. Scan met 300, of laat het vel de hele foto vullen.',
  'scan/mirrored':
    'Het plaatje is gespiegeld. Zet het spiegelen uit in het programma waarmee het gemaakt is, en maak het opnieuw.',
  'scan/no-scale':
    'Nergens blijkt uit hoe groot dit plaatje is: het bestand noemt geen resolutie die kan kloppen, en van de vier randen van het papier zijn er {{seen}} te zien. Leg het vel op iets donkers en neem het helemaal, of noem de resolutie van de scan.',
  'scan/no-edges':
    'Op het plaatje zijn {{seen}} van de vier randen van het papier te zien, en ze zijn alle vier nodig als maatstaf. Leg het vel op iets donkers, en neem het helemaal met wat ruimte eromheen.',
  'scan/no-dpi': 'Het bestand noemt geen resolutie. Noem die van de scan, of meet aan het papier.',
  'scan/own-scale':
    'Met de {{dpi}} punten per inch die het bestand noemt, zou de lijn van {{drawn}} mm {{across}} mm lang zijn, en dat maakt geen printer ervan. Meet dit plaatje aan het papier, met alle randen op iets donkers, of scan het vel zonder het formaat te veranderen.',
  'scan/not-flat':
    'Dit is geen vlakke scan: stippen liggen {{misfit}} mm van hun plaats, en hoogstens {{most}} mm mag. Meet het aan het papier, als een foto.',
  'scan/bent':
    'Stippen liggen {{misfit}} mm van hun plaats, en hoogstens {{most}} mm mag. Druk het vel plat en fotografeer het van recht boven en van verder weg, of scan het.',
  'scan/paper-unknown':
    'Het vel is gemaakt voor een eigen papierformaat, en dat is aan de stippen niet te zien. Noem de maat van het papier, of meet met de resolutie van een scan.',
  'scan/other-paper':
    'Het papier op het plaatje is geen $t(option:print.paper.choices.{{paper}}), waarvoor dit vel gemaakt is. Druk het vel opnieuw af met het papier dat in de printer ligt.',
  'scan/out-of-range':
    'Volgens dit plaatje zou “$t(option:printer.{{measure}}.label)” {{length}} mm zijn, en een profiel gaat van {{least}} tot {{most}} mm. Druk het vel af op 100 %, en scan het opnieuw.',
  'scan/front-first':
    'Dit is de achterkant van het vel, en die zegt niets over de voorkant. Geef eerst de voorkant, en dan de achterkant.',
  'scan/not-back':
    'Beide plaatjes tonen dezelfde kant van het vel. Geef eerst de voorkant, en dan de achterkant.',
  'scan/no-drift':
    'Hoeveel de achterkant naast de voorkant ligt, is niet te zeggen, want de linker- of bovenrand van het papier is niet op beide plaatjes te zien. Leg het vel op iets donkers, een vinger van de hoek van het glas.',
  'scan/jpeg-here':
    'De opdrachtregel leest plaatjes als PNG of PGM, en dit is een JPEG. Bewaar het als PNG met een tekenprogramma, of laat het op het venster van Cubewright vallen, dat beide leest.',
  'scan/not-a-picture': 'Dit is geen plaatje dat hier te lezen is. Scan of bewaar het als PNG.',
  'scan/damaged': 'Het plaatje breekt af of is beschadigd. Bewaar het opnieuw, of scan het opnieuw.',
  'scan/interlaced':
    'Deze PNG is interlaced, en zo wordt hij hier niet gelezen. Bewaar hem zonder interlacing.',
  'scan/too-large':
    'Het plaatje heeft {{pixels}} miljoen pixels, en hoogstens {{most}} miljoen mag. Scan met 300 punten per inch.',
} as const satisfies Words<typeof english>;
