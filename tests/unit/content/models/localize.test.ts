import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleConverters } from '../../../../src/content/models/article.ts';
import {
  langOf,
  localizeDocument,
  localizeResult,
  pickFields,
} from '../../../../src/content/models/localize.ts';
import { toHistoryEvents } from '../../../../src/content/models/orderedRecords.ts';
import { toRecords } from '../../../../src/content/models/record.ts';
import { fieldKinds } from '../../../../src/content/schema/fieldKinds.ts';
import { type ContentField, type ListName, lists } from '../../../../src/content/schema/lists.ts';
import { translatableFields } from '../../../../src/content/schema/translatable.ts';
import { toSearchEntries } from '../../../../src/content/search/searchEntries.ts';
import { type Locale, locales, translationLocales } from '../../../../src/i18n/locales.ts';
import { readFields, type UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { createRecordContext } from '../../../support/recordContext.ts';
import { sampleSize } from '../../../support/sampling.ts';

const names = Object.keys(lists) as ListName[];
const all = Object.keys(locales) as Locale[];
const document = (data: unknown): UncheckedDocument => ({ id: 'a', data });

const title = 'Sample of English';
const [inFilipino, inCebuano] = [{ title: 'Sample ng Filipino' }, { title: 'Sample sa Cebuano' }];
const translated = document({ title, slug: 'a', translations: { fil: inFilipino, ceb: inCebuano } });

/** The record as a page in that locale shows it. */
const localizeIn = (language: Locale, stored: UncheckedDocument) => {
  const context = createRecordContext(() => {}, language);
  return articleConverters.news([localizeDocument(stored, language)], context)[0];
};

describe('§2 a record in the current locale', () => {
  it.each(translationLocales)('stays a sample whatever its translation into %s says', (locale) => {
    const stored = document({
      title,
      sample: true,
      translations: { [locale]: { ...inFilipino, sample: false } },
    });
    expect(localizeIn(locale, stored)).toMatchObject({ title: inFilipino.title, isSample: true });
  });

  it.each([
    ['en', translated, title, undefined],
    ['fil', translated, 'Sample ng Filipino', undefined],
    ['ceb', translated, 'Sample sa Cebuano', undefined],
    ['en', document({ title }), title, undefined],
    ['fil', document({ title }), title, 'en'],
    ['fil', document({ title, translations: {} }), title, 'en'],
    ['fil', document({ title, translations: { fil: {} } }), title, 'en'],
    ['fil', document({ title, translations: { ceb: inCebuano } }), title, 'en'],
    ['fil', document({ title, translations: { fil: 'x' } }), title, 'en'],
    ['fil', document({ title, translations: ['fil'] }), title, 'en'],
    ['fil', document({ title, translations: null }), title, 'en'],
    ['en', document({ title, language: 'fil' }), title, undefined],
    ['fil', document({ title, language: 7 }), title, 'en'],
  ] as const)(
    'in locale %s, reads the title of %j as %j with the lang attribute %s',
    (language, stored, shown, lang) => {
      const entry = localizeIn(language, stored);
      expect([entry?.title, entry?.lang]).toEqual([shown, lang]);
    },
  );

  it('drops the translations of a record into other locales', () => {
    for (const language of all)
      expect(JSON.stringify(localizeDocument(translated, language))).not.toContain('translations');
  });

  it('drops the older English that translations were made from', () => {
    const stale = document({ ...Object(translated.data), translatedFrom: { fil: { title: 'Older' } } });
    for (const language of all)
      expect(JSON.stringify(localizeDocument(stale, language))).not.toContain('Older');
  });

  it('leaves a localized record unchanged when it is localized again', () => {
    const once = localizeDocument(translated, 'fil');
    expect(localizeDocument(once, 'fil')).toEqual(once);
    expect(localizeIn('fil', once)?.lang).toBeUndefined();
  });

  it.each([translated, document({ title, slug: 'a', translations: { fil: { ...inFilipino, slug: 'b' } } })])(
    'keeps the slug of a record in every locale: %j',
    (stored) => {
      for (const language of all) expect(localizeIn(language, stored)?.slug).toBe('a');
    },
  );

  it.each([
    [[translated], ['Sample ng Filipino']],
    [{ documents: [translated, document({ title })], hasOlder: true }, ['Sample ng Filipino', title]],
    [null, []],
    [7, []],
    [{ documents: 'x' }, []],
  ])('localizes the records of the query result %j', (result, shown) => {
    const localized = JSON.stringify(localizeResult<unknown>(result, 'fil'));
    for (const text of shown) expect(localized).toContain(text);
    expect(localized).not.toContain('translations');
  });
});

describe('§2 a text whose English changed after it was translated', () => {
  const texts = { title, summary: 'Sample summary', body: 'Sample body', slug: 'a' };
  const inFil = { title: 'Sample ng Filipino', summary: 'Buod', body: 'Katawan' };
  const withFrom = (fil: object, english: object = {}) =>
    document({ ...texts, ...english, translations: { fil: inFil, ceb: inFil }, translatedFrom: { fil } });

  it('shows a stale text in English, and the other texts translated', () => {
    const entry = localizeIn('fil', withFrom({ title: 'Older title' }));
    expect(entry).toMatchObject({ title, summary: 'Buod', body: 'Katawan', inEnglish: ['title'] });
    expect(langOf(entry!, 'title')).toBe('en');
    expect(langOf(entry!, 'summary')).toBeUndefined();
  });

  it('shows the translation in a locale whose translation is up to date', () => {
    const entry = localizeIn('ceb', withFrom({ title: 'Older title' }));
    expect([entry?.title, entry?.inEnglish]).toEqual(['Sample ng Filipino', undefined]);
  });

  it('shows the translation again once the English is changed back', () => {
    const entry = localizeIn('fil', withFrom({ title }));
    expect([entry?.title, entry?.inEnglish]).toEqual(['Sample ng Filipino', undefined]);
  });

  it('shows the whole record in English when every text is stale', () => {
    const entry = localizeIn('fil', withFrom({ title: 'Older', summary: 'Older', body: 'Older' }));
    expect([entry?.title, entry?.body, entry?.lang, entry?.inEnglish]).toEqual([
      title,
      'Sample body',
      'en',
      undefined,
    ]);
  });

  it('does not mark a text without letters as English', () => {
    const stored = document({
      title,
      year: '2014',
      translations: { fil: { title: 'Sample ng Filipino', year: '2013' } },
      translatedFrom: { fil: { year: '2013' } },
    });
    const context = createRecordContext(() => {}, 'fil');
    const [event] = toHistoryEvents([localizeDocument(stored, 'fil')], context);
    expect([event?.year, event?.inEnglish]).toEqual(['2014', undefined]);
  });

  it('keeps a stale text in English when a localized record is localized again', () => {
    const once = localizeDocument(withFrom({ title: 'Older title' }), 'fil');
    expect(localizeDocument(once, 'fil')).toEqual(once);
    expect(localizeIn('fil', once)?.inEnglish).toEqual(['title']);
  });

  it('uses the English of a stale text in search entries, beside the other translations', () => {
    const context = createRecordContext(() => {}, 'fil');
    const [found] = toSearchEntries('news', [withFrom({ title: 'Older title' })], context);
    expect(found).toMatchObject({ title, text: 'Buod · Katawan' });
  });

  it.each([
    [
      'stale when its source is a list of another length',
      { fees: ['₱50', 'Sample'] },
      { fees: ['Sample'] },
      true,
    ],
    [
      'up to date when its source is a list of the same entries',
      { fees: ['Sample'] },
      { fees: ['Sample'] },
      false,
    ],
    ['stale when its source is blank and its English is not', { content: 'Sample' }, { content: '' }, true],
    ['up to date when its source and its English are blank', { content: ' ' }, { content: '' }, false],
    ['stale when its source has the wrong type', { content: 'Sample' }, { content: 7 }, true],
    ['up to date when its source is null', { content: 'Sample' }, { content: null }, false],
  ])('treats a text as %s', (_, english, from, isEnglish) => {
    const stored = document({
      name: 'Sample',
      ...english,
      translations: { fil: { name: 'Halimbawa', content: 'Laman', fees: ['Bayad'] } },
      translatedFrom: { fil: from },
    });
    const { data } = localizeDocument(stored, 'fil');
    expect(readFields(data).has('inEnglish')).toBe(isEnglish);
  });
});

describe('§3 a part of a localized record', () => {
  it('has the picked fields and the language of its texts, and nothing else', () => {
    const data = { name: 'Halimbawa', fees: ['₱1'], content: 'Long', language: 'fil', inEnglish: ['fees'] };
    const { content: _, ...picked } = data;
    expect(pickFields({ id: 'a', data }, ['name', 'fees', 'renewal'])).toEqual({ id: 'a', data: picked });
  });

  it.each([null, 7, 'text', []])('has no field for the malformed document %j', (data) => {
    expect(pickFields({ id: 'a', data }, ['name'])).toEqual({ id: 'a', data: {} });
  });
});

describe('§3 any stored value in translations', () => {
  const anything = fc.oneof(fc.anything(), fc.constantFrom<unknown>(...hostilePayloads), fc.object());
  const anyField = fc.constantFrom(
    ...new Set(names.flatMap((list) => Object.keys(lists[list].fields))),
    'id',
    'translations',
    'language',
    '__proto__',
    'constructor',
  );
  const anyTranslation = fc.oneof(
    anything,
    fc.dictionary(
      fc.oneof(fc.constantFrom('fil', 'ceb', 'en', '__proto__'), fc.string()),
      fc.dictionary(anyField, anything),
    ),
  );

  it("reads records with any translations within the table's bounds, and does not throw", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...all),
        anyTranslation,
        anyTranslation,
        (list, language, translations, translatedFrom) => {
          const context = createRecordContext(() => {}, language);
          const stored = document({
            title,
            name: title,
            position: title,
            page: 'resident',
            translations,
            translatedFrom,
          });
          for (const record of toRecords(list, [localizeDocument(stored, language)], context)) {
            expect([undefined, 'en']).toContain(record.lang);
            for (const [name, { kind, most }] of Object.entries<ContentField>(lists[list].fields)) {
              const shown: unknown = Reflect.get(record, name === 'sample' ? 'isSample' : name);
              const again = fieldKinds[kind].read(shown, most) ?? fieldKinds[kind].blank;
              expect([name, again]).toEqual([name, shown]);
            }
          }
        },
      ),
      { numRuns: sampleSize(2_000, 300) },
    );
  });
});

describe('§3 the translatable fields', () => {
  it.each(names)(
    'allows translations of the required texts of %s, and of no address, moment, number or picture',
    (list) => {
      const fields: Readonly<Record<string, ContentField>> = lists[list].fields;
      const texts = translatableFields[list];
      expect(Object.keys(texts).length).toBeGreaterThan(0);
      for (const [name, field] of Object.entries(texts)) {
        expect(field).toBe(fields[name]);
        expect(['line', 'markdown', 'template', 'lines', 'templateLines', 'figures']).toContain(field.kind);
      }
      for (const name of ['status', 'source', 'slug', 'network1', 'network2', 'updated', 'order', 'image'])
        expect(Object.keys(texts)).not.toContain(name);
      // A required field is a text that a person reads, except the status and the page.
      for (const [name, { required }] of Object.entries(fields))
        if (required && !['status', 'page'].includes(name)) expect(Object.keys(texts)).toContain(name);
    },
  );

  it("allows translations of an official's position, term, committees and body, and not of the name", () => {
    expect(Object.keys(translatableFields.officials)).toEqual(['position', 'term', 'committees', 'body']);
  });

  it('allows translations in every locale but English', () => {
    expect(['en', ...translationLocales]).toEqual(all);
  });
});
