/** The readers of stored fields, through the converters of records that use them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleConverters } from '../../../src/content/models/article.ts';
import { toOfficials } from '../../../src/content/models/official.ts';
import { toHistoryEvents, toSections, toSpots } from '../../../src/content/models/orderedRecords.ts';
import type { UncheckedDocument } from '../../../src/lib/readFields.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { createRecordContext } from '../../support/recordContext.ts';
import { sampleSize } from '../../support/sampling.ts';

const document = (id: string, data: unknown): UncheckedDocument => ({ id, data });

const shapes = {
  ...articleConverters,
  eventsOf: toHistoryEvents,
  officialsOf: toOfficials,
  sectionsOf: toSections,
  spotsOf: toSpots,
} as const;
const entriesOf = (documents: readonly UncheckedDocument[]) =>
  articleConverters.news(documents, createRecordContext());
const names = Object.keys(shapes) as (keyof typeof shapes)[];
const shape = (name: keyof typeof shapes, documents: readonly UncheckedDocument[]): readonly object[] =>
  shapes[name](documents, createRecordContext());

/** Every value at any depth of a converted record. */
const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

describe('§3 records with an order', () => {
  it.each(['eventsOf', 'sectionsOf', 'spotsOf', 'officialsOf'] as const)(
    '%s sorts records by order, then by id',
    (name) => {
      const of = (id: string, order: unknown) =>
        document(id, { title: id, position: id, page: 'resident', order });
      const entries = shape(name, [of('b', 'first'), of('a', undefined), of('d', 2), of('c', 1.5)]);
      expect(entries.map((each) => ('id' in each ? each.id : ''))).toEqual(['c', 'd', 'a', 'b']);
    },
  );
});

describe('failures 22, 23: any stored document', () => {
  it.each(names)('%s leaves out documents without a title, and does not throw', (name) => {
    for (const data of [null, undefined, 'text', 7, [], {}, { title: ['x'], position: {} }, { title: '\n' }])
      expect(shape(name, [document('a', data)])).toEqual([]);
  });

  it.each(names)('%s reads generated documents as bounded texts and safe integers', (name) => {
    const fields = [
      'title',
      'position',
      'slug',
      'summary',
      'body',
      'date',
      'order',
      'figures',
      'year',
      'name',
    ];
    const data = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom(...fields), fc.anything({ withBigInt: true, withDate: true })),
      fc.record({ title: fc.string({ unit: 'binary', minLength: 1 }), date: fc.double(), body: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.string(), data }), { maxLength: 5 }), (documents) => {
        // A place in a list may lie between two others, so that it is no integer.
        const records = shape(name, documents).map((record) => ({ ...record, order: null }));
        for (const leaf of leavesOf(records)) {
          if (typeof leaf === 'number') expect(Number.isSafeInteger(leaf)).toBe(true);
          else if (typeof leaf === 'string') expect(leaf.length).toBeLessThanOrEqual(20_000);
          else expect([true, false, null, undefined]).toContain(leaf);
        }
      }),
      { numRuns: sampleSize(600, 120) },
    );
  });

  it.each(names)('%s keeps forty payloads as plain text', (name) => {
    for (const payload of hostilePayloads) {
      const leaves = leavesOf(
        shape(name, [document('a', { page: 'resident', title: payload, position: payload })]),
      );
      expect(leaves.filter((leaf) => typeof leaf === 'string' && leaf !== '')).toContain(payload);
    }
  });

  it('cuts a title of a megabyte without splitting a surrogate pair', () => {
    const [entry] = entriesOf([document('a', { title: `${'x'.repeat(299)}😀${'y'.repeat(1_000_000)}` })]);
    expect(entry?.title).toBe('x'.repeat(299));
    expect(() => encodeURIComponent(entry?.title ?? '')).not.toThrow();
  });
});
