import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedContent } from '../../../../server/content/readContent.ts';
import type { PlainObject } from '../../../../server/firestore/protocol/plainValue.ts';
import {
  type ImportPlan,
  planImport,
  type StoredContent,
} from '../../../../src/content/import/importPlan.ts';
import type { ListName } from '../../../../src/content/schema/lists.ts';
import { toStoredContentRecord } from '../../../../src/staff-core/storedContent.ts';
import { sampleSize } from '../../../support/sampling.ts';
import { contentSamples } from '../../../support/server/contentSamples.ts';
import { testNow } from '../../../support/server/runningServer.ts';

const contentOf = (list: ListName, records: readonly PlainObject[]): CheckedContent => ({
  files: new Map([[list, 'f.json']]),
  records: records.map(({ id, ...fields }) => ({ list, id: String(id), where: `record '${id}'`, fields })),
  problems: [],
  notes: [],
});

const storeOf = (list: ListName, records: readonly PlainObject[]): StoredContent =>
  new Map([[list, new Map(records.map(({ id, ...fields }) => [String(id), { fields, isPlain: true }]))]]);

/** The plan of an import into a store, and the store that it makes. */
function planned(
  list: ListName,
  file: readonly PlainObject[],
  store: readonly PlainObject[] = [],
  now = testNow,
) {
  const plan = planImport(contentOf(list, file), storeOf(list, store), now);
  const after = new Map(store.map((record) => [record.id, record]));
  for (const { id, fields, updated } of writesOf(plan)) after.set(id, { id, ...fields, updated });
  return { ...plan, after: [...after.values()] };
}

const writesOf = ({ lists }: ImportPlan) => lists.flatMap(({ writes }) => writes);
const countsOf = ({ lists }: ImportPlan) =>
  lists.flatMap(({ added, changed, unchanged, onlyInStore }) => [added, changed, unchanged, onlyInStore]);

const news = (id: string, change: PlainObject = {}): PlainObject => ({
  ...contentSamples.news,
  slug: id,
  ...change,
  id,
});

describe('§7 what an import does', () => {
  it('dates what is new among others as new, whatever moment was copied with it', () => {
    const { after } = planned('news', [news('b', { updated: 7 })], [news('a', { updated: 5 })]);
    expect(after.map(({ updated }) => updated)).toEqual([5, testNow]);
  });

  it('notes more alerts than a page reads, those to come and those in the store among them', () => {
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

  it('is counted: new, changed, unchanged, in the store alone', () => {
    const plan = planned(
      'news',
      [news('a'), news('b', { title: 'Sample other' }), news('c')],
      [news('b'), news('c'), news('d'), news('e')],
    );
    expect(countsOf(plan)).toEqual([1, 1, 1, 2]);
    expect(writesOf(plan).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is nothing where the order of keys, what is null, or the type of a number differs', () => {
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

  it('is a change where the store holds what no file can', () => {
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
    ['a new record without it', {}, null, testNow],
    ['a new record with it', { updated: 7 }, null, 7],
    ['the same record', {}, { updated: 7 }, null],
    ['the same record, with the same', { updated: 7 }, { updated: 7 }, null],
    ['the same record, with an older one', { updated: 6 }, { updated: 7 }, null],
    ['the same record, with a newer one', { updated: 8 }, { updated: 7 }, null],
    ['the same record, the store without', { updated: 8 }, {}, null],
    ['the same record, with none and the store with rubbish', {}, { updated: 'today' }, null],
    ['a changed record without it', { title: 'Sample b' }, { updated: 7 }, testNow],
    ['a changed record with the same', { title: 'Sample b', updated: 7 }, { updated: 7 }, testNow],
    ['a changed record with an older one', { title: 'Sample b', updated: 6 }, { updated: 7 }, testNow],
    ['a changed record with a newer one', { title: 'Sample b', updated: 8 }, { updated: 7 }, 8],
    [
      'a changed record of a store whose clock was ahead',
      { title: 'Sample b' },
      { updated: testNow + 5 },
      testNow,
    ],
  ])('writes as the last change of %s the file’s where it is newer, else now', (_, file, store, updated) => {
    const plan = planned('news', [news('a', file)], store === null ? [] : [news('a', store)]);
    expect(writesOf(plan)[0]?.updated ?? null).toBe(updated);
  });

  it('is nothing the second time', () => {
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

  it('is nothing of a record of more than 1 MiB', () => {
    const requirements = Array(100).fill('ñ'.repeat(2_000));
    const record = { ...contentSamples.charter, requirements, renewal: requirements, fees: requirements };
    expect(planned('charter', [record]).problems).toEqual([
      "record 'a': is too long: a record may have 1 MiB.",
    ]);
  });
});

describe('§2 an address of its own', () => {
  const slugsOf = (list: ListName, file: readonly PlainObject[], store: readonly PlainObject[] = []) =>
    planned(list, file, store).after.map(({ slug }) => slug);
  const titled = (id: string, title: string, change: PlainObject = {}): PlainObject => ({
    ...contentSamples.news,
    title,
    ...change,
    id,
  });

  it('is made of the title, each once', () => {
    const file = ['Fiesta: day 1!', 'Fiesta day 1', 'Piñata', 'ᜀ'].map((title, i) => titled(`n${i}`, title));
    expect(slugsOf('news', file)).toEqual(['fiesta-day-1', 'fiesta-day-1-2', 'pinata', 'untitled']);
  });

  it('of a service is made of its name', () => {
    expect(slugsOf('charter', [contentSamples.charter])).toEqual(['sample-service']);
  });

  it('is given to lists that have one, and to no other', () => {
    expect(slugsOf('tourism', [contentSamples.tourism])).toEqual([undefined]);
  });

  it('leaves those of the file and of the store alone', () => {
    const file = [titled('a', 'Day'), titled('b', 'Day'), titled('c', 'Other', { slug: 'day-2' })];
    expect(slugsOf('news', file, [news('z', { slug: 'day' })])).toEqual(['day', 'day-3', 'day-4', 'day-2']);
  });

  it('stays with a record of the store, whatever its title becomes', () => {
    expect(
      slugsOf('news', [titled('a', 'New title')], [titled('a', 'Old title', { slug: 'old-title' })]),
    ).toEqual(['old-title']);
  });

  it('is made anew where the store holds none that could be', () => {
    expect(slugsOf('news', [titled('a', 'Day')], [titled('a', 'Day', { slug: '../x' })])).toEqual(['day']);
  });

  it('is cut where the title is long', () => {
    const title = 'word '.repeat(60);
    const [first, second] = slugsOf('news', [titled('a', title), titled('b', title)]) as string[];
    expect([first, second]).toEqual([
      `${'word-'.repeat(39)}word`,
      expect.stringMatching(/^[a-z]+(-[a-z]+)*-2$/),
    ]);
    expect(second?.length).toBe(200);
  });

  it('may be changed by the file, with a word', () => {
    const { notes, problems } = planned('news', [news('a', { slug: 'new' })], [news('a', { slug: 'old' })]);
    expect([problems, notes]).toEqual([
      [],
      ["record 'a': its address changes from 'old' to 'new'; links to the old one stop working."],
    ]);
  });

  it.each([
    [
      'in the file',
      [news('a', { slug: 'day' }), news('b', { slug: 'day' })],
      [],
      "record 'b', field 'slug': 'day' is the address of record 'a'.",
    ],
    [
      'in the store',
      [news('a', { slug: 'day' })],
      [news('z', { slug: 'day' })],
      "record 'a', field 'slug': 'day' is the address of record 'z' in the store.",
    ],
    [
      'kept by a record of the file',
      [titled('b', 'Sample'), news('a', { slug: 'day' })],
      [news('b', { slug: 'day' })],
      "record 'a', field 'slug': 'day' is the address of record 'b'.",
    ],
  ])('that another has %s is refused', (_, file, store, said) => {
    expect(planned('news', file, store).problems).toEqual([said]);
  });

  it('may go from one record to another', () => {
    const swapped = planned(
      'news',
      [news('a', { slug: 'b' }), news('b', { slug: 'a' })],
      [news('a'), news('b')],
    );
    expect(swapped.problems).toEqual([]);
  });

  it('has one for each of ten thousand equal titles', () => {
    const file = Array.from({ length: 10_000 }, (_, i) => titled(`n${i}`, 'Day'));
    expect(new Set(slugsOf('news', file)).size).toBe(10_000);
  });
});

describe('§7 as much as the site reads', () => {
  const services = (from: number, to: number, status = 'active'): readonly PlainObject[] =>
    Array.from({ length: to - from }, (_, i) => ({ ...contentSamples.charter, status, id: `s${from + i}` }));

  it.each([
    ['100 in the file', services(0, 100), [], []],
    ['101 in the file', services(0, 101), [], [101]],
    ['100 after the store’s are counted', services(40, 100), services(0, 60), []],
    ['101 after the store’s are counted', services(40, 101), services(0, 60), [101]],
    ['103 in the store already', services(0, 1), services(0, 103), [103]],
    ['99, one of the store’s being overwritten', services(0, 100, 'draft'), services(0, 199), []],
    ['none', services(0, 300, 'draft'), services(300, 400), []],
  ])('of services %s', (_, file, store, refused) => {
    expect(planned('charter', file, store).problems).toEqual(
      refused.map(
        (active) =>
          `f.json: ${active} services would be active, and the site shows 100: give ${active - 100} of them another status than 'active'.`,
      ),
    );
  });

  it('of dated lists is any number', () => {
    const file = Array.from({ length: 300 }, (_, i) => news(`n${i}`));
    const { problems, notes } = planned('news', file);
    expect([problems, notes]).toEqual([[], []]);
  });

  it('of contacts 20: more are taken, with a word', () => {
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
