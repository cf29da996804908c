/** Texts that citizens may write, or that a request has by chance, by whether a spreadsheet converts them in CSV. */

const longText = 'Sample text. '.repeat(70);

/** LibreOffice or Excel converts each into a number, a date, a time, a boolean, an error or a formula. */
export const retypedTexts = [
  // References: one in twenty has only digits, or digits and an e.
  ...['4e12', '41e2', '4012', '1e5', '1E+5', '1e-5', '.5e3', '1 e5'],
  // A TIN without its hyphens, and numbers as people write them.
  ...['000123456000', '0123', '1.5', '1,5', '1,234', '12 ', '.5', '5.', '(5)', '5-', '1 1/2', '12%'],
  ...['₱50', '$5', 'PHP 50', '50 Php', 'P50', 'USD 5', '１２', '½', '①', '٣', '1 000', '5'.repeat(20)],
  // Dates and times.
  ...['3-4', '1/2', '31/12', '1-2-3', '2031-05-07', '2031-05-07T08:30', '2031-05-07 11:00', '7.5.2031'],
  ...['May 5', '5 May 2031', 'Jul-31', 'Mayo 5', '5 Hulyo 2031', 'Monday, May 5, 2031', '10:30', '12:'],
  ...['4 PM', '4am', '4:12 a', '1:2:3'],
  ...['TRUE', 'false', 'True ', '#N/A', '#REF!', '#DIV/0!', '#NAME?'],
  // Formulas.
  ...['=1+1', '+1', '-1', '@x', '=', '--5', '－１', '＝1+1', '＋1', '－1', '＠x', '﹣1', '﹦1', '−5', '–5'],
  ...[
    ' =1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '  12',
    '=HYPERLINK("http://a.example";"b")',
  ],
] as const;

/** Every spreadsheet reads these as text. */
export const plainTexts = [
  ...[
    '4f3a',
    '4a12',
    '4d00',
    '4e12-9c1b',
    '4f3a-0000-4e12',
    '123-456-789',
    '000-123-456-000',
    '0917-123-4567',
  ],
  ...[
    'Dela Cruz',
    'May',
    'Ñora',
    'N/A',
    'NaN',
    "it's",
    'a=b',
    ' lead',
    'trail ',
    'Zone 3, Sample',
    '123 Rizal St',
  ],
  ...[
    '2 copies',
    'Blk 5 Lot 3',
    'E5',
    '12 Maya St',
    '5th',
    'a\nb',
    'say "x"',
    'a;b',
    'a\tb',
    '',
    ' ',
    "'quoted'",
    longText,
  ],
  ...['__proto__', 'constructor', 'toString', '<b>&amp;]]>', '\u202ertl', '😀'],
] as const;
