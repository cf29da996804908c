import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentListNames } from '../../../../server/content/contentFiles.ts';
import { type CheckedContent, readContent } from '../../../../server/content/readContent.ts';
import { type ListName, lists, writtenPages } from '../../../../src/content/schema/lists.ts';
import { placeholderNames } from '../../../../src/domain/documents/documentText.ts';
import { certificateNames } from '../../../../src/form/certificate.ts';
import { formTypeNames } from '../../../../src/form/typeNames.ts';
import { contentSamples, toContentFile } from '../../../support/server/contentSamples.ts';
import { createTempDirectory, writeFiles } from '../../../support/server/runningServer.ts';

interface Read extends CheckedContent {
  readonly folder: string;
}

/** Problems and notes name the files from the folder. */
function read(files: Readonly<Record<string, string>>, pictures: readonly string[] = []): Read {
  const [folder, pictureFolder] = [createTempDirectory(), createTempDirectory()];
  writeFiles(folder, files);
  writeFiles(pictureFolder, Object.fromEntries(pictures.map((picture) => [picture, ''])));
  const content = readContent(folder, pictureFolder);
  const inFolder = (line: string): string => line.replace(`${folder}/`, '');
  return {
    ...content,
    folder,
    problems: content.problems.map(inFolder),
    notes: content.notes.map(inFolder),
  };
}

const image = {
  src: '/images/a-{width}.webp',
  alt: 'A drawing',
  width: 960,
  height: 540,
  widths: [480, 960],
};
const pictures = ['images/a-480.webp', 'images/a-960.webp'];
const instant = 'must be a moment in milliseconds since 1970, before the year 9999, a whole number';
const unseen =
  'has a character that cannot be shown, such as a tab, a mark that turns the writing direction, or half a character';
const privateSign = (sign: string): string =>
  `has a sign of a word processor (${sign}) that other devices show as an empty box: write '-' for a bullet, or words`;
const deadLink = (link: string): string =>
  `has a link that leads nowhere, '${link}': write https:// and the rest of an address, mailto:, tel:, or a path of the site such as /News`;
const path = "must be a path below /images/, such as '/images/fields-{width}.webp'";
const slug = "must be the last part of an address: small letters, digits and '-' between them";
const textsOfIt = 'must be the texts of the record in this language, in { }';
const telephone = 'must be a telephone number: at least three digits, and + ( ) - . or spaces';

const hallDay = 'must be a day of the calendar, such as 2031-05-07, or every-day';
const placeholders = placeholderNames.map((name) => `{${name}}`).join(' ');
const places = 'must be a whole number within its limits, 0 to 300';

/** A list, the changes of its sample, and all problems that follow. */
const rows: readonly (readonly [list: ListName, change: object, problems: readonly string[]])[] = [
  ['news', { tilte: 'x' }, ["field 'tilte': is not known: did you mean 'title'?"]],
  ['news', { Titel: 'x' }, ["field 'Titel': is not known: did you mean 'title'?"]],
  [
    'news',
    { colour: 'x', image2: 1 },
    ["field 'colour': is not known.", "field 'image2': is not known: did you mean 'image'?"],
  ],
  [
    'news',
    JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
    ["field '__proto__': is not known.", "field 'constructor': is not known."],
  ],
  ['news', { status: undefined }, ["field 'status': is missing."]],
  ...['Active', 'ACTIVE ', 'activ', 'actvie'].map(
    (status) =>
      [
        'news',
        { status },
        ["field 'status': must be 'active' to be shown; to hide the record write 'inactive'."],
      ] as const,
  ),
  ['news', { title: undefined }, ["field 'title': is missing."]],
  ['news', { title: null }, ["field 'title': is missing."]],
  ['news', { title: ' ' }, ["field 'title': is missing."]],
  ['news', { title: 7 }, ["field 'title': must be one line of text."]],
  ['news', { title: ['x'] }, ["field 'title': must be one line of text."]],
  ['news', { title: 'a\nb' }, ["field 'title': must be one line of text."]],
  ['news', { title: 'x'.repeat(301) }, ["field 'title': may have 300 characters, and has 301."]],
  ['news', { title: 'a\tb' }, [`field 'title': ${unseen}.`]],
  ['news', { summary: 'a\u202eb' }, [`field 'summary': ${unseen}.`]],
  ['news', { summary: 'a\ud800b' }, [`field 'summary': ${unseen}.`]],
  ['news', { title: 'a\uf0b7b' }, [`field 'title': ${privateSign('U+F0B7')}.`]],
  ['news', { body: '\uf0a7 Sample' }, [`field 'body': ${privateSign('U+F0A7')}.`]],
  ['charter', { client: '\ue00a Sample' }, [`field 'client': ${privateSign('U+E00A')}.`]],
  ['charter', { fees: ['• \uf0b7 a', 'a \uf04a'] }, [`field 'fees', entry 2: ${privateSign('U+F04A')}.`]],
  [
    'charter',
    { fees: ['\u{f0041}', '\uf0d8\u{f0041}a', 'a\u{f0041}'] },
    [`field 'fees', entry 3: ${privateSign('U+F0041')}.`],
  ],
  ['news', { body: 'See [the list](News).' }, [`field 'body': ${deadLink('[the list](News)')}.`]],
  ['officials', { body: '[a](/News) [b](tel:CALL ME)' }, [`field 'body': ${deadLink('[b](tel:CALL ME)')}.`]],
  [
    'news',
    {
      body: 'Sample',
      translations: { fil: { title: 'a', body: '[a](#b)' }, ceb: { title: 'a', body: 'a' } },
    },
    [`field 'translations.fil.body': ${deadLink('[a](#b)')}.`],
  ],
  ['news', { body: { text: 'x' } }, ["field 'body': must be a text."]],
  ['news', { body: 'x'.repeat(20_001) }, ["field 'body': may have 20000 characters, and has 20001."]],
  ['news', { sample: 'yes' }, ["field 'sample': must be true or false."]],
  ['news', { date: undefined }, ["field 'date': is missing."]],
  ['news', { date: '2026-11-28' }, [`field 'date': ${instant}; for 2026-11-28 write 1795795200000.`]],
  [
    'announcements',
    { begins: '2026-11-28T06:00' },
    [`field 'begins': ${instant}; for 2026-11-28T06:00 write 1795816800000.`],
  ],
  ['news', { begins: '2026-02-30T06:00x' }, [`field 'begins': ${instant}.`]],
  ['news', { begins: '6:00 am' }, [`field 'begins': ${instant}.`]],
  ['news', { ends: 5 }, ["field 'begins': is missing: an event with an end needs its beginning."]],
  ['announcements', { ends: 5 }, ["field 'begins': is missing: an event with an end needs its beginning."]],
  ['news', { begins: 5, ends: 5 }, ["field 'ends': must be after begins."]],
  ['announcements', { date: 5, begins: 5, ends: 4 }, ["field 'ends': must be after begins."]],
  // The last minute of a day in Manila, and the first of the next.
  [
    'announcements',
    { date: 1_796_140_740_000, begins: 1_796_140_800_000 },
    ["field 'begins': must be on the day of date, 2026-12-01, and is on 2026-12-02."],
  ],
  [
    'announcements',
    { date: 1_796_140_800_000, begins: 1_796_140_740_000 },
    ["field 'begins': must be on the day of date, 2026-12-02, and is on 2026-12-01."],
  ],
  ['announcements', { date: 5, begins: 1e300 }, [`field 'begins': ${instant}.`]],
  ...['2031-02-30', '2031-5-7', 'tomorrow', 'Every-day', '2031-05-07T08:00', '20310507'].map(
    (id) => ['hallDays', { id }, [`field 'id': ${hallDay}.`]] as const,
  ),
  [
    'hallDays',
    { id: 'every-day', holiday: true },
    ["field 'holiday': must be of one day, and not of every-day."],
  ],
  ...['50', -1, 1e9, 1.5, 301, '', true].map(
    (placesMorning) => ['hallDays', { placesMorning }, [`field 'placesMorning': ${places}.`]] as const,
  ),
  ['hallDays', { placesAfternoon: [5] }, [`field 'placesAfternoon': ${places}.`]],
  ['hallDays', { closedMorning: 'yes' }, ["field 'closedMorning': must be true or false."]],
  ['hallDays', { reason: 'a\u202eb' }, [`field 'reason': ${unseen}.`]],
  ['hallDays', { note: 'a\nb' }, ["field 'note': must be one line of text."]],
  ['hallDays', { title: 'Sample' }, ["field 'title': is not known."]],
  [
    'documentTexts',
    { body: 'For {name}\n\nof {adress}' },
    [
      "field 'body': has '{adress}' in line 3, which nothing fills: write '{address}', or '{?CTC number}' for what staff are asked.",
    ],
  ],
  [
    'documentTexts',
    { foot: ['No. {?CTC number}', '}'] },
    [
      `field 'foot', entry 2: has '}', which nothing fills: write one of ${placeholders}, or '{?CTC number}' for what staff are asked.`,
    ],
  ],
  [
    'documentTexts',
    { translations: { fil: { title: 'Sample', body: '{pangalan}' } } },
    [
      `field 'translations.fil.body': has '{pangalan}', which nothing fills: write one of ${placeholders}, or '{?CTC number}' for what staff are asked.`,
    ],
  ],
  [
    'documentTexts',
    { service: 'CLEARANCE' },
    [`field 'service': must be a type of request, or left out: ${formTypeNames.join(', ')}.`],
  ],
  [
    'documentTexts',
    { certificate: 'Residency' },
    [`field 'certificate': must be a certificate, or left out: ${certificateNames.join(', ')}.`],
  ],
  ['news', { where: 'Covered\ncourt' }, ["field 'where': must be one line of text."]],
  ['ordinances', { begins: 5 }, ["field 'begins': is not known."]],
  ['news', { date: 'today' }, [`field 'date': ${instant}.`]],
  ['news', { date: 1.5 }, [`field 'date': ${instant}.`]],
  ['news', { date: -1 }, [`field 'date': ${instant}.`]],
  ['news', { date: Date.UTC(9999, 0, 1) }, [`field 'date': ${instant}.`]],
  ['news', { updated: 'today' }, [`field 'updated': ${instant}.`]],
  ['news', { slug: 'Fiesta' }, [`field 'slug': ${slug}.`]],
  ['news', { slug: 'a--b' }, [`field 'slug': ${slug}.`]],
  ['news', { slug: '-a' }, [`field 'slug': ${slug}.`]],
  ['news', { slug: '..' }, [`field 'slug': ${slug}.`]],
  ['news', { slug: 'x'.repeat(201) }, ["field 'slug': may have 200 characters, and has 201."]],
  ['ordinances', { date: undefined }, ["field 'date': is missing."]],
  ['awards', { date: undefined }, ["field 'date': is missing."]],
  ['announcements', { date: undefined }, ["field 'date': is missing."]],
  [
    'announcements',
    { urgent: true },
    ["field 'validUntil': is missing: an urgent announcement needs its end."],
  ],
  [
    'announcements',
    { urgent: true, validFrom: 5, validUntil: 5 },
    ["field 'validUntil': must be after validFrom."],
  ],
  [
    'contacts',
    { mobileCon1: undefined },
    ["field 'mobileCon1': is missing: a contact needs at least one number."],
  ],
  ['contacts', { mobileCon1: 'ask Ana' }, [`field 'mobileCon1': ${telephone}.`]],
  ['contacts', { mobileCon2: 911 }, [`field 'mobileCon2': ${telephone}.`]],
  ['contacts', { mobileCon2: 'javascript:1' }, [`field 'mobileCon2': ${telephone}.`]],
  ['contacts', { order: 'first' }, ["field 'order': must be a number."]],
  ['charter', { fees: 'free' }, ["field 'fees': must be a list of texts."]],
  ['charter', { fees: ['free', 50] }, ["field 'fees', entry 2: must be one line of text."]],
  ['charter', { fees: [null] }, ["field 'fees', entry 1: must be one line of text."]],
  ['charter', { fees: Array(101).fill('x') }, ["field 'fees': may have 100 entries."]],
  [
    'charter',
    { fees: ['x'.repeat(2_001)] },
    ["field 'fees', entry 1: may have 2000 characters, and has 2001."],
  ],
  [
    'tourism',
    { place: { lat: 8.4, lng: 124.9, alt: 494 } },
    ["field 'place.alt': is not known: did you mean 'lat'?"],
  ],
  ['tourism', { place: [8, 124] }, ["field 'place': must have lat and lng in degrees."]],
  [
    'tourism',
    { place: { lat: 89 } },
    ["field 'place.lat': is not on the map.", "field 'place.lng': is missing."],
  ],
  ['tourism', { place: { lat: '8', lng: 1 } }, ["field 'place.lat': must be degrees."]],
  [
    'news',
    { translations: 'x' },
    ["field 'translations': must be translations by their language, in { }: fil, ceb."],
  ],
  [
    'news',
    { translatedFrom: 'x' },
    [
      "field 'translatedFrom': must be the English texts that translations were made from, by their language, in { }: fil, ceb.",
    ],
  ],
  ['news', { translatedFrom: { en: {} } }, ["field 'translatedFrom.en': is not known."]],
  [
    'news',
    { translatedFrom: { fil: 'x' } },
    [
      "field 'translatedFrom.fil': must be the English texts that the translations into this language were made from, in { }.",
    ],
  ],
  [
    'news',
    { translatedFrom: { fil: { titel: 'x', title: 7 } } },
    [
      "field 'translatedFrom.fil.titel': is not known: did you mean 'title'?",
      "field 'translatedFrom.fil.title': must be one line of text.",
    ],
  ],
  ['news', { translations: { tagalog: {} } }, ["field 'translations.tagalog': is not known."]],
  ['news', { translations: { cebu: {} } }, ["field 'translations.cebu': is not known: did you mean 'ceb'?"]],
  ['news', { translations: { en: { title: 'x' } } }, ["field 'translations.en': is not known."]],
  ['news', { translations: { fil: 'x' } }, [`field 'translations.fil': ${textsOfIt}.`]],
  ['news', { translations: { fil: null } }, [`field 'translations.fil': ${textsOfIt}.`]],
  [
    'news',
    { translations: { fil: {} } },
    ["field 'translations.fil.title': is missing: the English record has it."],
  ],
  [
    'news',
    { summary: 'Sample', body: 'Sample', translations: { fil: { title: 'x', body: ' ' } } },
    [
      "field 'translations.fil.summary': is missing: the English record has it.",
      "field 'translations.fil.body': is missing: the English record has it.",
    ],
  ],
  [
    'news',
    { translations: { ceb: { title: 'x', summary: 'x' } } },
    ["field 'translations.ceb.summary': has no English: write 'summary' of the record first."],
  ],
  ...['slug', 'status', 'source', 'date', 'image', 'id', 'sample'].map(
    (field) =>
      [
        'news',
        { translations: { fil: { title: 'x', [field]: 'x' } } },
        [`field 'translations.fil.${field}': is not known.`],
      ] as const,
  ),
  [
    'news',
    { translations: { fil: { title: 'x', titel: 'x' } } },
    ["field 'translations.fil.titel': is not known: did you mean 'title'?"],
  ],
  [
    'news',
    { translations: { fil: { title: 7 } } },
    ["field 'translations.fil.title': must be one line of text."],
  ],
  [
    'news',
    { translations: { fil: { title: 'x'.repeat(301) }, ceb: { title: 'a\tb' } } },
    [
      "field 'translations.fil.title': may have 300 characters, and has 301.",
      `field 'translations.ceb.title': ${unseen}.`,
    ],
  ],
  [
    'contacts',
    { network1: 'Sample', translations: { fil: { name: 'x', network1: 'x' } } },
    ["field 'translations.fil.network1': is not known."],
  ],
  [
    'officials',
    { name: 'Sample', translations: { fil: { position: 'x', name: 'x' } } },
    ["field 'translations.fil.name': is not known."],
  ],
  [
    'charter',
    { fees: ['Sample', 'Sample'], translations: { fil: { name: 'x', fees: ['x'] } } },
    ["field 'translations.fil.fees': must have 2 entries, as in English, and has 1."],
  ],
  [
    'charter',
    { fees: ['Sample', '₱50'], translations: { fil: { name: 'x', fees: ['', ''] } } },
    ["field 'translations.fil.fees', entry 1: is missing."],
  ],
  [
    'charter',
    { fees: ['Sample', 'Sample'], translations: { fil: { name: 'x', fees: 'x' } } },
    ["field 'translations.fil.fees': must be a list of texts."],
  ],
  [
    'charter',
    {
      processing_time: ['5 minutes', '1-2 hours', 'soon'],
      translations: { fil: { name: 'x', processing_time: ['6 minuto', '1-2 oras', 'mabilis'] } },
    },
    [
      "field 'translations.fil.processing_time', entry 1: must be as long as '5 minutes' is, in a number and its unit.",
    ],
  ],
  [
    'pages',
    {
      figures: [{ value: '494 m', meaning: 'Sample' }],
      translations: { fil: { title: 'x', figures: [{ value: '494 m' }] } },
    },
    ["field 'translations.fil.figures', entry 1, 'meaning': is missing."],
  ],
  ['pages', { page: 'visitors' }, [`field 'page': must be one of ${writtenPages.join(', ')}.`]],
  ['pages', { page: undefined }, ["field 'page': is missing."]],
  [
    'pages',
    { figures: [{ value: '494 m' }, { meaning: 'x', note: 1 }, 7] },
    [
      "field 'figures', entry 2, 'note': is not known.",
      "field 'figures', entry 2, 'value': is missing.",
      "field 'figures', entry 3: must have value and meaning.",
    ],
  ],
  [
    'news',
    { image: '/images/a.webp' },
    [
      "field 'image': must have src (a path below /images/, with {width} if there are several), alt, width, height and widths.",
    ],
  ],
  ['news', { image: { ...image, alt: ' ' } }, ["field 'image.alt': is missing."]],
  ['news', { image: { ...image, alt: undefined } }, ["field 'image.alt': is missing."]],
  ['news', { image: { ...image, src: 'https://example.com/a.webp' } }, [`field 'image.src': ${path}.`]],
  ['news', { image: { ...image, src: '/images/../a.webp' } }, [`field 'image.src': ${path}.`]],
  [
    'news',
    { image: { ...image, src: '/images/a-960.webp' } },
    ["field 'image.src': must hold {width} where there are several widths."],
  ],
  [
    'news',
    { image: { ...image, width: 0 } },
    ["field 'image.width': must be the pixels of the widest, 1 to 8000."],
  ],
  [
    'news',
    { image: { ...image, widths: [480, 1_920] } },
    ["field 'image.widths': may not be wider than width."],
  ],
  [
    'news',
    { image: { ...image, widths: [480.5] } },
    ["field 'image.widths', entry 1: must be pixels, 1 to 8000."],
  ],
  [
    'news',
    { image: { ...image, width: 1_200, widths: [480, 640] } },
    [
      "field 'image': there is no file public/images/a-640.webp.",
      "field 'image': there is no file public/images/a-1200.webp.",
    ],
  ],
  ['news', { id: '__proto__' }, ["field 'id': cannot name a record."]],
  ['news', { id: ' a' }, ["field 'id': cannot name a record."]],
  ['charter', { fees: [[[['x']]]] }, ["field 'fees', entry 1: must be one line of text."]],
  ['news', { id: '..' }, ["field 'id': cannot name a record."]],
  ['news', { id: 'a/b' }, ["field 'id': cannot name a record."]],
  ['news', { id: '__a__' }, ["field 'id': cannot name a record."]],
  ['news', { id: 'x'.repeat(301) }, ["field 'id': may have 300 characters, and has 301."]],
];

describe('§7 a hidden record', () => {
  it.each(['inactive', 'draft', 'hidden', 'over'])(
    'accepts %j as the status of a hidden record',
    (status) => {
      expect(read(toContentFile('news', [{ ...contentSamples.news, id: 'a', status }])).problems).toEqual([]);
    },
  );
});

describe('§7 a bad record', () => {
  it.each(rows)(
    'reports a record of %s with %j by its file, record, field and what it must be',
    (list, change, expected) => {
      const record = { ...contentSamples[list], ...change };
      const { problems, records } = read(toContentFile(list, [record]), pictures);
      const { collection } = lists[list];
      const id = record.id as string;
      const shortId = id.length > 80 ? `${id.slice(0, 80)}...` : id;
      expect([...problems].sort()).toEqual(
        expected.map((one) => `${collection}.json, record '${shortId}', ${one}`).sort(),
      );
      expect(records).toEqual([]);
    },
  );

  it.each([
    [{ status: 'active' }, "News_List.json, record 1, field 'id': is missing."],
    [{ ...contentSamples.news, id: 7 }, "News_List.json, record 1, field 'id': must be one line of text."],
    [7, 'News_List.json, record 1: must be a record in { }.'],
    [['x'], 'News_List.json, record 1: must be a record in { }.'],
    [null, 'News_List.json, record 1: must be a record in { }.'],
  ])('reports the record %j, which has no usable id, by its number', (record, expected) => {
    expect(read(toContentFile('news', [record])).problems).toContain(expected);
  });

  it('replaces control characters in the problems it reports', () => {
    const { problems } = read(
      toContentFile('news', [{ ...contentSamples.news, id: 'a\u001b[2J\nb', 'x\u0007': 1 }]),
    );
    expect(problems.join('')).not.toMatch(/\p{Cc}/u);
    expect(problems).toContain("News_List.json, record 'a?[2J?b', field 'x?': is not known.");
  });

  it('reports every problem of every file, and returns no record', () => {
    const { problems, records } = read({
      ...toContentFile('news', [
        { ...contentSamples.news, title: 1, date: 'x' },
        contentSamples.news,
        { ...contentSamples.news, date: 2 },
      ]),
      ...toContentFile('contacts', [{ ...contentSamples.contacts, name: '' }]),
      'Award_List.json': '[,]',
      'Newz_List.json': '[]',
      'Reports.json': '[]',
    });
    expect(problems.map((problem) => problem.replace(/: Unexpected.*/, ': ...'))).toEqual([
      'Award_List.json is not JSON, from line 1: ...',
      'Newz_List.json is not a list of the site: did you mean News_List.json?',
      expect.stringContaining(
        'Reports.json is not a list of the site: its lists are EmergencyContact_List.json, ',
      ),
      "EmergencyContact_List.json, record 'a', field 'name': is missing.",
      "News_List.json, record 'a', field 'title': must be one line of text.",
      `News_List.json, record 'a', field 'date': ${instant}.`,
      "News_List.json, record 'a', field 'id': is there twice.",
      "News_List.json, record 'a', field 'id': is there twice.",
    ]);
    expect(records).toEqual([]);
  });
});

describe('§7 a bad file', () => {
  it.each([
    ['{"a": 1}', 'News_List.json must hold a list of records.'],
    ['', 'News_List.json is not JSON, from line 1: Unexpected end of JSON input'],
    ['[\n{"id":\n', 'News_List.json is not JSON, from line 2: Unexpected end of JSON input'],
    ['[\n\n  {"id": "a",}]', 'News_List.json is not JSON, from line 3: '],
    ['[\n{"id": "a"}\n{"id": "b"}]', 'News_List.json is not JSON, from line 3: '],
    [`[\n${'{"id": "a"},\n'.repeat(500)}{"id": tru}]`, 'News_List.json is not JSON, from line 502: '],
    ['[{"id": "a\n"}]', 'News_List.json is not JSON, from line 1: '],
  ])('reports what is wrong with a file that holds %j', (text, expected) => {
    const { problems } = read({ 'News_List.json': text });
    expect(problems).toEqual([expect.stringContaining(expected)]);
  });

  it('reports a file that is not UTF-8', () => {
    const folder = createTempDirectory();
    writeFiles(folder, {});
    const file = join(folder, 'News_List.json');
    writeFileSync(file, Buffer.from([0x5b, 0xff, 0x5d]));
    expect(readContent(file, folder).problems).toEqual([`${file} is not UTF-8: save it as UTF-8.`]);
  });

  it('accepts a file that begins with a byte order mark', () => {
    expect(read({ 'News_List.json': `\ufeff${JSON.stringify([contentSamples.news])}` }).problems).toEqual([]);
  });

  it('ignores a file and a folder that are no lists, with a note on each', () => {
    const { problems, notes } = read({
      ...toContentFile('news', []),
      'notes.txt': 'x',
      'old/News_List.json': '[]',
    });
    expect([problems, notes]).toEqual([[], ['notes.txt is left alone.', 'old is left alone.']]);
  });

  it.each([
    ['[{"id":"a","title":"x","title":"y"}]', "News_List.json, record 'a', field 'title': is there twice."],
    ['[{}, {"id":"a","id":"b"}]', "News_List.json, record 'b', field 'id': is there twice."],
    ['[{"id":"a","ti\\u0074le":"x","title" :"y"}]', "record 'a', field 'title': is there twice."],
    ['[{"id":"a","image":{"alt":"x","alt":"y"}}]', "record 'a', field 'image.alt': is there twice."],
    [
      '[{"id":"a","figures":[{},{"value":"x","value":"y"}]}]',
      "record 'a', field 'figures', entry 2, 'value': is there twice.",
    ],
    ['[{"id":"a","__proto__":1,"__proto__":2}]', "record 'a', field '__proto__': is there twice."],
  ])('reports the field that is there twice in %s', (text, expected) => {
    expect(read({ 'News_List.json': text }).problems).toContainEqual(expect.stringContaining(expected));
  });

  it('accepts a field in each of two records, and a field name within a text', () => {
    const text = JSON.stringify([
      { ...contentSamples.news, summary: '"title": "title", {' },
      { ...contentSamples.news, id: 'b', body: '\\' },
    ]);
    expect(read({ 'News_List.json': text }).problems).toEqual([]);
  });

  it.each([
    ['nested deeply', `[${'['.repeat(500_000)}${']'.repeat(500_000)}]`, 1],
    ['nested deeply in a field', `[{"id":"a","fees":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}]`, 3],
    ['nested deeply and broken', '['.repeat(500_000), 1],
    ['long in a field', `[{"id":"a","fees":[${'1,'.repeat(3_000_000)}1]}]`, 3],
  ])('reports a file that is %s, without a crash', (_, text, count) => {
    expect(read({ 'CitizensCharter_List.json': text }).problems).toHaveLength(count);
  });

  it('reports a file that is longer than 100 MB', () => {
    const folder = createTempDirectory();
    const file = join(folder, 'News_List.json');
    writeFileSync(file, '');
    truncateSync(file, 100_000_001);
    expect(readContent(file, folder).problems).toEqual([
      `${file} is too long: a file may have 100 MB. Import it in parts.`,
    ]);
  });

  it('reports a folder and a broken link in place of a file, and reads a link to a file', () => {
    const folder = createTempDirectory();
    writeFiles(folder, { 'News_List.json/a': '', records: JSON.stringify([contentSamples.awards]) });
    symlinkSync('records', join(folder, 'Award_List.json'));
    symlinkSync('gone', join(folder, 'Page_List.json'));
    const { problems, records } = readContent(folder, folder);
    expect(records).toHaveLength(1);
    expect(problems).toEqual([
      `${join(folder, 'News_List.json')} is no file.`,
      expect.stringContaining('Page_List.json cannot be read: ENOENT'),
    ]);
  });

  it('refuses a missing path, and reports a folder without a list', () => {
    const folder = createTempDirectory();
    expect(() => readContent(join(folder, 'none'), folder)).toThrow(/^There is no file or folder .*none\.$/);
    expect(readContent(folder, folder).problems).toEqual([
      `${folder} holds no list: its files must have names such as News_List.json.`,
    ]);
  });
});

describe('§7 a valid record', () => {
  it.each(contentListNames)('accepts a valid record of %s unchanged', (list) => {
    const { records, problems, notes } = read(toContentFile(list, [contentSamples[list]]));
    const { id, ...fields } = contentSamples[list];
    expect([problems, notes]).toEqual([[], []]);
    expect(records).toEqual([{ list, id, fields, where: expect.stringContaining(`record '${id}'`) }]);
  });

  it.each([
    ['news', { image, summary: '', body: 'One.\n\n<b>text</b> and 😀 ñ' }],
    ['news', { image: { ...image, src: '/images/a-960.webp', widths: [960] } }],
    ['news', { image: { ...image, src: '/images/a-960.webp', widths: undefined } }],
    ['contacts', { mobileCon1: '', mobileCon2: '+63 (88) 000-0000' }],
    ['news', { begins: 4, ends: 5, where: 'Sample court' }],
    ['announcements', { date: 0, begins: 0 }],
    ['announcements', { where: 'Sample court' }],
    ['announcements', { urgent: true, validUntil: 5 }],
    ['announcements', { urgent: true, validFrom: 4, validUntil: 5 }],
    ['tourism', { place: { lat: 8.3, lng: 124.8 } }],
    ['pages', { figures: [{ value: '494 m', meaning: 'above sea level' }, { value: '1' }] }],
    ['announcements', { date: 1_796_054_400_000, begins: 1_796_140_740_000 }],
    ['news', { date: 1_796_054_400_000, begins: 1_796_140_800_000 }],
  ] as const)('accepts a record of %s with %j', (list, change) => {
    expect(read(toContentFile(list, [{ ...contentSamples[list], ...change }]), pictures).problems).toEqual(
      [],
    );
  });

  it('leaves out a field that is null in the file', () => {
    const { records } = read(toContentFile('officials', [{ ...contentSamples.officials, name: null }]));
    expect(records[0]?.fields).toEqual({ status: 'active', position: 'Sample position' });
  });

  it('accepts a service whose lists differ in length, with a note (§9)', () => {
    const change = { Procedure: ['a', 'b'], responsible_person: ['x'], processing_time: [] };
    const { problems, notes } = read(toContentFile('charter', [{ ...contentSamples.charter, ...change }]));
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      "CitizensCharter_List.json, record 'a': Procedure has 2, responsible_person has 1, processing_time has 0; what is missing is shown blank.",
    ]);
  });
});
