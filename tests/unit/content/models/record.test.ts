/** Every field of every list, from the one table: any stored value, and what the site reads from it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRecords } from '../../../../src/content/models/record.ts';
import { fieldKinds } from '../../../../src/content/schema/fieldKinds.ts';
import {
  type ContentField,
  type FieldKind,
  type ListName,
  lists,
} from '../../../../src/content/schema/lists.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { createRecordContext } from '../../../support/recordContext.ts';
import { sampleSize } from '../../../support/sampling.ts';

const names = Object.keys(lists) as ListName[];
const rows = names.flatMap((list) =>
  Object.entries<ContentField>(lists[list].fields).map(([field, row]) => ({
    list,
    field,
    kind: row.kind,
    row,
  })),
);

/** A valid value of each kind. */
const validValues = {
  line: 'Sample',
  markdown: 'Sample',
  template: 'To {name}',
  lines: ['Sample'],
  templateLines: ['O.R. {receipt}'],
  instant: 1_000,
  number: 1,
  count: 1,
  flag: true,
  slug: 'sample',
  telephone: '0900 001',
  image: { src: '/images/sample-{width}.webp', alt: 'Sample', width: 960, height: 540, widths: [480, 960] },
  file: { src: `/files/${'a'.repeat(32)}/Sample.pdf`, name: 'Sample', size: 1 },
  place: { lat: 8.37, lng: 124.85 },
  figures: [{ value: '494 m', meaning: 'above sea level' }],
  page: 'resident',
} as const;

/** A record of a list with a value in every field. */
const createCompleteRecord = (list: ListName): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<ContentField>(lists[list].fields).map(([name, { kind }]) => [name, validValues[kind]]),
  );

interface ReadResult {
  readonly found: Record<string, unknown> | undefined;
  readonly problems: readonly string[];
}

const read = (list: ListName, data: unknown): ReadResult => {
  const problems: string[] = [];
  const [found] = toRecords(
    list,
    [{ id: 'a', data }],
    createRecordContext((id, field, problem) => problems.push(`${id} ${field} ${problem}`)),
  );
  // Under the names of the table.
  return { found: found && { ...found, sample: found.isSample }, problems };
};

const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** What a malformed value reads as. */
const readMalformed = (kind: FieldKind) => fieldKinds[kind].malformed ?? fieldKinds[kind].blank;

describe('§3 the records of every list', () => {
  it.each(names)('reads a complete record of %s without reporting a problem', (list) => {
    const { found, problems } = read(list, createCompleteRecord(list));
    expect(problems).toEqual([]);
    expect(found).toMatchObject({ id: 'a', ...createCompleteRecord(list) });
  });

  it.each(rows)('reports a map in $field ($kind) of $list by record and field', ({ list, field, row }) => {
    const { found, problems } = read(list, { ...createCompleteRecord(list), [field]: { deep: ['map'] } });
    expect(problems).toContain(`a ${field} ${fieldKinds[row.kind].must}`);
    if (row.required && field !== 'status') expect(found).toBeUndefined();
    else expect(found?.[field]).toEqual(readMalformed(row.kind));
  });

  it.each(rows)(
    'reads forty payloads in $field of $list as plain text, or as blank (failures 22)',
    ({ list, field, row }) => {
      expect(hostilePayloads).toHaveLength(40);
      const isText = ['line', 'markdown', 'template'].includes(row.kind);
      for (const payload of hostilePayloads) {
        const { found } = read(list, { ...createCompleteRecord(list), [field]: payload });
        if (isText) expect(found?.[field]).toBe(payload.slice(0, row.most));
        else if (row.kind === 'lines' || row.kind === 'templateLines')
          expect(found?.[field]).toEqual([payload]);
        else expect(found?.[field] ?? readMalformed(row.kind)).toEqual(readMalformed(row.kind));
      }
    },
  );

  // The id of a hall's day says all that its record must.
  const listsWithRequiredFields = names.filter((list) => list !== 'hallDays');

  it.each(listsWithRequiredFields)(
    'leaves out and reports a record of %s that lacks a required field',
    (list) => {
      const needed = rows.filter(
        (each) => each.list === list && each.row.required && each.field !== 'status',
      );
      for (const { field } of needed) {
        const { [field]: _, ...rest } = createCompleteRecord(list);
        expect(read(list, rest)).toEqual({ found: undefined, problems: [`a ${field} is missing`] });
      }
      expect(needed.length).toBeGreaterThan(0);
    },
  );

  it.each(names)('reads any stored value of %s as bounded values, and never throws (failures 23)', (list) => {
    const data = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true }),
      fc.dictionary(fc.constantFrom(...Object.keys(lists[list].fields)), fc.anything()),
      fc.dictionary(fc.constantFrom(...Object.keys(lists[list].fields)), fc.string({ unit: 'binary' })),
    );
    fc.assert(
      fc.property(data, (stored) => {
        const over =
          typeof stored === 'object' && stored !== null
            ? { ...createCompleteRecord(list), ...stored }
            : stored;
        for (const leaf of leavesOf(read(list, over).found)) {
          if (typeof leaf === 'number') expect(Number.isFinite(leaf)).toBe(true);
          else if (typeof leaf === 'string') expect(leaf.length).toBeLessThanOrEqual(20_000);
          else expect([true, false, null, undefined]).toContain(leaf);
        }
      }),
      { numRuns: sampleSize(500, 60) },
    );
  });
});

describe('§2 pictures', () => {
  const image = (changed: object) =>
    read('news', { title: 'Sample', image: { ...validValues.image, ...changed } }).found?.image;

  it.each([
    ['with a blank alt text', { alt: ' ' }],
    ['from another host', { src: 'https://example.com/a.webp' }],
    ['from a protocol-relative host', { src: '//example.com/a.webp' }],
    ['with .. in its path', { src: '/images/../v1/a.webp' }],
    ['that is an HTML file', { src: '/images/a.html' }],
    ['with a script as its address', { src: 'javascript:window.ran=1' }],
    ['without a width', { width: null }],
    ['of height 0', { height: 0 }],
    ['wider than the limit', { width: 1e9 }],
  ])('drops an image %s', (_, changed) => {
    expect(image(changed)).toBeNull();
  });

  it('sorts the valid widths of an image, and gives an SVG only its own width', () => {
    expect(image({ widths: [960, 480, -1, 'x', 240] })).toMatchObject({ widths: [240, 480, 960] });
    expect(image({ src: '/images/a.svg', widths: [1, 2] })).toMatchObject({ widths: [960] });
  });
});
