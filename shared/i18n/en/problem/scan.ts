/** Why a picture of the calibration sheet cannot be measured. */
export const scanProblems = {
  'scan/no-marks':
    'The discs and rings of a calibration sheet are not in this picture. Print the sheet, and scan or photograph all of it.',
  'scan/few-marks':
    '{{found}} of {{all}} marks can be read, and {{least}} are needed. Take the whole sheet, with nothing lying on it and no shine.',
  'scan/blurred':
    'The picture is too blurred to be measured. Scan the sheet, or hold the camera still and wait until it is sharp.',
  'scan/too-small':
    'The picture has about {{dpi}} dots an inch of the sheet, and {{least}} are needed. Scan at 300, or let the sheet fill the photograph.',
  'scan/mirrored':
    'The picture is mirrored. Turn off mirroring in the program that made it, and take it again.',
  'scan/no-scale':
    'Nothing tells how large this picture is: its file names no resolution that can be right, and {{seen}} of the four edges of the paper are seen. Lay the sheet on something dark and take all of it, or name the resolution of the scan.',
  'scan/no-edges':
    'The picture shows {{seen}} of the four edges of the paper, and all of them are the yardstick. Lay the sheet on something dark, and take all of it with some room about it.',
  'scan/no-dpi': 'The file names no resolution. Name that of the scan, or measure by the paper.',
  'scan/own-scale':
    'At the {{dpi}} dots an inch that the file names, the line of {{drawn}} mm would measure {{across}} mm, which no printer does. Measure this picture by the paper, with all its edges on something dark, or scan the sheet without changing its size.',
  'scan/not-flat':
    'This is no flat scan: marks lie {{misfit}} mm from where they should, and at most {{most}} mm is taken. Measure it by the paper, as a photograph.',
  'scan/bent':
    'Marks lie {{misfit}} mm from where they should, and at most {{most}} mm is taken. Press the sheet flat, and photograph it from straight above and farther away, or scan it.',
  'scan/paper-unknown':
    'The sheet was laid out for a paper of your own, whose size its marks do not tell. Name the size of the paper, or measure by the resolution of a scan.',
  'scan/other-paper':
    'The paper in the picture is not $t(option:print.paper.choices.{{paper}}), for which this sheet was laid out. Print the sheet again with the paper that is in the printer.',
  'scan/out-of-range':
    'By this picture, “$t(option:printer.{{measure}}.label)” would be {{length}} mm, and a profile takes {{least}} to {{most}} mm. Print the sheet at 100 %, and scan it again.',
  'scan/front-first':
    'This is the back of the sheet, which says nothing of its front. Give the front first, and then the back.',
  'scan/not-back': 'Both pictures show the same side of the sheet. Give the front first, and then the back.',
  'scan/no-drift':
    'By how much the back lies beside the front cannot be told, because the left or upper edge of the paper is not seen on both pictures. Lay the sheet on something dark, a finger from the corner of the glass.',
  'scan/jpeg-here':
    'The command line reads pictures as PNG or PGM, and this is a JPEG. Save it as PNG with any picture program, or drop it on the window of Cubewright, which reads both.',
  'scan/not-a-picture': 'This is no picture that can be read here. Scan or save it as PNG.',
  'scan/damaged': 'The picture breaks off or is damaged. Save it again, or scan it again.',
  'scan/interlaced': 'This PNG is interlaced, which is not read here. Save it without interlacing.',
  'scan/too-large':
    'The picture has {{pixels}} million pixels, and at most {{most}} million are taken. Scan at 300 dots an inch.',
} as const;
