import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import type { CheckedContent } from '../../../../server/content/readContent.ts';
import {
  type ImportPlan,
  planImport,
  type StoredContent,
} from '../../../../src/content/import/importPlan.ts';
import { formatFieldProblem } from '../../../../src/content/schema/fieldProblems.ts';
import type { ListName } from '../../../../src/content/schema/lists.ts';
import { toStoredContentRecord } from '../../../../src/staff-core/storedContent.ts';
import { sampleSize } from '../../../support/sampling.ts';
import { contentSamples } from '../../../support/server/contentSamples.ts';
import { testNow } from '../../../support/server/runningServer.ts';

const contentOf = (list: ListName, records: readonly PlainObject[]): CheckedContent => ({
  pictures: new Map(),
  files: new Map([[list, 'f.json']]),
  records: records.map(({ id, ...fields }) => ({ list, id: String(id), where: `record '${id}'`, fields })),
  problems: [],
  notes: [],
});

const storeOf = (list: ListName, records: readonly PlainObject[]): StoredContent =>
  new Map([[list, new Map(records.map(({ id, ...fields }) => [String(id), { fields, isPlain: true }]))]]);

/** The plan of an import into a store, and the records of the store after it. */
function planned(
  list: ListName,
  file: readonly PlainObject[],
  store: readonly PlainObject[] = [],
  now = testNow,
) {
  const plan = planImport(contentOf(list, file), storeOf(list, store), now);
  const after = new Map(store.map((record) => [record.id, record]));
  for (const { id, fields, updated } of writesOf(plan)) after.set(id, { id, ...fields, updated });
  const problems = plan.problems.map((problem) => formatFieldProblem(problem.where, problem));
  return { ...plan, problems, after: [...after.values()] };
}

const writesOf = ({ lists }: Pick<ImportPlan, 'lists'>) => lists.flatMap(({ writes }) => writes);
const countsOf = ({ lists }: Pick<ImportPlan, 'lists'>) =>
  lists.flatMap(({ added, changed, unchanged, onlyInStore }) => [added, changed, unchanged, onlyInStore]);

const news = (id: string, change: PlainObject = {}): PlainObject => ({
  ...contentSamples.news,
  slug: id,
  ...change,
  id,
});

describe('§7 the plan of an import', () => {
  it('dates a new record among stored ones as of now, whatever time its file has', () => {
    const { after } = planned('news', [news('b', { updated: 7 })], [news('a', { updated: 5 })]);
    expect(after.map(({ updated }) => updated)).toEqual([5, testNow]);
  });

  it('notes more alerts than a page shows, and counts future and stored ones', () => {
    const alert = (id: string, change: PlainObject = {}): PlainObject => ({
      ...contentSamples.announcements,
      ...{ urgent: true, validFrom: testNow - 1, validUntil: testNow + 9, slug: id, ...change, id },
    });
    const five = ['a', 'b', 'c', 'd'].map((id) => alert(id));
    const notesOf = (file: readonly PlainObject[]) => planned('announcements', file, [alert('z')]).notes;
    expect(notesOf(five)).toEqual([]);
    expect(notesOf([...five, alert('e', { validUntil: testNow })])).toEqual([]);
    expect(notesOf([...five, alert('e', { status: 'inactive' })])).toEqual([]);
    expect(notesOf([...five, alert('e', { validFrom: testNow + 5 })])).toEqual([
      'f.json: 6 urgent announcements have not ended, and the site shows the 5 that end first.',
    ]);
  });

  it('counts records that are new, changed, unchanged, or only in the store', () => {
    const plan = planned(
      'news',
      [news('a'), news('b', { title: 'Sample other' }), news('c')],
      [news('b'), news('c'), news('d'), news('e')],
    );
    expect(countsOf(plan)).toEqual([1, 1, 1, 2]);
    expect(writesOf(plan).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('plans no change when only the order of keys, nulls or number types differ', () => {
    const image = { src: '/images/a.webp', alt: 'A drawing', width: 9, height: 9 };
    const stored = toStoredContentRecord({
      order: { doubleValue: 3 },
      name: { nullValue: null },
      image: {
        mapValue: {
          fields: {
            alt: { stringValue: 'A drawing' },
            height: { integerValue: '9' },
            src: { stringValue: '/images/a.webp' },
            width: { integerValue: '9' },
          },
        },
      },
      position: { stringValue: 'Sample position' },
      status: { stringValue: 'active' },
    });
    const store = new Map([['officials' as const, new Map([['a', stored]])]]);
    const plan = planImport(
      contentOf('officials', [{ ...contentSamples.officials, order: 3, image }]),
      store,
      testNow,
    );
    expect(countsOf(plan)).toEqual([0, 0, 1, 0]);
  });

  it('plans a change when the store has a value that no file can have', () => {
    const stored = toStoredContentRecord({
      status: { stringValue: 'active' },
      position: { timestampValue: '2026-11-21T00:00:00Z' },
    });
    const store = new Map([['officials' as const, new Map([['a', stored]])]]);
    expect(countsOf(planImport(contentOf('officials', [contentSamples.officials]), store, testNow))).toEqual([
      0, 1, 0, 0,
    ]);
  });

  it.each([
    ["a new record without 'updated' as of now", {}, null, testNow],
    ["a new record with its own 'updated'", { updated: 7 }, null, 7],
    ['nothing for the same record', {}, { updated: 7 }, null],
    ["nothing for the same record with the same 'updated'", { updated: 7 }, { updated: 7 }, null],
    ["nothing for the same record with an older 'updated'", { updated: 6 }, { updated: 7 }, null],
    ["nothing for the same record with a newer 'updated'", { updated: 8 }, { updated: 7 }, null],
    ["nothing for the same record when the store has no 'updated'", { updated: 8 }, {}, null],
    ["nothing for the same record when the store has an invalid 'updated'", {}, { updated: 'today' }, null],
    ["a changed record without 'updated' as of now", { title: 'Sample b' }, { updated: 7 }, testNow],
    [
      "a changed record with the same 'updated' as of now",
      { title: 'Sample b', updated: 7 },
      { updated: 7 },
      testNow,
    ],
    [
      "a changed record with an older 'updated' as of now",
      { title: 'Sample b', updated: 6 },
      { updated: 7 },
      testNow,
    ],
    [
      "a changed record with a newer 'updated' as of that time",
      { title: 'Sample b', updated: 8 },
      { updated: 7 },
      8,
    ],
    [
      "a changed record as of now when the stored 'updated' is in the future",
      { title: 'Sample b' },
      { updated: testNow + 5 },
      testNow,
    ],
  ])('plans to write %s', (_, file, store, updated) => {
    const plan = planned('news', [news('a', file)], store === null ? [] : [news('a', store)]);
    expect(writesOf(plan)[0]?.updated ?? null).toBe(updated);
  });

  it('plans no write when the same file is imported again', () => {
    const field = fc.record(
      {
        title: fc.constantFrom('Sample a', 'Sample b'),
        updated: fc.integer({ min: 0, max: 9 }),
        slug: fc.constantFrom('', 'x'),
      },
      { requiredKeys: ['title'] },
    );
    const records = fc
      .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), field)
      .map((all) =>
        Object.entries(all).map(([id, fields]): PlainObject => ({ ...contentSamples.news, ...fields, id })),
      );
    fc.assert(
      fc.property(records, records, fc.integer({ min: 0, max: 9 }), (store, file, now) => {
        const first = planned('news', file, store, now);
        fc.pre(first.problems.length === 0);
        expect(writesOf(planned('news', file, first.after, now + 1))).toEqual([]);
      }),
      { numRuns: sampleSize(500, 120) },
    );
  });

  it('refuses a record of more than 1 MiB', () => {
    const requirements = Array(100).fill('ñ'.repeat(2_000));
    const record = { ...contentSamples.charter, requirements, renewal: requirements, fees: requirements };
    expect(planned('charter', [record]).problems).toEqual([
      "record 'a': is too long: a record may have 1 MiB.",
    ]);
  });
});

describe("§3 the hall's days", () => {
  const notesOn = (id: string) => planned('hallDays', [{ ...contentSamples.hallDays, id }]).notes;

  it('notes that a record of a weekend changes nothing', () => {
    for (const day of ['2031-05-10', '2031-05-11'])
      expect(notesOn(day)).toEqual([
        `record '${day}': the hall never opens on a Saturday or a Sunday, so this record changes nothing.`,
      ]);
    for (const day of ['2031-05-09', '2031-05-12', 'every-day']) expect(notesOn(day)).toEqual([]);
  });
});

describe('§2 the slug of a record', () => {
  const slugsOf = (list: ListName, file: readonly PlainObject[], store: readonly PlainObject[] = []) =>
    planned(list, file, store).after.map(({ slug }) => slug);
  const titled = (id: string, title: string, change: PlainObject = {}): PlainObject => ({
    ...contentSamples.news,
    title,
    ...change,
    id,
  });

  it('makes a unique slug from each title', () => {
    const file = ['Fiesta: day 1!', 'Fiesta day 1', 'Piñata', 'ᜀ'].map((title, i) => titled(`n${i}`, title));
    expect(slugsOf('news', file)).toEqual(['fiesta-day-1', 'fiesta-day-1-2', 'pinata', 'untitled']);
  });

  it('makes the slug of a service from its name', () => {
    expect(slugsOf('charter', [contentSamples.charter])).toEqual(['sample-service']);
  });

  it('makes no slug for a list without slugs', () => {
    expect(slugsOf('tourism', [contentSamples.tourism])).toEqual([undefined]);
  });

  it('keeps the slugs of the file and of the store, and makes others around them', () => {
    const file = [titled('a', 'Day'), titled('b', 'Day'), titled('c', 'Other', { slug: 'day-2' })];
    expect(slugsOf('news', file, [news('z', { slug: 'day' })])).toEqual(['day', 'day-3', 'day-4', 'day-2']);
  });

  it('keeps the slug of a stored record when its title changes', () => {
    expect(
      slugsOf('news', [titled('a', 'New title')], [titled('a', 'Old title', { slug: 'old-title' })]),
    ).toEqual(['old-title']);
  });

  it('replaces a stored slug that is invalid', () => {
    expect(slugsOf('news', [titled('a', 'Day')], [titled('a', 'Day', { slug: '../x' })])).toEqual(['day']);
  });

  it('cuts the slugs of long titles to at most 200 characters', () => {
    const title = 'word '.repeat(60);
    const [first, second] = slugsOf('news', [titled('a', title), titled('b', title)]) as string[];
    expect([first, second]).toEqual([
      `${'word-'.repeat(39)}word`,
      expect.stringMatching(/^[a-z]+(-[a-z]+)*-2$/),
    ]);
    expect(second?.length).toBe(200);
  });

  it('changes a slug as the file does, and notes that old links stop working', () => {
    const { notes, problems } = planned('news', [news('a', { slug: 'new' })], [news('a', { slug: 'old' })]);
    expect([problems, notes]).toEqual([
      [],
      ["record 'a': its address changes from 'old' to 'new'; links to the old one stop working."],
    ]);
  });

  it.each([
    [
      'another record of the file has',
      [news('a', { slug: 'day' }), news('b', { slug: 'day' })],
      [],
      "record 'b', field 'slug': 'day' is the address of record 'a'.",
    ],
    [
      'a record of the store has',
      [news('a', { slug: 'day' })],
      [news('z', { slug: 'day' })],
      "record 'a', field 'slug': 'day' is the address of record 'z' in the store.",
    ],
    [
      'a record of the file keeps from the store',
      [titled('b', 'Sample'), news('a', { slug: 'day' })],
      [news('b', { slug: 'day' })],
      "record 'a', field 'slug': 'day' is the address of record 'b'.",
    ],
  ])('refuses a slug that %s', (_, file, store, problem) => {
    expect(planned('news', file, store).problems).toEqual([problem]);
  });

  it('accepts two records that swap their slugs', () => {
    const swapped = planned(
      'news',
      [news('a', { slug: 'b' }), news('b', { slug: 'a' })],
      [news('a'), news('b')],
    );
    expect(swapped.problems).toEqual([]);
  });

  it('makes ten thousand different slugs from equal titles', () => {
    const file = Array.from({ length: 10_000 }, (_, i) => titled(`n${i}`, 'Day'));
    expect(new Set(slugsOf('news', file)).size).toBe(10_000);
  });
});

describe('§7 the limit of a list', () => {
  const services = (from: number, to: number, status = 'active'): readonly PlainObject[] =>
    Array.from({ length: to - from }, (_, i) => ({ ...contentSamples.charter, status, id: `s${from + i}` }));

  it.each([
    ['accepts 100 active services in the file', services(0, 100), [], []],
    ['refuses 101 active services in the file', services(0, 101), [], [101]],
    ['accepts 100 active services with those of the store', services(40, 100), services(0, 60), []],
    ['refuses 101 active services with those of the store', services(40, 101), services(0, 60), [101]],
    ['refuses a service while 103 are active in the store', services(0, 1), services(0, 103), [103]],
    [
      'accepts drafts that replace all but 99 active services of the store',
      services(0, 100, 'draft'),
      services(0, 199),
      [],
    ],
    [
      'accepts 300 drafts beside 100 active services of the store',
      services(0, 300, 'draft'),
      services(300, 400),
      [],
    ],
  ])('%s', (_, file, store, refused) => {
    expect(planned('charter', file, store).problems).toEqual(
      refused.map(
        (active) =>
          `f.json: ${active} services would be active, and the site shows 100: give ${active - 100} of them another status than 'active'.`,
      ),
    );
  });

  it('accepts 300 records of a dated list without a note', () => {
    const file = Array.from({ length: 300 }, (_, i) => news(`n${i}`));
    const { problems, notes } = planned('news', file);
    expect([problems, notes]).toEqual([[], []]);
  });

  it('accepts 21 contacts, and notes that the site shows 20', () => {
    const file = Array.from({ length: 21 }, (_, i) => ({ ...contentSamples.contacts, id: `c${i}` }));
    const { problems, notes } = planned('contacts', file);
    expect([problems, notes]).toEqual([
      [],
      [
        "f.json: 21 records would be active, and the site shows 20: give 1 of them another status than 'active'.",
      ],
    ]);
  });
});
