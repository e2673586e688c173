import type { scanProblems as english } from '../../en/problem/scan.ts';
import type { Words } from '../../words.ts';

/** Why a picture of the calibration sheet cannot be measured. */
export const scanProblems = {
  'scan/no-marks':
    'Prickarna och ringarna på ett mätark finns inte i bilden. Skriv ut arket, och skanna eller fotografera hela.',
  'scan/few-marks':
    '{{found}} av {{all}} prickar går att läsa, och {{least}} behövs. Ta med hela arket, utan något ovanpå och utan blänk.',
  'scan/blurred':
    'Bilden är för suddig för att mätas. Skanna arket, eller håll kameran stilla och vänta tills bilden är skarp.',
  'scan/too-small':
    'Bilden har ungefär {{dpi}} punkter per tum av arket, och {{least}} behövs. Skanna med 300, eller låt arket fylla fotot.',
  'scan/mirrored': 'Bilden är spegelvänd. Stäng av speglingen i programmet som gjorde den, och ta den igen.',
  'scan/no-scale':
    'Ingenting säger hur stor bilden är: filen nämner ingen upplösning som kan stämma, och {{seen}} av papperets fyra kanter syns. Lägg arket på något mörkt och ta med hela, eller ange skanningens upplösning.',
  'scan/no-edges':
    'Bilden visar {{seen}} av papperets fyra kanter, och alla fyra behövs som måttstock. Lägg arket på något mörkt, och ta med hela med lite plats omkring.',
  'scan/no-dpi': 'Filen nämner ingen upplösning. Ange skanningens, eller mät efter papperet.',
  'scan/own-scale':
    'Med de {{dpi}} punkter per tum som filen nämner skulle linjen på {{drawn}} mm vara {{across}} mm lång, och det gör ingen skrivare. Mät bilden efter papperet, med alla kanter på något mörkt, eller skanna arket utan att ändra storleken.',
  'scan/not-flat':
    'Det här är ingen plan skanning: prickar ligger {{misfit}} mm från sina platser, och högst {{most}} mm godtas. Mät den efter papperet, som ett foto.',
  'scan/bent':
    'Prickar ligger {{misfit}} mm från sina platser, och högst {{most}} mm godtas. Platta till arket och fotografera det rakt uppifrån och längre bort, eller skanna det.',
  'scan/paper-unknown':
    'Arket är gjort för ett eget pappersformat, och det syns inte på prickarna. Ange papperets mått, eller mät efter en skannings upplösning.',
  'scan/other-paper':
    'Papperet i bilden är inte $t(option:print.paper.choices.{{paper}}), som arket är gjort för. Skriv ut arket igen med det papper som ligger i skrivaren.',
  'scan/out-of-range':
    'Enligt bilden skulle ”$t(option:printer.{{measure}}.label)” vara {{length}} mm, och en profil går från {{least}} till {{most}} mm. Skriv ut arket i 100 %, och skanna det igen.',
  'scan/front-first':
    'Det här är arkets baksida, som inte säger något om framsidan. Ge framsidan först, och sedan baksidan.',
  'scan/not-back': 'Båda bilderna visar samma sida av arket. Ge framsidan först, och sedan baksidan.',
  'scan/no-drift':
    'Hur mycket baksidan ligger bredvid framsidan går inte att säga, för papperets vänstra eller övre kant syns inte på båda bilderna. Lägg arket på något mörkt, ett finger från glasets hörn.',
  'scan/jpeg-here':
    'Kommandoraden läser bilder som PNG eller PGM, och det här är en JPEG. Spara den som PNG med ett bildprogram, eller släpp den på Cubewrights fönster, som läser båda.',
  'scan/not-a-picture': 'Det här är ingen bild som kan läsas här. Skanna eller spara den som PNG.',
  'scan/damaged': 'Bilden bryts av eller är skadad. Spara den igen, eller skanna den igen.',
  'scan/interlaced':
    'Den här PNG-filen är sammanflätad, och så läses den inte här. Spara den utan sammanflätning.',
  'scan/too-large':
    'Bilden har {{pixels}} miljoner bildpunkter, och högst {{most}} miljoner godtas. Skanna med 300 punkter per tum.',
} as const satisfies Words<typeof english>;
