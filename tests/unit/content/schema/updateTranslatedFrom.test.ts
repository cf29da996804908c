/** The English text that each translation of a record was made from, as the import and the staff page store it. */
import { describe, expect, it } from 'vitest';
import type { PlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { planImport } from '../../../../src/content/import/importPlan.ts';
import { findRecordProblems } from '../../../../src/content/schema/recordSchema.ts';
import { findStaleTexts, updateTranslatedFrom } from '../../../../src/content/schema/updateTranslatedFrom.ts';

const fil = { title: 'Araw ng paglilinis', summary: 'Magdala ng sako.' };
const ceb = { title: 'Adlaw sa paglimpyo', summary: 'Pagdala og sako.' };
const stored: PlainObject = {
  status: 'active',
  title: 'Clean-up day',
  summary: 'Bring a sack.',
  slug: 'a',
  date: 1,
  translations: { fil, ceb },
};
const moved = { ...stored, title: 'Clean-up day MOVED' };
const older = { title: 'Clean-up day' };
const staleInBoth = { ...moved, translatedFrom: { fil: older, ceb: older } };

describe('updateTranslatedFrom', () => {
  it('stores the older English of a text whose translation did not change with it', () => {
    expect(updateTranslatedFrom('news', moved, stored)).toEqual(staleInBoth);
  });

  it('adds no translatedFrom to a record whose English is unchanged', () => {
    const record = { ...stored, date: 2, status: 'inactive', slug: 'b' };
    expect(updateTranslatedFrom('news', record, stored)).toEqual(record);
  });

  it('adds no translatedFrom to a new record', () => {
    expect(updateTranslatedFrom('news', stored, {})).toEqual(stored);
  });

  it('stores no older English for a translation that changed with its English', () => {
    const record = { ...moved, translations: { fil: { ...fil, title: 'INILIPAT' }, ceb } };
    expect(updateTranslatedFrom('news', record, stored)).toEqual({
      ...record,
      translatedFrom: { ceb: older },
    });
  });

  it('stores no older English for a locale that is translated for the first time', () => {
    const record = { ...moved, translations: { fil, ceb } };
    const before = { ...stored, translations: { fil } };
    expect(updateTranslatedFrom('news', record, before).translatedFrom).toEqual({ fil: older });
  });

  it('adds no translatedFrom for an incomplete first translation', () => {
    const record = { ...stored, translations: { fil: { title: fil.title } } };
    const { translations: _, ...untranslated } = stored;
    for (const before of [{}, untranslated])
      expect(updateTranslatedFrom('news', record, before)).toEqual(record);
  });

  it('keeps the first older English when the English changes again', () => {
    const record = { ...moved, title: 'Clean-up day MOVED again' };
    expect(updateTranslatedFrom('news', record, staleInBoth).translatedFrom).toEqual({
      fil: older,
      ceb: older,
    });
  });

  it('keeps the stored translatedFrom when a record without it is written again', () => {
    expect(updateTranslatedFrom('news', moved, staleInBoth)).toEqual(staleInBoth);
  });

  it('removes translatedFrom when the English is changed back', () => {
    expect(updateTranslatedFrom('news', stored, staleInBoth)).toEqual(stored);
  });

  it('removes the older English of a translation that changes later', () => {
    const record = { ...moved, translations: { fil: { ...fil, title: 'INILIPAT' }, ceb } };
    expect(updateTranslatedFrom('news', record, staleInBoth).translatedFrom).toEqual({ ceb: older });
  });

  it('removes the older English when the record marks the translation as made from the current English', () => {
    const record = { ...moved, translatedFrom: { fil: { title: 'Clean-up day MOVED' } } };
    const updated = updateTranslatedFrom('news', record, staleInBoth);
    expect(updated.translatedFrom).toEqual({ ceb: older });
    expect(updateTranslatedFrom('news', record, updated)).toEqual(updated);
  });

  it("keeps a new record's own translatedFrom", () => {
    expect(updateTranslatedFrom('news', staleInBoth, {})).toEqual(staleInBoth);
  });

  it("keeps the record's own translatedFrom for a translation that changed", () => {
    const record = { ...staleInBoth, translations: { fil: { ...fil, title: 'INILIPAT' }, ceb } };
    expect(updateTranslatedFrom('news', record, stored)).toEqual(record);
  });

  it('stores a blank as the older English of a text that is new in English', () => {
    const record = { ...stored, body: 'New text' };
    expect(updateTranslatedFrom('news', record, stored).translatedFrom).toEqual({
      fil: { body: '' },
      ceb: { body: '' },
    });
    const service = { name: 'A', translations: { fil: { name: 'B' } } };
    expect(updateTranslatedFrom('charter', { ...service, fees: ['Fee'] }, service).translatedFrom).toEqual({
      fil: { fees: [] },
    });
  });

  it('stores no older English of a text without letters that the translation leaves out', () => {
    const before = { title: 'A', year: '2013', translations: { fil: { title: 'B' } } };
    const record = { ...before, year: '2014' };
    expect(updateTranslatedFrom('history', record, before)).toEqual(record);
  });

  it.each(['x', 7, { fil: 'x' }, { tagalog: older }, { fil: { slug: 'x' } }])(
    'drops the invalid translatedFrom %j, from the store and from the record',
    (translatedFrom) => {
      expect(updateTranslatedFrom('news', stored, { ...stored, translatedFrom })).toEqual(stored);
      expect(updateTranslatedFrom('news', { ...stored, translatedFrom }, stored)).toEqual(stored);
    },
  );
});

describe('findStaleTexts', () => {
  it('returns each stale text with its locale, and nothing for an up-to-date record', () => {
    expect(findStaleTexts('news', staleInBoth)).toEqual([
      { language: 'fil', field: 'title' },
      { language: 'ceb', field: 'title' },
    ]);
    expect(findStaleTexts('news', stored)).toEqual([]);
  });

  it('leaves out texts without letters, and locales without a translation', () => {
    const record = { title: 'A', year: '2014', translations: { fil: { title: 'B', year: '2013' } } };
    const translatedFrom = { fil: { year: '2013' }, ceb: { title: 'Older' } };
    expect(findStaleTexts('history', { ...record, translatedFrom })).toEqual([]);
  });
});

describe('stale translations in an import file', () => {
  const plan = (fields: PlainObject, before: PlainObject) =>
    planImport(
      {
        files: new Map([['news', 'News_List.json']]),
        records: [{ list: 'news', id: 'a', where: "News_List.json, record 'a'", fields }],
      },
      new Map([['news', new Map([['a', { fields: before, isPlain: true }]])]]),
      5,
    );

  it('plans to store the older English, lists the stale texts, and writes nothing the second time', () => {
    const first = plan(moved, stored);
    expect(first.lists[0]?.writes[0]?.fields).toEqual(staleInBoth);
    expect(first.stale).toEqual([
      "News_List.json, record 'a': readers of Filipino see 'title' in English, for the translation is of an older English text.",
      "News_List.json, record 'a': readers of Cebuano see 'title' in English, for the translation is of an older English text.",
    ]);
    const second = plan(moved, { ...staleInBoth, updated: 5 });
    expect(second.lists[0]?.writes).toEqual([]);
    expect(second.stale).toEqual(first.stale);
  });

  it('accepts an incomplete or shorter translation only while it is stale', () => {
    const service = {
      id: 'a',
      status: 'active',
      name: 'Service',
      fees: ['Fee', 'Other fee'],
      content: 'New',
      translations: { fil: { name: 'Serbisyo', fees: ['Bayad'], client: 'Residente' } },
    };
    const from = { fees: ['Fee'], content: '', client: 'Resident' };
    expect(findRecordProblems('charter', { ...service, translatedFrom: { fil: from } })).toEqual([]);
    expect(findRecordProblems('charter', service).map(({ field }) => field)).toEqual([
      'translations.fil.content',
      'translations.fil.client',
      'translations.fil.fees',
    ]);
    // The rules still apply to a text that is up to date.
    const fits = { fees: ['Fee', 'Other fee'] };
    expect(
      findRecordProblems('charter', { ...service, translatedFrom: { fil: { ...from, ...fits } } }),
    ).toMatchObject([
      { field: 'translations.fil.fees', code: 'otherLines', values: { english: 2, length: 1 } },
    ]);
  });
});
