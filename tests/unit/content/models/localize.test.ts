import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { articleConverters } from '../../../../src/content/models/article.ts';
import { toHistoryEvents } from '../../../../src/content/models/event.ts';
import { langOf, localizeDocument, localizeResult } from '../../../../src/content/models/localize.ts';
import { toRecords } from '../../../../src/content/models/record.ts';
import { fieldKinds } from '../../../../src/content/schema/fieldKinds.ts';
import { type ContentField, type ListName, lists } from '../../../../src/content/schema/lists.ts';
import { otherLocales, translatableFields } from '../../../../src/content/schema/translatable.ts';
import { toSearchEntries } from '../../../../src/content/search/searchEntries.ts';
import { activateLocale } from '../../../../src/i18n/activateLocale.ts';
import { type Locale, locales } from '../../../../src/i18n/locales.ts';
import { readFields, type UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { sampleSize } from '../../../support/sampling.ts';

const names = Object.keys(lists) as ListName[];
const all = Object.keys(locales) as Locale[];
const ignoreProblem = () => {};
const document = (data: unknown): UncheckedDocument => ({ id: 'a', data });

const title = 'Sample of English';
const [inFilipino, inCebuano] = [{ title: 'Sample ng Filipino' }, { title: 'Sample sa Cebuano' }];
const translated = document({ title, slug: 'a', translations: { fil: inFilipino, ceb: inCebuano } });

/** As a page has it where a language is spoken. */
const localizeIn = (language: Locale, given: UncheckedDocument) => {
  activateLocale(language, null);
  return articleConverters.news([localizeDocument(given, language)], ignoreProblem)[0];
};

afterEach(() => activateLocale('en', null));

describe('§2 a record in the language that is spoken', () => {
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
  ] as const)('in %s of %j is %j, and says its language: %s', (language, given, shown, lang) => {
    const entry = localizeIn(language, given);
    expect([entry?.title, entry?.lang]).toEqual([shown, lang]);
  });

  it('has nothing of its other languages', () => {
    for (const language of all)
      expect(JSON.stringify(localizeDocument(translated, language))).not.toContain('translations');
  });

  it('has nothing of the English texts that its translations were made from', () => {
    const stale = document({ ...Object(translated.data), translatedFrom: { fil: { title: 'Older' } } });
    for (const language of all)
      expect(JSON.stringify(localizeDocument(stale, language))).not.toContain('Older');
  });

  it('stays in it, however often it is put into it', () => {
    const once = localizeDocument(translated, 'fil');
    expect(localizeDocument(once, 'fil')).toEqual(once);
    expect(localizeIn('fil', once)?.lang).toBeUndefined();
  });

  it.each([translated, document({ title, slug: 'a', translations: { fil: { ...inFilipino, slug: 'b' } } })])(
    'keeps its address: %j',
    (given) => {
      for (const language of all) expect(localizeIn(language, given)?.slug).toBe('a');
    },
  );

  it.each([
    [[translated], ['Sample ng Filipino']],
    [{ documents: [translated, document({ title })], hasOlder: true }, ['Sample ng Filipino', title]],
    [null, []],
    [7, []],
    [{ documents: 'x' }, []],
  ])('is one of an answer: %j', (answer, shown) => {
    const said = JSON.stringify(localizeResult<unknown>(answer, 'fil'));
    for (const text of shown) expect(said).toContain(text);
    expect(said).not.toContain('translations');
  });
});

describe('§2 a text whose English changed after it was translated', () => {
  const texts = { title, summary: 'Sample summary', body: 'Sample body', slug: 'a' };
  const inFil = { title: 'Sample ng Filipino', summary: 'Buod', body: 'Katawan' };
  const withFrom = (fil: object, english: object = {}) =>
    document({ ...texts, ...english, translations: { fil: inFil, ceb: inFil }, translatedFrom: { fil } });

  it('is in English, and the others stay translated', () => {
    const entry = localizeIn('fil', withFrom({ title: 'Older title' }));
    expect(entry).toMatchObject({ title, summary: 'Buod', body: 'Katawan', inEnglish: ['title'] });
    expect(langOf(entry!, 'title')).toBe('en');
    expect(langOf(entry!, 'summary')).toBeUndefined();
  });

  it('is translated in a language whose translation fits', () => {
    const entry = localizeIn('ceb', withFrom({ title: 'Older title' }));
    expect([entry?.title, entry?.inEnglish]).toEqual(['Sample ng Filipino', undefined]);
  });

  it('is translated again once the English is again what it was', () => {
    const entry = localizeIn('fil', withFrom({ title }));
    expect([entry?.title, entry?.inEnglish]).toEqual(['Sample ng Filipino', undefined]);
  });

  it('makes the whole record English where every text changed', () => {
    const entry = localizeIn('fil', withFrom({ title: 'Older', summary: 'Older', body: 'Older' }));
    expect([entry?.title, entry?.body, entry?.lang, entry?.inEnglish]).toEqual([
      title,
      'Sample body',
      'en',
      undefined,
    ]);
  });

  it('is not called English where it has no words', () => {
    const given = document({
      title,
      year: '2014',
      translations: { fil: { title: 'Sample ng Filipino', year: '2013' } },
      translatedFrom: { fil: { year: '2013' } },
    });
    activateLocale('fil', null);
    const [event] = toHistoryEvents([localizeDocument(given, 'fil')], ignoreProblem);
    expect([event?.when, event?.inEnglish]).toEqual(['2014', undefined]);
  });

  it('stays so when it comes drawn with the page, and is put into its language again', () => {
    const once = localizeDocument(withFrom({ title: 'Older title' }), 'fil');
    expect(localizeDocument(once, 'fil')).toEqual(once);
    expect(localizeIn('fil', once)?.inEnglish).toEqual(['title']);
  });

  it('is found by a search in English', () => {
    activateLocale('fil', null);
    const [found] = toSearchEntries('news', [withFrom({ title: 'Older title' })], ignoreProblem);
    expect(found).toMatchObject({ title, text: 'Buod · Katawan' });
  });

  it.each([
    ['a list of another length', { fees: ['₱50', 'Sample'] }, { fees: ['Sample'] }, true],
    ['a list of the same entries', { fees: ['Sample'] }, { fees: ['Sample'] }, false],
    ['a text that was blank', { content: 'Sample' }, { content: '' }, true],
    ['a blank text that was not there', { content: ' ' }, { content: '' }, false],
    ['a value of the wrong type', { content: 'Sample' }, { content: 7 }, true],
    ['nothing', { content: 'Sample' }, { content: null }, false],
  ])('is one whose record keeps %s', (_, english, from, isEnglish) => {
    const given = document({
      name: 'Sample',
      ...english,
      translations: { fil: { name: 'Halimbawa', content: 'Laman', fees: ['Bayad'] } },
      translatedFrom: { fil: from },
    });
    const { data } = localizeDocument(given, 'fil');
    expect(readFields(data).has('inEnglish')).toBe(isEnglish);
  });
});

describe('§3 whatever the store holds in the place of translations', () => {
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

  it('is shown within the bounds of the table, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...all),
        anyTranslation,
        anyTranslation,
        (list, language, translations, translatedFrom) => {
          activateLocale(language, null);
          const given = document({
            title,
            name: title,
            position: title,
            page: 'resident',
            translations,
            translatedFrom,
          });
          for (const record of toRecords(list, [localizeDocument(given, language)], ignoreProblem)) {
            expect([undefined, 'en']).toContain(record.lang);
            for (const [name, { kind, most }] of Object.entries<ContentField>(lists[list].fields)) {
              const shown: unknown = Reflect.get(record, name);
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

describe('§3 what may be said in another language', () => {
  it.each(names)('of %s: texts, and no address, moment, number, picture or name', (list) => {
    const fields: Readonly<Record<string, ContentField>> = lists[list].fields;
    const texts = translatableFields[list];
    expect(Object.keys(texts).length).toBeGreaterThan(0);
    for (const [name, field] of Object.entries(texts)) {
      expect(field).toBe(fields[name]);
      expect(['line', 'markdown', 'lines', 'figures']).toContain(field.kind);
    }
    for (const name of ['status', 'source', 'slug', 'network1', 'network2', 'updated', 'order', 'image'])
      expect(Object.keys(texts)).not.toContain(name);
    // What a record cannot do without is a text that a person reads, but for its key and its page.
    for (const [name, { required }] of Object.entries(fields))
      if (required && !['status', 'page'].includes(name)) expect(Object.keys(texts)).toContain(name);
  });

  it('of officials is the position, and not who holds it', () => {
    expect(Object.keys(translatableFields.officials)).toEqual(['position', 'term', 'committees', 'body']);
  });

  it('is in every language but English', () => {
    expect(['en', ...otherLocales]).toEqual(all);
  });
});
