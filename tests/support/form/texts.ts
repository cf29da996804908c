/** Three hundred texts that a text field must refuse with a sentence, or store exactly as they were meant (failures 20, 21). */
import { hostilePayloads } from '../hostileTexts.ts';

const char = (code: number): string => String.fromCodePoint(code);

/** Names of real people: ñ, accents, apostrophes, hyphens, suffixes, one letter, other scripts. */
export const nameTexts: readonly string[] = [
  'Ñ',
  'X',
  'Ñiña',
  'Muñoz-Peña',
  'De la Sample',
  'dela Sample',
  'Ma.',
  'Ma. Sample',
  'Sample Jr.',
  'Sample, Jr.',
  'Sample Sr.',
  'Sample III',
  "O'Sample",
  'O’Sample',
  'D‘Sample',
  'Sample–Sample',
  'Sample‐Sample',
  "Sample-Sample's",
  'Ng',
  'Ó Sample',
  'José',
  'Jose\u0301',
  'Nin\u0303a',
  'Zoë',
  'Åse',
  'Łukasz',
  'Çelik',
  'Ø',
  'Ðorđe',
  'Nguyễn',
  'Ọlá',
  'Иван',
  'Ελένη',
  'محمد',
  'שרה',
  '木村',
  '김',
  'สมชาย',
  'ᜀᜎᜒ',
  'Sample (Sample)',
  'Sample/Sample',
  'Sample & Sample',
  '1Sample',
  'Sample 2nd',
  'N/A',
  '-',
  '.',
  "'",
  'ʻOkina',
  '\u{20000}\u{20001}',
];

const emoji: readonly string[] = [
  '😀',
  'Sample 😀',
  '😀Sample',
  'Sam😀ple',
  '❤',
  '❤️',
  '☺︎',
  '☎',
  '✅',
  '⭐',
  '→',
  '■',
  '♥ Sample',
  '1️⃣',
  '🇵🇭',
  '👍🏽',
  '👨‍👩‍👧',
  '🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🫠',
  '🀄',
  '🥇🥈🥉',
  '😀'.repeat(40),
  '👨‍👩‍👧'.repeat(10),
  '©️ Sample',
];

/** Each blank there is: before, after and between, twice. */
const blanks = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680, 0x2003, 0x2028, 0x2029, 0x202f, 0x3000].map(
  (code) => `${char(code)} Sample${char(code)}${char(code)}Ñ ${char(code)}`,
);

const blankTexts = [
  '',
  ' ',
  '\u00a0',
  '\t\n',
  '\u200b',
  '\ufeff\u2060',
  '\u200d',
  '\u3164',
  '\u2800',
  '\u115f',
  '\u0085',
];

/** Zero-width characters, pasted along. */
const zeroWidths = [0xad, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff].flatMap(
  (code) => [`Sam${char(code)}ple`, `${char(code)} Sample ${char(code)}`],
);

/** Characters that are invisible or turn the reading direction. */
const invisibleTexts = [
  0x34f, 0x1160, 0x17b4, 0x180b, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2061, 0x2066, 0x2067, 0x2068,
  0x2069, 0x206f, 0x2800, 0x3164, 0xfe00, 0xffa0, 0xfff0, 0xfffc, 0xfffd, 0xfffe, 0xffff, 0x1d173, 0x1bca0,
  0xe0001, 0xe0041, 0xe0100,
].map((code) => `Sam${char(code)}ple`);

const controls = [0x00, 0x01, 0x07, 0x08, 0x1b, 0x1c, 0x1f, 0x7f, 0x80, 0x85, 0x9f].map(
  (code) => `Sam${char(code)}ple`,
);

const loneSurrogates = [
  '\ud800',
  '\udc00',
  'Sam\ud83dple',
  'Sam\ude00ple',
  '\udc00\ud800',
  '\ud83d\ud83d\ude00',
];

const lengths = [
  79, 80, 81, 119, 120, 121, 199, 200, 201, 254, 255, 499, 500, 501, 999, 1_000, 1_001, 100_000,
].flatMap((count) => [
  'x'.repeat(count),
  count < 100_000 ? `  ${'Ñ'.repeat(count)}  ` : 'ñ '.repeat(count / 2),
]);

const cells = [
  '=1+1',
  '+639000000000',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '=HYPERLINK("https://example.com","x")',
  '|cmd',
];

const codes: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '{"__proto__":{"x":1}}',
  'undefined',
  'null',
  'NaN',
  'Infinity',
  'true',
  '[]',
  '{}',
  "' OR '1'='1",
  "'; DROP TABLE requests; --",
  '" OR ""="',
  '../../etc/passwd',
  '..\\..\\windows',
  '%00',
  '%2e%2e%2f',
  '%s%s%n',
  `\${7*7}`,
  '{{7*7}}',
  '<%= 7*7 %>',
  '#{7*7}',
  '$(id)',
  '`id`',
  '; id',
  '&& id',
  `\${jndi:ldap://example.com/x}`,
  '<!--',
  '<![CDATA[x]]>',
  '&lt;b&gt;',
  '&#x41;',
  '\\u0041',
  '\\n',
  'a\\',
  'a\r\nBcc: b@example.com',
  '*)(uid=*',
  'projects/x/databases/(default)',
  '**Sample** _Sample_',
  '[Sample](https://example.com)',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  `S${'\u0301'.repeat(60)}`,
  'ﬁ ſ Ⅳ ①',
  'K Å Ω',
  '\u1e9b\u0323',
];

const numbers = [
  '0',
  '1',
  '7',
  '07',
  '99',
  '100',
  '-1',
  '1.5',
  '1e2',
  '0x10',
  '٣',
  '１',
  '1,000',
  ' 3 ',
  '3\u200b',
  '123456789',
  '123-456-789',
  '123 456 789 000',
  '123-456-789-00000',
  '１２３‑４５６‑７８９',
  '123.456.789',
  'TIN: 123-456-789',
  '1234567890',
  'none',
  'NONE',
  '999999999999999999999',
] as const;

const emails = [
  'sample@example.com',
  ' SAMPLE@example.com ',
  'sample@example.com\u200b',
  'sample@',
  '@example.com',
  'a@b',
  'a@b..c',
  'ñ@example.com',
  'a@b.co,c@d.ef',
  'a b@example.com',
  'a@example.com\nBcc: b@example.com',
  '"a"@example.com',
  'a@[127.0.0.1]',
  'mailto:a@example.com',
  `${'x'.repeat(242)}@example.com`,
  `${'x'.repeat(243)}@example.com`,
] as const;

export const fieldTexts: readonly string[] = [
  ...new Set([
    ...nameTexts,
    ...emoji,
    ...blanks,
    ...blankTexts,
    ...zeroWidths,
    ...invisibleTexts,
    ...controls,
    ...loneSurrogates,
    ...lengths,
    ...hostilePayloads,
    ...cells,
    ...codes,
    ...numbers,
    ...emails,
  ]),
];

/** One text of each family, for slow tests. */
export const sampleTexts: readonly string[] = [
  'Muñoz-Peña',
  'Nin\u0303a',
  'Sample 😀',
  '👨‍👩‍👧',
  `\u00a0 Sample\u00a0\u00a0Ñ \u00a0`,
  'Sam\u200bple',
  'Sam\u202eple',
  'Sam\u0001ple',
  `  ${'Ñ'.repeat(80)}  `,
  'x'.repeat(100_000),
  '<img src=x onerror=window.ran=1>',
  '__proto__',
];
