export const making = {
  title: 'Printing and making a set',
  lead: 'A board, 98 cubes and racks, at true size from any printer.',
  sections: [
    {
      id: 'tonight',
      title: 'A set tonight, from a plan',
      body: [
        'Make a set tonight, on the first screen, asks for the game, for the players, and for what you have: card, blocks, label sheets, a printer for both sides, a machine that cuts, a laser, a 3D printer. It answers with what is printed on how many sheets of which paper, how long it takes, what is to buy, and the steps in their order, to tick off or to print.',
        'One press saves a PDF for each kind of paper. The sheets are those of The whole set in the print studio; what you say is remembered.',
        'Times are reckoned as 10 mm a second along a cut, 6 seconds a fold, 8 seconds a straight cut, 4 seconds a sticker and 20 seconds a printed page. A machine that cuts along lines takes the time along cuts off.',
      ],
    },
    {
      id: 'studio',
      title: 'The print studio',
      body: [
        'Print shows everything that can be made of a set, each as the sheet that comes out, by what it is for. What you printed last stands beside it, twelve prints back, each with every choice it was made with; Forget takes it off the list and leaves the file alone.',
        'Compare, under the options of a product, lays two choices side by side, such as A4 and Letter, and says what differs in sheets, ink, type and time.',
        'Choices are remembered. What is not at its default is shown as changed, with the default and the way back to it; Undo takes back one choice after the other, also those of another product. “Save as preset” keeps all choices of a product under a name.',
        '“Explain the options” shows what each does, what it takes and begins with, and, where it can be seen, a piece of the sheet with one choice and with another.',
      ],
    },
    {
      id: 'true-size',
      title: 'True size',
      body: [
        'Print the PDF at 100 %, called “actual size” in most print dialogs. Not “fit to page”. Every sheet carries a ruler of 100 mm along its side and along its foot, and the first a square of 50 mm: measure them on the first sheet before you print the rest.',
        'If the square measures less or more, the dialog has scaled the sheet: set it to 100 % and print again.',
        'Printer margin is the white edge your printer cannot reach. Nothing is put there. If something is cut off at the edge, make the margin wider.',
        'Where your printer stretches or moves what it prints, print the calibration sheet and drop a scan of it on the window, or a photograph from straight above, the whole sheet on something dark. A scan is measured by its resolution, a photograph by the edges of the paper. Keep the figures, and PDFs are drawn so that they come out true.',
      ],
    },
    {
      id: 'cubes-from-card',
      title: 'Cubes from card: nets',
      body: [
        'Print Cube nets on card of about 0.3 mm (200 to 250 g). A cube of 15 mm is a good size; squares of 17 mm go with it.',
        [
          'Score the dashed lines with a blunt knife and a ruler, then cut along the solid lines.',
          'Fold all the edges away from you, with the letters outside.',
          'Glue the tabs in the order of their numbers, each behind the edge that it meets; the last face closes the cube. “Numbers inside” prints on the back which edge that is.',
          'The face with the total goes underneath. The small number on it tells which cube it is, should one get lost.',
        ],
        'To print a few again, choose “Only some” beside Cubes and write their numbers, for example 37, 52, 60-65.',
      ],
    },
    {
      id: 'cubes-from-wood',
      title: 'Cubes from wood: stickers',
      body: [
        'Print Stickers on a sheet of labels, cut them, and put the six of a cube on one wooden block. For blocks of 15 mm choose the edge 14 mm, so that no sticker stands over.',
        'Lines, or a clear varnish over the paper, keep the edges down.',
      ],
    },
    {
      id: 'cubes-from-plastic',
      title: 'Cubes from plastic: a 3D printer',
      body: [
        'Choose Cubes under 3D print, and save 3MF, which tells your slicer the name and the size of each piece, or STL, which is in millimetres. A file holds what fits on one bed.',
        [
          'Raised letters take paint from a roller. The face below is engraved, so that the cube stands flat on the bed and needs no supports.',
          'Engraved letters take paint from a brush: wipe off what stands over. Such a cube rolls true.',
          'A colour change at the height of the upper letters shows them in a second colour, but only on top.',
          'With two filaments, choose Two under Colours, and your slicer: the 3MF then holds cube and letters as two parts, each with its own filament, on every face.',
        ],
        'The sticker jig holds a wooden cube and lays a sticker into the middle of a face; the stencil is for a brush or a pencil. Both are printed as they lie in the file.',
        'These shapes are checked by calculation, and have not been on a real printer yet: print one cube first, and look at its smallest figures.',
      ],
    },
    {
      id: 'cutting-machines',
      title: 'A laser, a plotter or an engraver',
      body: [
        'Save SVG or DXF. Letters are outlines there, and layers say what is done: PRINT, GUIDES, MARKS, SCORE (blue) and CUT (red), the same in both. No line is cut twice, and inner cuts come first. For card that stays blank, choose Only lines to cut under What cut files hold.',
        'Choose the bed of your laser under Paper, and All in one file under Sheets in cut files: every bed then lies beside the next, with the margin kept free. Inkscape shows the beds as pages; in other programs, move one bed after the other below the machine.',
        'Lines to cut and to score are hairlines of 0.01 mm, which machines take for a path. Many programs do not show them: choose Visible for Lines to cut in SVG where yours is one of them.',
        [
          'Cut the kerf coupon of the workshop, and measure it: it says what the beam takes away.',
          'Write that under Kerf across and Kerf down: parts then come out as large as they should.',
          'To print first and cut afterwards, choose Marks for print and cut, and set the measures that stand below them in the program of the machine.',
        ],
        'The files are checked by other programs, and have not been on a machine yet: cut one sheet of card first.',
      ],
    },
    {
      id: 'tabletop-simulator',
      title: 'In Tabletop Simulator',
      body: [
        'Choose the nets of a set, the labels of SCRUBLE or the deck of Kubo, and press Tabletop Simulator. The ZIP holds a save of the game with the faces, backs and counts that are printed, with the ink, font and language that you chose; the board of a set comes along.',
        [
          'Close Tabletop Simulator, and unpack the ZIP into its data folder, so that the folders Saves and Mods join those that are there. README.txt in the ZIP names the folder of each system.',
          'Start it, create a table, and load the save under Games, Save & Load. Shuffle the bag or the deck before you draw.',
          'Whoever joins you unpacks the same ZIP. Nothing is uploaded or downloaded.',
        ],
        'The file is checked piece by piece against the PDF, and has not been loaded in the game itself yet.',
      ],
    },
    {
      id: 'the-board',
      title: 'The board',
      body: [
        'The board comes on as many sheets as it takes. Trim each tile from mark to mark. Glue it over the strip of the tile before, its edge at the tips of the arrows; the small map on each tile shows where it goes. Seams lie on the lines of the grid, never across a square.',
        'Squares of up to 15.5 mm fit one sheet of A3.',
      ],
    },
    {
      id: 'again',
      title: 'The same sheets again',
      body: [
        'A PDF of Cubewright carries everything that you chose for it. Press “Open a PDF or project” in the print studio, or drop the file there, and every choice is back, with a set of your own too; from there print all of it again, or only the cubes and cards that got lost.',
        'Every sheet has a code of eight signs under its ruler, so that you know which sheets belong together. The square code on the first sheet holds the choices themselves: photograph it, copy the line that your phone reads, and paste it in the studio. For a set of your own it holds the name alone: keep the PDF.',
      ],
    },
    {
      id: 'large-print',
      title: 'Large print and braille',
      body: [
        'Reading, beside the other options of nets, stickers and cards, makes large print: letters fill their faces, and no number is under 12 points.',
        'Braille gives six-dot cells of true size on faces of 12 mm or more, to print on swell paper. “Braille, by hand” puts rings on the back of each net instead: lay the sheet face down on felt and press each ring with a stylus, before you cut.',
      ],
    },
    {
      id: 'ink',
      title: 'Saving ink',
      body: [
        'Low ink leaves out the grounds: solid letters on white. Outline only gives thin lines, to cut and paint yourself.',
        'The bar under M, W, N and Z tells which way up a letter is read. Leave it on: from across the table an M is a W.',
      ],
    },
    {
      id: 'cards',
      title: 'Kubo cards',
      body: [
        'The deck comes as faces and backs. Print on both sides and let the printer turn the sheet on its long edge; each back then lies behind its face. Cut from crop mark to crop mark: the colour runs 3 mm past the edge, so a small slip leaves no white.',
      ],
    },
    {
      id: 'pads-and-rules',
      title: 'Score pads and rules',
      body: [
        'A score pad has what its game writes down, for two to six players, one, two or four pads a sheet. The first sheet is the back: print it once, on card. Print the second as often as you want leaves, lay them on the back, brush glue along the top, and cut from mark to mark.',
        'The rules of each game come as a booklet in three languages. Print on both sides and let the printer turn the sheet on its short edge. Lay the sheets on each other as they come, fold them in the middle, staple the fold, and trim: rulers and marks go with what is cut off.',
        'They follow a set of your own too: its number of pieces, its letters and its values. A set that suits none of the games has a plain score pad, and no rules but yours.',
      ],
    },
  ],
} as const;
