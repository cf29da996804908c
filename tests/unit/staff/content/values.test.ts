/** §7. A record in a form: untouched fields stay unchanged, and typed values pass the same checks as in the import. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { type ListName, lists } from '../../../../src/content/schema/lists.ts';
import { staffContentMessages } from '../../../../src/staff/content/messages.ts';
import { checkRecord, type EditableRecord } from '../../../../src/staff/content/records.ts';
import {
  createFieldControls,
  createNewFields,
  toControlValues,
  toRecordFields,
} from '../../../../src/staff/content/values.ts';
import { sampleContent } from '../../../support/server/sampleContent.ts';

const now = Date.UTC(2031, 4, 6, 3);
const names = Object.keys(lists) as ListName[];

const recordsIn = (list: ListName): readonly EditableRecord[] =>
  (
    JSON.parse(
      readFileSync(`${sampleContent}/${lists[list].collection}.json`, 'utf8'),
    ) as readonly PlainObject[]
  ).map(({ id, ...fields }) => ({ id: String(id), version: '', fields, wire: {}, isPlain: true }));

const news = recordsIn('news');
const [first] = news;
const changed = (
  change: PlainObject,
  list: ListName = 'news',
  record: EditableRecord = first!,
): PlainObject =>
  toRecordFields(
    list,
    { ...toControlValues(list, record.fields), ...(change as Record<string, string>) },
    record.fields,
  );

const withoutBlanks = (fields: PlainObject): PlainObject =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );

const problemsOf = (fields: PlainObject, before: EditableRecord | null = first!) => {
  const verdict = checkRecord('news', fields, before, news, now);
  return verdict.isSound ? [] : verdict.problems;
};

describe('§7 a record in a form', () => {
  it.each(names)('%s: leaves untouched fields unchanged', (list) => {
    for (const { fields } of recordsIn(list)) {
      const { updated: _, ...others } = fields;
      expect(toRecordFields(list, toControlValues(list, fields), fields)).toEqual(others);
    }
  });

  it.each(names)('%s: turns the values of its controls back into the same fields', (list) => {
    for (const { fields } of recordsIn(list)) {
      // The form has the English only; translations stay where they are.
      const { updated: _, sample, translations: __, ...others } = fields;
      const readBack = toRecordFields(list, toControlValues(list, fields), {});
      // A blank value, an unchecked checkbox and a missing field are the same.
      expect(readBack).toEqual({ ...withoutBlanks(others), ...(sample === true && { sample }) });
    }
  });

  it('starts with the name of a contact, has nested fields of news, and leaves out `updated`', () => {
    expect(createFieldControls('contacts')[0]?.name).toBe('name');
    expect(createFieldControls('news').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['image.alt', 'date']),
    );
    expect(createFieldControls('news').map(({ name }) => name)).not.toContain('updated');
  });

  it.each([
    ['contacts', ['name', 'group', 'mobileCon1', 'sample', 'network1']],
    ['news', ['title', 'sample', 'summary', 'body', 'date', 'image.src', 'image.alt']],
    ['tourism', ['title', 'sample', 'summary', 'body', 'where', 'image.src', 'image.alt']],
  ] as const)(
    'puts the sample box of %s beside what makes it real, and technical fields last',
    (list, start) => {
      const controls = createFieldControls(list);
      expect(controls.map(({ name }) => name).slice(0, start.length)).toEqual(start);
      const folded = controls.filter(({ isFolded }) => isFolded);
      expect(controls.slice(-folded.length)).toEqual(folded);
      for (const { field } of folded) expect(['order', 'slug', 'place']).toContain(field);
    },
  );

  it('begins a new dated record with this moment, and any other without a date', () => {
    expect(toControlValues('news', createNewFields('news', now)).date).toBe('2031-05-06T11:00');
    expect(createNewFields('contacts', now)).toEqual({ status: 'active' });
    const typed = { ...toControlValues('news', createNewFields('news', now)), title: 'Sample' };
    expect(toRecordFields('news', typed, {})).toMatchObject({ status: 'active', title: 'Sample', date: now });
  });

  it.each([
    ['a moment', { date: '2031-05-06T11:00' }, { date: now }],
    ['lines', { fees: 'One\n\nTwo\n' }, { fees: ['One', '', 'Two'] }],
    [
      "a word processor's bullets",
      { fees: '\uf0b7\tOne\n\uf0b7\tTwo' },
      { fees: ['\uf0b7 One', '\uf0b7 Two'] },
    ],
    ['a picture’s widths', { 'image.widths': '400, 800' }, { image: { widths: [400, 800] } }],
    [
      'a figure',
      { figures: '494 m | above sea level' },
      { figures: [{ value: '494 m', meaning: 'above sea level' }] },
    ],
    ['a place', { 'place.lat': '8.4', 'place.lng': '124.9' }, { place: { lat: 8.4, lng: 124.9 } }],
    ['text that is no number, unchanged', { order: 'first' }, { order: 'first' }],
  ] as const)('reads %s', (_, typed, read) => {
    const list = names.find((name) =>
      Object.keys(typed).every((control) => createFieldControls(name).some((each) => each.name === control)),
    )!;
    const fields = toRecordFields(list, { ...toControlValues(list, {}), status: 'active', ...typed }, {});
    expect(fields).toEqual({ status: 'active', ...read });
  });
});

describe('§7 checks on typed values', () => {
  it('refuses a save without a change', () => {
    expect(problemsOf(changed({}))).toEqual([{ name: '', problem: staffContentMessages.unchanged }]);
  });

  it.each([
    ['title', { title: '' }],
    ['date', { date: '' }],
    ['slug', { slug: 'No Slug' }],
    ['slug', { slug: String(news[1]?.fields.slug) }],
    [
      'image.alt',
      {
        'image.src': '/images/a.webp',
        'image.alt': '',
        'image.width': '4',
        'image.height': '4',
        'image.widths': '4',
      },
    ],
  ])('reports the problem at %s (row %#)', (name, change) => {
    expect(problemsOf(changed(change)).map((problem) => problem.name)).toContain(name);
  });

  it('accepts a new record under an id that no other record has', () => {
    const fields = { status: 'active', title: String(first!.id), date: now };
    const verdict = checkRecord('news', fields, null, [{ ...first!, id: 'clean-up-day' }, ...news], now);
    expect(verdict).toMatchObject({ isSound: true, before: null, write: { updated: now } });
    expect(news.map(({ id }) => id)).not.toContain(verdict.isSound && verdict.write.id);
  });
});
