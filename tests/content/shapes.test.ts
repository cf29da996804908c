import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Unchecked } from '../../src/content/checked.ts';
import { entriesOf, findEntry } from '../../src/content/entry.ts';
import { eventsOf } from '../../src/content/event.ts';
import { officialsOf } from '../../src/content/official.ts';
import { sectionsOf } from '../../src/content/section.ts';
import { spotsOf } from '../../src/content/spot.ts';
import { payloads } from './hostile.ts';

const document = (id: string, data: unknown): Unchecked => ({ id, data });
const titles = (shown: readonly { readonly title: string }[]) => shown.map(({ title }) => title);

const shapes = { entriesOf, eventsOf, officialsOf, sectionsOf, spotsOf } as const;
const names = Object.keys(shapes) as (keyof typeof shapes)[];
const shape = (name: keyof typeof shapes, documents: readonly Unchecked[]): readonly object[] =>
  shapes[name](documents);

/** Every text and number anywhere in a shape. */
const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

describe('§3 dated entries', () => {
  it('stand newest first, those without a date last', () => {
    const shown = entriesOf([
      document('a', { title: 'Sample old', date: 1_000 }),
      document('b', { title: 'Sample without', date: '2026-11-18' }),
      document('c', { title: 'Sample new', date: 2_000, sample: true }),
    ]);
    expect(titles(shown)).toEqual(['Sample new', 'Sample old', 'Sample without']);
    expect(shown.map(({ date, isSample }) => [date, isSample])).toEqual([
      [2_000, true],
      [1_000, false],
      [null, false],
    ]);
  });

  it('have a body of plain paragraphs, without the marks of Markdown', () => {
    const body = 'One.\n\n## When\n\n- Gloves\n- A sack\n\nRead [News](/News).\n\n\n';
    expect(entriesOf([document('a', { title: 'Sample', body })])[0]?.paragraphs).toEqual([
      'One.',
      'When',
      '• Gloves\n• A sack',
      'Read News.',
    ]);
  });

  it.each([
    ['its slug', { slug: 'sample-day' }, 'sample-day'],
    ['its id where it has no slug', {}, 'id-1'],
    ['its id where an address would swallow the slug', { slug: '..' }, 'id-1'],
  ])('are found by %s', (_, fields, slug) => {
    const entries = entriesOf([document('id-1', { title: 'Sample', ...fields })]);
    expect(findEntry(entries, slug)?.id).toBe('id-1');
    expect(findEntry(entries, slug.toUpperCase())?.id).toBe('id-1');
  });

  it('keep an address each where two have one slug (failures 24)', () => {
    const entries = entriesOf([
      document('b', { title: 'Sample B', slug: 'day', date: 9 }),
      document('a', { title: 'Sample A', slug: 'day', date: 1 }),
    ]);
    expect(findEntry(entries, 'day')?.id).toBe('a');
    expect(findEntry(entries, 'b')?.id).toBe('b');
  });

  it.each(['', 'none', '..', '%E0%A4%A', 'x'.repeat(10_000)])('are not found at %j', (slug) => {
    expect(findEntry(entriesOf([document('a', { title: 'Sample', slug: 'day' })]), slug)).toBeNull();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300, 253_370_764_800_000, '1', null, { seconds: 1 }])(
    '%s is no date',
    (date) => {
      expect(entriesOf([document('a', { title: 'Sample', date })])[0]?.date).toBeNull();
    },
  );
});

describe('§3 what stands by its order', () => {
  it.each(['eventsOf', 'sectionsOf', 'spotsOf', 'officialsOf'] as const)('%s, else by its id', (name) => {
    const of = (id: string, order: unknown) => document(id, { title: id, position: id, order });
    const shown = shape(name, [of('b', 'first'), of('a', undefined), of('d', 2), of('c', 1.5)]);
    expect(shown.map((each) => ('id' in each ? each.id : ''))).toEqual(['c', 'd', 'a', 'b']);
  });

  it('an official without a name is unnamed, never invented', () => {
    const [official] = officialsOf([document('a', { position: 'Punong Barangay', name: ' ' })]);
    expect(official).toEqual({
      id: 'a',
      position: 'Punong Barangay',
      name: null,
      term: '',
      isAppointed: false,
      isSample: false,
    });
  });

  it.each([
    [{ year: 2013 }, '2013'],
    [{ year: null, date: 'Year to be published' }, 'Year to be published'],
    [{}, ''],
  ])('an event of %j is of %j', (fields, when) => {
    expect(eventsOf([document('a', { title: 'Sample', ...fields })])[0]?.when).toBe(when);
  });

  it('a section keeps the figures that have a value', () => {
    const figures = [{ value: '494 m', meaning: 'above sea level' }, { meaning: 'nothing' }, null, 'text'];
    expect(sectionsOf([document('a', { title: 'Sample', figures })])[0]?.figures).toEqual([
      { value: '494 m', meaning: 'above sea level' },
    ]);
  });
});

describe('failures 22, 23: whatever the store holds', () => {
  it.each(names)('%s leaves out what has no title, and throws nothing', (name) => {
    for (const data of [null, undefined, 'text', 7, [], {}, { title: ['x'], position: {} }, { title: '\n' }])
      expect(shape(name, [document('a', data)])).toEqual([]);
  });

  it.each(names)('%s makes bounded text of generated documents', (name) => {
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
        for (const leaf of leavesOf(shape(name, documents))) {
          if (typeof leaf === 'number') expect(Number.isSafeInteger(leaf)).toBe(true);
          else if (typeof leaf === 'string') expect(leaf.length).toBeLessThanOrEqual(20_000);
          else expect([true, false, null]).toContain(leaf);
        }
      }),
      { numRuns: 600 },
    );
  });

  it.each(names)('%s leaves a payload the text it is', (name) => {
    for (const payload of payloads) {
      const leaves = leavesOf(
        shape(name, [document('a', { title: payload, position: payload, summary: payload })]),
      );
      expect(leaves.filter((leaf) => typeof leaf === 'string' && leaf !== '')).toContain(payload);
    }
  });

  it('a title of a megabyte is cut, and not through a sign', () => {
    const [entry] = entriesOf([document('a', { title: `${'x'.repeat(299)}😀${'y'.repeat(1_000_000)}` })]);
    expect(entry?.title).toBe('x'.repeat(299));
    expect(() => encodeURIComponent(entry?.title ?? '')).not.toThrow();
  });

  it('10,000 entries are read in less than a second', () => {
    const documents = Array.from({ length: 10_000 }, (_, at) => document(`${at}`, { title: 'x', date: at }));
    const before = performance.now();
    expect(entriesOf(documents)).toHaveLength(10_000);
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it.each(['['.repeat(20_000), '[a]('.repeat(5_000), `${'\n '.repeat(9_999)}x`, '# '.repeat(10_000)])(
    'a body made to be slow is not',
    (body) => {
      const before = performance.now();
      entriesOf([document('a', { title: 'Sample', body })]);
      expect(performance.now() - before).toBeLessThan(500);
    },
  );
});
