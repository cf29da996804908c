import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchWordsFile } from '../../../../server/content/searchWordsFile.ts';
import {
  type ContentField,
  type FieldKind,
  type ListName,
  lists,
  publishedListNames,
  writtenPages,
} from '../../../../src/content/schema/lists.ts';
import { createExcerpt } from '../../../../src/content/search/excerpt.ts';
import { type SearchEntry, toSearchEntries } from '../../../../src/content/search/searchEntries.ts';
import { createSearchFile, parseSearchFile } from '../../../../src/content/search/searchFile.ts';
import {
  buildSearchIndex,
  createEmptySearchIndex,
  openSearchIndex,
  type SearchIndex,
} from '../../../../src/content/search/searchIndex.ts';
import { searchLimits } from '../../../../src/content/search/searchLimits.ts';
import { foldSearchWords } from '../../../../src/content/search/searchWords.ts';
import { foldWord, splitWords } from '../../../../src/content/search/words.ts';
import { listPageSearchEntries } from '../../../../src/features/search/pageSearchEntries.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';
import { searchMessages } from '../../../../src/i18n/en/search.ts';
import { allLocales, type Locale, translationLocales } from '../../../../src/i18n/locales.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { findRoute } from '../../../../src/routes/menu.ts';
import { budgets } from '../../../../tools/bench/budgets.ts';
import { buildSearchFile } from '../../../../tools/vite/plugins/searchPlugin.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { createRecordContext } from '../../../support/recordContext.ts';
import { sampleSize } from '../../../support/sampling.ts';
import { createSearchEntry } from '../../../support/search/searchEntry.ts';
import { parseQueryRows, tryQueries } from '../../../support/search/tryQueries.ts';
import { projectContent } from '../../../support/server/projectContent.ts';
import { sampleContent } from '../../../support/server/sampleContent.ts';

/** The records of a list in a folder. */
const readList = (folder: string, list: ListName): readonly UncheckedDocument[] =>
  (
    JSON.parse(readFileSync(`${folder}/${lists[list].collection}.json`, 'utf8')) as ({ id: string } & Record<
      string,
      unknown
    >)[]
  ).map(({ id, ...data }) => ({ id, data }));

/** A record that names a neighbor with a letter that many keyboards do not have. */
const besideNino: UncheckedDocument = {
  id: 'beside',
  data: {
    status: 'active',
    page: 'the-barangay',
    title: 'Where Sample is',
    body: 'Sto. Niño is to the north.',
  },
};

/** The records that a new site starts with. */
const contentOf = (list: ListName): readonly UncheckedDocument[] => [
  ...readList(sampleContent, list),
  ...(list === 'pages' ? [besideNino] : []),
];

const words = foldSearchWords(readSearchWordsFile('content'));

const createFile = (documents: (list: ListName) => readonly UncheckedDocument[], locale: Locale = 'en') =>
  createSearchFile({
    documents,
    contextOf: () => createRecordContext(undefined, locale),
    pages: listPageSearchEntries(
      localizations[locale].translate,
      allLocales.filter((name) => name !== locale).map((name) => localizations[name].translate),
    ),
    words,
  });

const file = createFile(contentOf);
const createSiteIndex = (): SearchIndex => parseSearchFile(file).index;
const site = createSiteIndex();
const sites = [
  site,
  ...translationLocales.map((locale) => parseSearchFile(createFile(contentOf, locale)).index),
];

const titles = (query: string, index = site) => index.search(query).hits.map(({ title }) => title);
const keys = (query: string, index = site) => index.search(query).hits.map(({ key }) => key);

/** Whether a search by its title finds the entry. A full list of results with that title counts, too. */
const isFoundByTitle = (index: SearchIndex, { key, title }: SearchEntry): boolean => {
  const found = index.search(title).hits;
  return (
    found.some((each) => each.key === key) ||
    (found.length === searchLimits.found &&
      found.every((each) => each.title.toLowerCase() === title.toLowerCase()))
  );
};

const text = fc.oneof(
  fc.lorem({ maxCount: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    'Barangay',
    'Barangay Clearance',
    'the',
    'a',
    '!!!',
    '😀',
    '\u0816',
    '__proto__',
    'constructor',
    'Niño',
  ),
  fc.constantFrom(...hostilePayloads),
);
const generated = {
  line: text,
  markdown: fc.lorem({ maxCount: 60 }),
  template: text,
  templateLines: fc.array(text, { maxLength: 4 }),
  lines: fc.array(text, { maxLength: 4 }),
  instant: fc.nat(),
  number: fc.double(),
  count: fc.integer(),
  flag: fc.boolean(),
  slug: text,
  telephone: fc.constantFrom('0900 001', '911', 'call me'),
  image: fc.anything(),
  file: fc.anything(),
  place: fc.anything(),
  figures: fc.array(fc.record({ value: text, meaning: text }), { maxLength: 3 }),
  page: fc.constantFrom(...writtenPages),
} as const satisfies Readonly<Record<FieldKind, fc.Arbitrary<unknown>>>;

/** Documents of a list, by its row in the table; an optional field may have any value. */
const documentsOf = (list: ListName): fc.Arbitrary<readonly UncheckedDocument[]> => {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, { kind, required }] of Object.entries<ContentField>(lists[list].fields))
    fields[name] = required ? generated[kind] : fc.option(fc.oneof(generated[kind], fc.anything()));
  return fc.array(fc.record({ id: fc.string({ unit: 'binary', minLength: 1 }), data: fc.record(fields) }), {
    maxLength: 8,
  });
};

describe('§2 the search index', () => {
  it('has no text of a document, which no page shows', () => {
    const title = 'Unlistedword certificate';
    const asked = new Set<ListName>();
    const made = createFile((list) => {
      asked.add(list);
      return list === 'documentTexts'
        ? [{ id: 'a', data: { status: 'active', title, body: 'To {name}' } }]
        : contentOf(list);
    });
    expect(made.toLowerCase()).not.toContain('unlistedword');
    expect(asked).toEqual(new Set(publishedListNames));
    expect(asked.size).toBe(Object.keys(lists).length - 1);
  });

  it.each(projectContent)('finds every record in %s, and every page, by its title', (folder) => {
    const listOf = (list: ListName) => readList(folder, list);
    const { index } = parseSearchFile(createFile(listOf));
    const all = [
      ...publishedListNames.flatMap((list) => toSearchEntries(list, listOf(list), createRecordContext())),
      ...listPageSearchEntries(translateToEnglish),
    ];
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((each) => !isFoundByTitle(index, each)).map(({ key }) => key)).toEqual([]);
  });

  /** As one word, and as a hashtag. */
  const joinWords = (query: string): readonly string[] => {
    const typed = splitWords(query);
    const capitals = typed.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    return [typed.join('').toLowerCase(), `#${capitals}`];
  };

  /** Each is also a word of the vocabulary by itself, which opens something else. */
  const wordsOfTheirOwn = ['nag submit', 'fire truck', 'sugar cane'];

  it('finds for each phrase typed without blanks what it finds with them, and 911 with it', () => {
    const { index } = parseSearchFile(buildSearchFile('content', 'en', () => {}));
    const phrases = readSearchWordsFile('content').rows.flatMap((row) => row.phrases);
    const severalWords = [...new Set(phrases)].filter(
      (phrase) => splitWords(phrase).length > 1 && !wordsOfTheirOwn.includes(phrase),
    );
    expect(severalWords.length).toBeGreaterThan(2_000);
    const read = (query: string) => {
      const { hits, isDanger } = index.search(query);
      return `${hits[0]?.key} ${isDanger}`;
    };
    const different = severalWords.filter((phrase, at) => read(joinWords(phrase)[at % 2]!) !== read(phrase));
    expect(different).toEqual([]);
  });

  it.each(projectContent)(
    'finds for each title in %s typed without blanks what it finds with them',
    (folder) => {
      const listOf = (list: ListName) => readList(folder, list);
      const { index } = parseSearchFile(createFile(listOf));
      const all = [
        ...publishedListNames.flatMap((list) => toSearchEntries(list, listOf(list), createRecordContext())),
        ...listPageSearchEntries(translateToEnglish),
      ].filter(({ title }) => splitWords(title).length > 1);
      expect(all.length).toBeGreaterThan(40);
      const different = all.filter(({ title }) =>
        joinWords(title).some((joined) => keys(joined, index)[0] !== keys(title, index)[0]),
      );
      expect(different.map(({ title }) => title)).toEqual([]);
    },
  );

  it.each([
    ['taxcertificateform', 'tax certificate form'],
    ['NeedBarangayClearance', 'need barangay clearance'],
    ['indigencycertificate', 'indigency certificate'],
  ])("finds for '%s', which is no phrase, what it finds for '%s'", (joined, query) => {
    expect(keys(query)[0]).toBeDefined();
    expect(keys(joined)[0]).toBe(keys(query)[0]);
  });

  it.each(['therapist', 'therapy', 'fireworks', 'homework', 'Theresa'])(
    "shows no 911 for '%s', which has a word of danger by chance",
    (query) => expect(site.search(query).isDanger).toBe(false),
  );

  it.each(publishedListNames)(
    'finds every generated record of %s by its title, indexed at build or added later',
    (list) => {
      fc.assert(
        fc.property(documentsOf(list), (documents) => {
          const entriesByKey = new Map(
            toSearchEntries(list, documents, createRecordContext()).map((each) => [each.key, each]),
          );
          const findables = [...entriesByKey.values()];
          const joined = createSiteIndex();
          joined.add(findables);
          const opened = openSearchIndex(JSON.parse(buildSearchIndex(findables, words)), words);
          opened.add(listPageSearchEntries(translateToEnglish));
          for (const each of findables)
            expect([each.title, isFoundByTitle(joined, each), isFoundByTitle(opened, each)]).toEqual([
              each.title,
              true,
              true,
            ]);
        }),
        { numRuns: sampleSize(60, 12) },
      );
    },
  );

  it('links every search entry to a page that exists', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...publishedListNames)
          .chain((list) => documentsOf(list).map((found) => [list, found] as const)),
        ([list, documents]) => {
          for (const { path } of toSearchEntries(list, documents, createRecordContext()))
            expect([path, findRoute(new URL(path, 'https://example.com').pathname) !== null]).toEqual([
              path,
              true,
            ]);
        },
      ),
      { numRuns: sampleSize(200, 60) },
    );
    for (const id of ['\u0000', '.', '..'])
      expect(
        toSearchEntries('officials', [{ id, data: { position: 'Clerk' } }], createRecordContext())[0]?.path,
      ).toBe('/Elected-Officials');
    for (const { path } of listPageSearchEntries(translateToEnglish))
      expect(findRoute(path.split('?')[0]!)).not.toBeNull();
  });

  it('replaces an entry by a newer one with the same key', () => {
    const index = createSiteIndex();
    const key = keys('clean-up day along the barangay road')[0]!;
    index.add([createSearchEntry(key, 'Tree planting moved', 'Bring a spade.')]);
    expect(keys('tree planting moved', index)[0]).toBe(key);
    expect(keys('spade', index)).toEqual([key]);
    expect(keys('clean-up', index)).not.toContain(key);
    index.add([createSearchEntry(key, 'Tree planting moved again')]);
    expect(keys('spade', index)).not.toContain(key);
    expect(index.search('tree planting').hits.filter((each) => each.key === key)).toHaveLength(1);
  });

  it('sets madeAt to the latest update of the active records, and leaves out drafts', () => {
    const made = (documents: readonly UncheckedDocument[]) =>
      parseSearchFile(createFile((list) => (list === 'news' ? documents : [])));
    const of = (id: string, updated: unknown, status = 'active'): UncheckedDocument => ({
      id,
      data: { status, title: `Sample ${id}`, updated },
    });
    const { madeAt, index } = made([of('a', 5), of('b', 7), of('c', 'later'), of('d', 9, 'draft')]);
    expect(madeAt).toBe(7);
    expect(keys('sample', index).sort()).toEqual(['news/a', 'news/b', 'news/c']);
    expect(made([]).madeAt).toBe(0);
  });

  it('returns at most twenty results', () => {
    const index = createEmptySearchIndex();
    index.add(
      Array.from({ length: 500 }, (_, at) => createSearchEntry(`news/${at}`, 'Sample day', `text ${at}`)),
    );
    expect(index.search('sample').hits).toHaveLength(20);
    expect(index.search('Sample day').hits).toHaveLength(20);
  });

  it.each([
    ['an empty query', ''],
    ['a blank query', ' \t\n '],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['5,000 words', 'a '.repeat(5_000)],
    ['pattern characters', '(.*)+[^]$\\'],
    ['control characters', '\u0000\u0007\u202e\u200f'],
    ['emoji', '👨‍👩‍👧‍👦😀'],
    ['half a surrogate pair', '\ud83d'],
    ['names of object properties', '__proto__ constructor toString hasOwnProperty'],
    ['combining marks alone', '\u0301\u0301'],
  ])('returns at most twenty results for %s', (_, query) => {
    expect(site.search(query).hits.length).toBeLessThanOrEqual(20);
  });

  it('returns at most twenty results for any generated query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
        expect(site.search(query).hits.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: sampleSize(300, 80) },
    );
  });

  it.each([
    ['no content', ''],
    ["a captive portal's page", '<!doctype html><title>Sign in</title>'],
    ['null alone', 'null'],
    ['a list alone', '[]'],
    ['text as madeAt', file.replace(/"madeAt":\d+/, '"madeAt":"now"')],
    ['no index', '{"madeAt":1}'],
    ['an index of another version', file.replace('"serializationVersion":2', '"serializationVersion":3')],
    ['an index with other fields', file.replace('"otherTitles":1', '"other":1')],
    ['a number as a title', file.replace(/"title":"[^"]+"/, '"title":7')],
    ['a path to another site', file.replace(/"path":"\/[^"]+"/, '"path":"//example.com"')],
    ['a script as a path', file.replace(/"path":"\/[^"]+"/, '"path":"javascript:run()"')],
    ['half of its text', file.slice(0, file.length / 2)],
  ])('refuses a search file with %s', (_, broken) => {
    expect(broken).not.toBe(file);
    expect(() => parseSearchFile(broken)).toThrow();
  });

  it('finds payloads as plain text, with paths within the site (failures 22)', () => {
    const index = createEmptySearchIndex();
    index.add(
      toSearchEntries(
        'news',
        hostilePayloads.map((payload, at) => ({
          id: `${at}`,
          data: { title: payload, summary: payload, slug: payload },
        })),
        createRecordContext(),
      ),
    );
    for (const payload of hostilePayloads) {
      const found = index.search(payload).hits.find(({ title }) => title === payload);
      expect([payload, found?.path]).toEqual([payload, expect.stringMatching(/^\/News(\/[^/]+)?$/)]);
    }
  });

  it('finds records among 1,000, also despite a typing error', () => {
    const many = Array.from({ length: 1_000 }, (_, at) =>
      createSearchEntry(
        `news/${at}`,
        `Sample day ${at}`,
        `Sentence ${at} of the barangay road and hall. `.repeat(20),
      ),
    );
    const made = buildSearchIndex(many, words);
    const index = openSearchIndex(JSON.parse(made), words);
    expect(index.search('sentense').hits.length).toBeGreaterThan(0);
    expect(keys('Sample day 777', index)[0]).toBe('news/777');
  });
});

/** At an adopted site the vocabulary is its barangay's own. */
describe.skipIf(!projectContent.includes('content'))('§2 a search in the words of residents', () => {
  it.each([
    ['clearnce', 'Issuance of Barangay Clearance'],
    ['clearnce', 'Request: Barangay Clearance'],
    ['barangay cleranse', 'Issuance of Barangay Clearance'],
    ['certifcate', 'Issuance of Community Tax Certificate'],
    ['hotlnes', 'Emergency Hotlines'],
    ['ordinanse', 'Sample ordinance on quiet hours'],
    ['anouncement', 'Announcements'],
    ['tresurer', 'Barangay Treasurer'],
  ])("forgives the typing error '%s' and finds %s", (query, title) => {
    expect(titles(query)).toContain(title);
  });

  it.each<readonly [query: string, title: string]>([
    ['cedula', 'Request: Community Tax Certificate'],
    ['cedula', 'Issuance of Community Tax Certificate'],
    ['sedula', 'Request: Community Tax Certificate'],
    ['brgy clearance', 'Request: Barangay Clearance'],
    ['police', 'Municipal police station'],
    ['pulis', 'Emergency Hotlines'],
    ['bumbero', 'Fire station (BFP)'],
    ['ospital', 'Emergency Hotlines'],
    ['balita', 'News'],
    ['kapitan', 'Punong Barangay'],
    ['basura', 'Waste collection'],
    ['holiday', 'Hall closed: Bonifacio Day'],
    ['open on a holiday', 'Hall closed: Bonifacio Day'],
    ['sarado ang hall', 'Hall closed: Bonifacio Day'],
    ['open tomorrow', 'Home'],
    ['bukas ba ang hall', 'Home'],
    ['sirado', 'Home'],
    ['citizens charter', "Citizen's Charter"],
    ['first time jobseeker', 'Issuance of Barangay Clearance'],
    ['how to get a clearance', 'Issuance of Barangay Clearance'],
    // Only if the barangay has a neighbor of this name.
    ['sto nino', 'Where Sample is'],
    ['STO. NIÑO', 'Where Sample is'],
    ['clear', 'Request: Barangay Clearance'],
  ])("finds for the query '%s' the result %s", (query, title) => {
    expect(titles(query)).toContain(title);
  });

  it('ranks a service, its request form, or the page of that title first', () => {
    expect(titles('clearnce').slice(0, 2).sort()).toEqual([
      'Issuance of Barangay Clearance',
      'Request: Barangay Clearance',
    ]);
    expect(titles('hotlines')[0]).toBe('Emergency Hotlines');
    expect(titles('news')[0]).toBe('News');
  });

  it.each([
    'check my request',
    'Check my request?',
    'status',
    'request status',
    'status of my clearance',
    'track',
    'tracking number',
    'follow up',
    'follow-up',
    'followup my clearance',
    'receipt code',
    'reference number',
    'where is my clearance',
    "where's my cedula",
    'where is my clearence',
    'is my clearance ready',
    'my request',
    'kumusta ang request ko',
    'kumusta na ang clearance ko',
    'nasaan na ang request ko',
    'nasan na clearance ko',
    'handa na ba ang clearance',
    'natanggap na ba ang kahilingan ko',
    'asa na akong clearance',
    'asa na akong hangyo',
    'andam na ba akong sedula',
    'kumusta akong hangyo',
    'chek my request',
    'staus',
  ])("answers '%s' first with the page that looks a request up, in each language", (query) => {
    for (const index of sites) expect(keys(query, index)[0]).toBe('page/RequestStatus');
  });

  it.each([
    ['clearance', 'Issuance of Barangay Clearance'],
    ['where to get a clearance', 'Issuance of Barangay Clearance'],
    ['saan kukuha ng clearance', 'Issuance of Barangay Clearance'],
    ['asa makakuha og clearance', 'Issuance of Barangay Clearance'],
    ['cedula', 'Issuance of Community Tax Certificate'],
    ['request', null],
    ['hotlines', 'Emergency Hotlines'],
    ['where is the barangay hall', null],
    ['what is my zone', null],
    ['certificate of civil status', null],
    ['bukas na ba ang hall', null],
    ['check-up', null],
  ])("does not answer '%s' first with the page that looks a request up", (query, title) => {
    expect(keys(query)[0]).not.toBe('page/RequestStatus');
    if (title !== null) expect(titles(query).slice(0, 2)).toContain(title);
  });

  it.each(allLocales)('has a search file within its budget for a page in %s', (locale) => {
    expect(gzipSync(buildSearchFile('content', locale, () => {})).length).toBeLessThan(budgets.searchFile);
  });

  it('opens the right page first for 95 of 100 queries that nobody looked at while the vocabulary was written', () => {
    const rows = parseQueryRows(readFileSync('tests/support/search/queries.tsv', 'utf8'));
    const leftOut = tryQueries(rows, 'content').filter((row) => row.isLeftOut);
    const right = leftOut.filter(({ outcome }) => outcome === 'right');
    expect(leftOut.length).toBeGreaterThan(100);
    expect(right.length / leftOut.length).toBeGreaterThan(0.95);
  });

  it.each([
    ['pila ang clearance', '/services/issuance-of-barangay-clearance'],
    ['magkano', '/Citizens-Charter'],
    ['sertipiko sa pagpuyo', '/services/issuance-of-barangay-certifications'],
    ['proof of address', '/services/issuance-of-barangay-certifications'],
    ['permit sa negosyo', '/Resident#at-other-offices'],
    ['police clearance', '/Resident#at-other-offices'],
    ['bukas ba kayo sa sabado', '/The-Barangay#at-hall-hours'],
    ['burahin ang datos ko', '/Form_Request#at-privacy'],
    ['gikawatan mi', '/Emergency-Hotlines'],
    ['gisumbag ko', '/Emergency-Hotlines'],
  ])("opens for '%s' in each language %s", (query, path) => {
    for (const locale of allLocales) {
      const { index } = parseSearchFile(buildSearchFile('content', locale, () => {}));
      expect([locale, index.search(query).hits[0]?.path]).toEqual([locale, path]);
    }
  });

  it('finds no privacy notice in a build whose form is closed', () => {
    const { index } = parseSearchFile(buildSearchFile('content', 'en', () => {}, false));
    expect(index.search('privacy').hits.map(({ path }) => path)).toEqual(['/Form_Request']);
  });

  it('shows results in the language of the page, by whichever language they are found', () => {
    const byLocale = allLocales.map((locale) => [locale, sites[allLocales.indexOf(locale)]!] as const);
    for (const [locale, index] of byLocale)
      for (const query of ['sertipiko sa pagpuyo', 'patunay ng tirahan', 'proof of address']) {
        const [best] = index.search(query).hits;
        const { kinds } = localizations[locale].translate(searchMessages);
        expect([query, best?.path, best?.small]).toEqual([
          query,
          '/services/issuance-of-barangay-certifications',
          kinds.charter,
        ]);
      }
  });

  it('answers a question about hours from Home, in a store without the section on the hall', () => {
    const old = createFile((list) => contentOf(list).filter(({ id }) => id !== 'hall-hours'));
    const { index } = parseSearchFile(old);
    for (const query of ['hours', 'anong oras bukas', 'abli ba sabado'])
      expect(keys(query, index)[0]).toBe('page/Home');
  });

  it.each(['sunog', 'my husband beats me', 'kawatan', 'how much is rescue', 'clearance gikulata ko'])(
    "answers '%s' with the hotlines first, as a query about danger",
    (query) => {
      const { hits, isDanger } = site.search(query);
      expect([hits[0]?.key, isDanger]).toEqual(['page/EmergencyHotlines', true]);
    },
  );

  it.each([
    // Short spellings of the small words, and of prefixes.
    'd na humihinga c kuya',
    'wla na moginhawa akong apo',
    'hs nt breathing',
    'nkuryente ang pinsan q',
    'gpusil sya',
    // A slip in a root that has an affix, also beside another word.
    'gitigbs akong silingan',
    'sinuntk ng kapitbahay',
    'neighbor thretened me',
    // Reciprocal and infixed verbs, a suffix apart.
    'nagbinunalay sila sa dalan',
    'gipasipad an akong pag-umangkon',
    'dili makalihok akong igsoon',
    'never wakes up',
    // Bites.
    'puppy bit my cousin, rabies?',
    'kinagat kami ng asong may rabis',
    'gipaak sa iro akong pag-umangkon',
  ])("shows 911 for '%s' in each language", (query) => {
    for (const index of sites) expect(index.search(query).isDanger).toBe(true);
  });

  it.each([
    ['nasunog po ang pasaporte ko, passport', '/Resident#at-other-offices'],
    ['gidili ba ang pagsunog og sagbot', '/Resident#at-resident-waste'],
    ['bawal po ba magsunog ng plastik sa basura', '/Resident#at-resident-waste'],
    ['earthquake exam', '/Announcements'],
  ])("opens for '%s' what stands beside the danger, and shows 911", (query, path) => {
    const { hits, isDanger } = parseSearchFile(buildSearchFile('content', 'en', () => {})).index.search(
      query,
    );
    expect([hits[0]?.path, isDanger]).toEqual([path, true]);
  });

  it.each([
    ['clearance k', '/services/issuance-of-barangay-clearance'],
    ['pde b humiram ng mesa', '/services/request-for-use-of-barangay-owned-facilities'],
    ['pwd po b mag apply online', '/Form_Request'],
    ['pwd po id', '/Resident#at-other-offices'],
    ['nakalimutan namin ang code ng resibo', '/Request_Status'],
    ['nalimtan man nako ang resibo', '/Request_Status'],
    ['i lost my receipt', '/Request_Status'],
    ['wen is the vaccine', '/Announcements/immunisation-at-the-health-station'],
    ['kelan po ang bakuna ng mga bata', '/Resident#at-resident-schedule'],
    ['kanus a ang pabakuna', '/Resident#at-resident-schedule'],
    ['reklamo sa tauhan', '/Government#at-government-complaint'],
    ['isog ang trabahante', '/Government#at-government-complaint'],
    ['complaint about the in charge', '/Government#at-government-complaint'],
  ])("opens for the text message '%s' in each language %s", (query, path) => {
    for (const locale of allLocales) {
      const { hits, isDanger } = parseSearchFile(buildSearchFile('content', locale, () => {})).index.search(
        query,
      );
      expect([locale, hits[0]?.path, isDanger]).toEqual([locale, path, false]);
    }
  });

  it('takes no phrase about a harmless thing for a query about danger', () => {
    const { rows } = readSearchWordsFile('content');
    const harmless = rows.filter(({ kind }) => kind !== 'danger' && kind !== 'possibleDanger');
    const raising = harmless.flatMap(({ phrases, opens }) =>
      opens.includes('page/EmergencyHotlines')
        ? []
        : phrases.filter((phrase) => site.search(phrase).isDanger),
    );
    expect(raising).toEqual([]);
  });

  it.each([
    'help getting a barangay clearance',
    'tulong sa pag fill up ng form',
    'tabang sa pagkuha og indigency',
    'drug test para sa trabaho',
  ])(
    "does not open the hotlines first for '%s', in which a word of danger may mean another thing",
    (query) => {
      expect(keys(query)[0]).not.toBe('page/EmergencyHotlines');
    },
  );

  it.each(['police clearance', 'clearance', 'fire safety certificate', 'rap', 'kabatan-onan'])(
    "does not take '%s' for a query about danger",
    (query) => {
      expect(site.search(query).isDanger).toBe(false);
    },
  );
});

describe('§2 the excerpt of a search result', () => {
  const formatExcerpt = (whole: string, ...words: string[]) =>
    createExcerpt(whole, new Set(words.map(foldWord)))
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  it('shows the text around the first match in whole words, with every match marked', () => {
    expect(formatExcerpt('Ask for the Zone Clearance at Sto. Niño.', 'clearance', 'nino')).toBe(
      'Ask for the Zone [Clearance] at Sto. [Niño].',
    );
    const long = `${'word '.repeat(40)}clearance ${'more '.repeat(40)}`;
    expect(formatExcerpt(long, 'clearance')).toMatch(/^… (word )+\[clearance\] (more )+…$/);
    expect(formatExcerpt(long, 'clearance').length).toBeLessThan(130);
  });

  it('shows the start of a text without a match', () => {
    expect(formatExcerpt('Bring a sack.', 'clearance')).toBe('Bring a sack.');
    expect(formatExcerpt('')).toBe('');
  });

  it('returns parts of any text, with fewer than 130 characters in all', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(400), { maxLength: 3 }), (whole, at) => {
        const words = whole.toLowerCase().split(/\s+/);
        const pieces = createExcerpt(whole, new Set(at.map((each) => words[each % words.length] ?? '')));
        const own = pieces.filter((piece) => !piece.text.includes('…')).map((piece) => piece.text);
        expect(own.every((piece) => whole.includes(piece))).toBe(true);
        expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(130);
      }),
    );
  });
});
