/** Records of every list, made from the table of their fields: as much as they may hold, and what they must not. */
import { fieldKinds } from '../../../src/content/schema/fieldKinds.ts';
import { type ContentField, type ListName, lists, writtenPages } from '../../../src/content/schema/lists.ts';
import { addDays } from '../../../src/domain/dates/day.ts';
import { hostilePayloads } from '../hostileTexts.ts';
import type { SeedRecord } from './seedRecords.ts';

export const allListNames = Object.keys(lists) as ListName[];

const noon = Date.UTC(2031, 4, 6, 4);
const day = 86_400_000;

/** A row of words, and one long word without a place to break. */
const passage = `Sample words in a row, ${'unbroken'.repeat(8)}, and more of them. `;
const long = (characters: number): string =>
  passage
    .repeat(Math.ceil(characters / passage.length))
    .slice(0, characters)
    .trim();

const chapter = `## Sample heading

${long(400)}

- **Sample** item, and [the charter](/Citizens-Charter)
- ${long(200)}

| Sample column | ${'unbroken'.repeat(8)} | Third |
| --- | --- | --- |
| ${long(80)} | 1 | ₱ 0.00 |

> ${long(120)}

`;

type Fill = (most: number, at: number) => unknown;

/** The longest value of each kind. */
const longestValues: Readonly<Record<ContentField['kind'], Fill>> = {
  line: long,
  markdown: (most) => chapter.repeat(Math.floor(Math.min(most, 6_000) / chapter.length)),
  template: long,
  templateLines: (most) => Array.from({ length: most }, () => long(100)),
  lines: () => Array.from({ length: 12 }, (_, at) => (at === 7 ? '' : `• ${at} ${long(150)}`)),
  instant: () => noon,
  number: (_, at) => at,
  count: (most) => most,
  flag: () => true,
  slug: (_, at) => `sample-${at}`,
  telephone: (most) => `+63 900 ${'0'.repeat(most - 8)}`,
  image: () => ({
    src: '/images/sample-fields-{width}.webp',
    alt: long(200),
    width: 960,
    height: 540,
    widths: [480, 960],
  }),
  file: () => ({
    src: `/files/${'0'.repeat(32)}/${'Sample-'.repeat(8)}1.pdf`,
    name: long(120),
    size: 499_999,
  }),
  place: (_, at) => ({ lat: 8.37 + at / 1_000, lng: 124.85 - at / 1_000 }),
  figures: (most) =>
    Array.from({ length: most }, (_, at) => ({ value: `${at}${'0'.repeat(30)}`, meaning: long(120) })),
  page: (_, at) => writtenPages[at % writtenPages.length],
};

const listFields = (list: ListName): readonly (readonly [string, ContentField])[] =>
  Object.entries<ContentField>(lists[list].fields).filter(([name]) => name !== 'status');

/** The field that titles a record: an official's position, a service's name. */
export const nameField = {
  contacts: 'name',
  charter: 'name',
  news: 'title',
  ordinances: 'title',
  announcements: 'title',
  officials: 'position',
  awards: 'title',
  tourism: 'title',
  history: 'title',
  pages: 'title',
  hallDays: 'reason',
  documentTexts: 'title',
} as const satisfies Readonly<Record<ListName, string>>;

/** A hall's day is named by its day. */
const idOf = (list: ListName, name: string, at: number): string =>
  list === 'hallDays' ? addDays('2031-05-05', at) : name;

/** `count` records that hold all they may; their names differ, and their dates are a day apart. */
export const createFullRecords = (list: ListName, count: number): readonly SeedRecord[] =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf(list, `sample-${String(at).padStart(3, '0')}`, at),
    ...Object.fromEntries(
      listFields(list).map(([name, { kind, most }]) => [name, longestValues[kind](most, at)]),
    ),
    [nameField[list]]: `Sample ${at} ${long(90)}`,
    ...('date' in lists[list].fields && { date: noon - at * day }),
    // Alerts on every page have tests of their own.
    ...('urgent' in lists[list].fields && { urgent: false }),
  }));

const wrongValues: readonly unknown[] = [
  null,
  { deep: { map: ['x'] } },
  [{ x: 1 }, null],
  -1e300,
  '\u0000',
  'wrong',
  true,
];

/** A valid record for each page, and for each field two records that only this field makes invalid. */
export const createMalformedRecords = (list: ListName): readonly SeedRecord[] => {
  const [validRecord] = createFullRecords(list, 1);
  const malformedRecords = listFields(list).flatMap(([name, { kind, most }], at) => {
    const invalidValues = wrongValues.filter((wrong) => fieldKinds[kind].read(wrong, most) === null);
    return [0, 1].map((more) => ({
      ...validRecord,
      id: idOf(list, `wrong-${name}-${more}`, 1 + at * 2 + more),
      ...('slug' in lists[list].fields && { slug: `wrong-${name.toLowerCase()}-${more}` }),
      [name]: invalidValues[(at + more) % invalidValues.length],
    }));
  });
  const validRecords =
    list === 'pages'
      ? writtenPages.map((page) => ({ page, id: `a-sound-${page}` }))
      : [{ id: idOf(list, 'a-sound', 0) }];
  return [...validRecords.map((each) => ({ ...validRecord, ...each })), ...malformedRecords];
};

/** A record for each payload, which fills all its fields but those that a record needs in order to be shown. */
export const createHostileRecords = (list: ListName, from: number, to: number): readonly SeedRecord[] =>
  hostilePayloads.slice(from, to).map((payload, at) => ({
    id: idOf(list, `hostile-${String(at).padStart(2, '0')}`, at),
    ...Object.fromEntries(
      listFields(list).map(([name, { kind }]) => [
        name,
        kind === 'lines' || kind === 'templateLines' ? [payload, payload] : payload,
      ]),
    ),
    ...('slug' in lists[list].fields && { slug: `hostile-${at}` }),
    ...('page' in lists[list].fields && { page: writtenPages[at % writtenPages.length] }),
    ...('date' in lists[list].fields && { date: noon - at * day }),
    order: at,
  }));
