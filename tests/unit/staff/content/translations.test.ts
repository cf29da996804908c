/** §7. The translations of a record whose English a clerk changes: shown in the form, changed or confirmed there, and noted at Save. */
import { describe, expect, it } from 'vitest';
import type { PlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { checkRecord, type EditableRecord } from '../../../../src/staff/content/records.ts';
import {
  applyTranslations,
  createTranslationControls,
  findMarkedTranslations,
  findNeededTranslations,
  findOlderEnglish,
  findStaleSteps,
  resetConfirmations,
  toTranslationValues,
} from '../../../../src/staff/content/translations.ts';
import { type ControlValues, toControlValues, toRecordFields } from '../../../../src/staff/content/values.ts';

const now = Date.UTC(2031, 4, 6, 3);
const service = {
  id: 'sample',
  version: '',
  fields: {
    status: 'active',
    name: 'Service',
    slug: 'sample',
    fees: ['Fee'],
    content: 'What it is',
    translations: {
      fil: { name: 'Serbisyo', fees: ['Bayad'], content: 'Ano ito' },
      ceb: { name: 'Serbisyo', fees: ['Bayad'], content: 'Unsa kini' },
    },
  },
  wire: {},
  isPlain: true,
} as const satisfies EditableRecord;

const valuesIn = ({ fields }: EditableRecord, typed: ControlValues): ControlValues => ({
  ...toControlValues('charter', fields),
  ...toTranslationValues('charter', fields),
  ...typed,
});

/** The verdict of `checkRecord` on the typed values of a record. */
const checkTyped = (typed: ControlValues, record: EditableRecord = service) => {
  const values = valuesIn(record, typed);
  const english = toRecordFields('charter', values, record.fields);
  const fields = applyTranslations('charter', values, english, record.fields);
  return checkRecord('charter', fields, record, [record], now);
};

const checkedFields = (typed: ControlValues, record: EditableRecord = service): PlainObject => {
  const verdict = checkTyped(typed, record);
  if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
  return verdict.write.fields;
};

const listTranslationNames = (typed: ControlValues, record: EditableRecord = service): readonly string[] => {
  const values = valuesIn(record, typed);
  const english = toRecordFields('charter', values, record.fields);
  return findMarkedTranslations('charter', values, english, record.fields).map(({ name }) => name);
};

const renamed: EditableRecord = {
  ...service,
  fields: { ...service.fields, name: 'Renamed', translatedFrom: { fil: { name: 'Service' } } },
};

describe('translations in the form of a record', () => {
  it('creates a control for each text in each language', () => {
    expect(createTranslationControls('contacts').map(({ name }) => name)).toEqual([
      'translations.fil.name',
      'translations.ceb.name',
      'translations.fil.group',
      'translations.ceb.group',
    ]);
  });

  it('asks for the translations of texts with words, and shows those without', () => {
    const neededNames = (typed: ControlValues) => {
      const values = valuesIn(service, typed);
      const english = toRecordFields('charter', values, service.fields);
      return findNeededTranslations('charter', values, english)
        .filter(({ language }) => language === 'fil')
        .map(({ field }) => field);
    };
    expect(neededNames({})).toEqual(['name', 'content', 'fees']);
    expect(neededNames({ fees: '₱50', client: 'Residents' })).toEqual(['name', 'content', 'client', 'fees']);
    expect(neededNames({ content: '', 'translations.fil.content': '' })).toEqual(['name', 'fees']);
  });

  it('marks a translation when its English changes now or has changed before', () => {
    expect(listTranslationNames({})).toEqual([]);
    expect(listTranslationNames({ name: 'Renamed' })).toEqual([
      'translations.fil.name',
      'translations.ceb.name',
    ]);
    expect(listTranslationNames({}, renamed)).toEqual(['translations.fil.name']);
    // The Filipino fits the older English, and the Cebuano the newer.
    expect(listTranslationNames({ name: 'Service' }, renamed)).toEqual(['translations.ceb.name']);
  });

  it('marks a translation while it is edited or confirmed', () => {
    expect(listTranslationNames({ 'translations.fil.name': 'Bago' }, renamed)).toEqual([
      'translations.fil.name',
    ]);
    expect(listTranslationNames({ 'fits.fil.name': true }, renamed)).toEqual(['translations.fil.name']);
  });

  it('marks no translation of an English text without words', () => {
    expect(listTranslationNames({ content: '' })).toEqual([]);
    expect(listTranslationNames({ content: '₱50' })).toEqual([]);
  });

  it('finds the English that a translation was made from', () => {
    const [control] = createTranslationControls('charter');
    const typed = toRecordFields('charter', valuesIn(renamed, { name: 'Other' }), renamed.fields);
    expect(findOlderEnglish('charter', control!, typed, renamed.fields)).toBe('Service');
  });

  it('clears the confirmations of a text when its English changes', () => {
    const values = valuesIn(service, { 'fits.fil.name': true, 'fits.fil.fees': true });
    expect(resetConfirmations(values, 'name')).toEqual({ 'fits.fil.name': false, 'fits.ceb.name': false });
  });
});

describe('a record saved after its English changed', () => {
  it('stores the English its translations were made from, and notes which texts residents see in English', () => {
    const verdict = checkTyped({ name: 'Renamed', content: 'New' });
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
    const english = { name: 'Service', content: 'What it is' };
    expect(verdict.write.fields.translatedFrom).toEqual({ fil: english, ceb: english });
    expect(verdict.write.fields.translations).toEqual(service.fields.translations);
    expect(verdict.notes).toEqual([
      expect.stringMatching(
        /^Residents who read Filipino see these texts in English: Name, What the service is\./,
      ),
      expect.stringMatching(
        /^Residents who read Cebuano see these texts in English: Name, What the service is\./,
      ),
    ]);
  });

  it('accepts a list longer than its translations, and a text without a translation', () => {
    const english = { fees: ['Fee'], client: '' };
    expect(checkedFields({ fees: 'Fee\nOther fee', client: 'Residents' }).translatedFrom).toEqual({
      fil: english,
      ceb: english,
    });
  });

  it('adds no note about a translation that was confirmed or changed', () => {
    const verdict = checkTyped({ name: 'Renamed', 'fits.fil.name': true, 'translations.ceb.name': 'Bag-o' });
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
    expect(verdict.notes).toEqual([]);
    expect(verdict.write.fields).not.toHaveProperty('translatedFrom');
    expect(verdict.write.fields.translations).toEqual({
      fil: { name: 'Serbisyo', fees: ['Bayad'], content: 'Ano ito' },
      ceb: { name: 'Bag-o', fees: ['Bayad'], content: 'Unsa kini' },
    });
  });

  it('saves a confirmation without any other change', () => {
    expect(checkedFields({ 'fits.fil.name': true }, renamed)).toEqual({ ...service.fields, name: 'Renamed' });
  });

  it('reads a translated list line by line', () => {
    const { translations } = checkedFields({
      fees: 'Fee\nOther fee',
      'translations.fil.fees': 'Bayad\nIba pa',
      'translations.ceb.fees': 'Bayad\nLain',
    });
    expect(translations).toMatchObject({
      fil: { fees: ['Bayad', 'Iba pa'] },
      ceb: { fees: ['Bayad', 'Lain'] },
    });
  });

  it.each([
    [
      'is confirmed but shorter than the English list',
      { fees: 'Fee\nOther fee', 'fits.fil.fees': true },
      'fees',
      'Write 2 lines',
    ],
    ['holds a tab', { name: 'Renamed', 'translations.fil.name': 'a\tb' }, 'name', 'A character'],
  ])('rejects a translation that %s', (_, typed: ControlValues, field, problem) => {
    const verdict = checkTyped(typed);
    expect(verdict.isSound ? [] : verdict.problems).toEqual([
      { name: `translations.fil.${field}`, problem: expect.stringContaining(problem) },
    ]);
  });

  it('shows in English what has no translation yet, when a first one is written', () => {
    const { translations: _, ...english } = service.fields;
    const untranslated = { ...service, fields: english };
    const verdict = checkTyped({ 'translations.fil.name': 'Serbisyo' }, untranslated);
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
    expect(verdict.write.fields.translations).toEqual({ fil: { name: 'Serbisyo' } });
    expect(verdict.write.fields.translatedFrom).toEqual({ fil: { content: '', fees: [] } });
    expect(verdict.notes).toEqual([
      expect.stringMatching(
        /^Residents who read Filipino see these texts in English: What the service is, Fees\./,
      ),
    ]);
    const begun = { ...service, fields: verdict.write.fields };
    expect(
      checkedFields({ 'translations.fil.content': 'Ano ito', 'translations.fil.fees': 'Bayad' }, begun),
    ).toEqual({ ...english, translations: { fil: service.fields.translations.fil } });
  });

  it('shows a text in English when its translation is cleared, and a record when all of a language are', () => {
    const cleared = checkedFields({ 'translations.fil.fees': '' });
    expect(cleared.translations).toMatchObject({ fil: { name: 'Serbisyo', content: 'Ano ito' } });
    expect(cleared.translatedFrom).toEqual({ fil: { fees: [] } });
    const withoutFilipino = checkedFields({
      'translations.fil.name': '',
      'translations.fil.fees': ' ',
      'translations.fil.content': '',
    });
    expect(withoutFilipino).not.toHaveProperty('translatedFrom');
    expect(withoutFilipino.translations).toEqual({ ceb: service.fields.translations.ceb });
  });

  it('adds no note about residents when the record is inactive', () => {
    const verdict = checkTyped({ name: 'Renamed', status: 'inactive' });
    expect(verdict).toMatchObject({ isSound: true, notes: [] });
    expect(verdict.isSound && verdict.write.fields).toHaveProperty('translatedFrom');
  });

  it('deactivates a record with older translations, without a note', () => {
    const verdict = checkTyped({ status: 'inactive' }, renamed);
    expect(verdict).toMatchObject({ isSound: true, notes: [], write: { fields: { status: 'inactive' } } });
    expect(verdict.isSound && verdict.write.fields.translatedFrom).toEqual(renamed.fields.translatedFrom);
  });
});

describe('the translations of steps that are moved or cleared', () => {
  const persons: EditableRecord = {
    ...service,
    fields: {
      ...service.fields,
      responsible_person: ['Secretary', 'Barangay Secretary', 'Captain'],
      translations: {
        fil: { ...service.fields.translations.fil, responsible_person: ['Kalihim', 'Kalihim', 'Kapitan'] },
      },
    },
  };
  const filipinoOf = (fields: PlainObject) =>
    (fields.translations as { readonly fil: PlainObject }).fil.responsible_person;
  /** As a save before this rule left it: the Filipino is of the same lines in another order. */
  const swapped: EditableRecord = {
    ...persons,
    fields: {
      ...persons.fields,
      responsible_person: ['Barangay Secretary', 'Secretary', 'Captain'],
      translatedFrom: { fil: { responsible_person: ['Secretary', 'Barangay Secretary', 'Captain'] } },
    },
  };
  const findStale = (record: EditableRecord, typed: ControlValues = {}) => {
    const values = valuesIn(record, typed);
    const english = toRecordFields('charter', values, record.fields);
    return findStaleSteps('charter', values, english, record.fields);
  };

  it.each<[string, ControlValues, readonly string[]]>([
    [
      'two steps of one translation change places',
      { responsible_person: 'Barangay Secretary\nSecretary\nCaptain' },
      ['Kalihim', 'Kalihim', 'Kapitan'],
    ],
    [
      'a person becomes another one of the same translation',
      { responsible_person: 'Secretary\nSecretary\nCaptain' },
      ['Kalihim', 'Kalihim', 'Kapitan'],
    ],
    [
      'the first person is cleared',
      { responsible_person: '\nBarangay Secretary\nCaptain' },
      ['', 'Kalihim', 'Kapitan'],
    ],
    [
      'the last person is cleared',
      { responsible_person: 'Secretary\nBarangay Secretary' },
      ['Kalihim', 'Kalihim'],
    ],
    [
      'a person is cleared and the steps move',
      {
        responsible_person: 'Captain\n\nBarangay Secretary',
        'translations.fil.responsible_person': 'Kapitan\nKalihim\nKalihim',
      },
      ['Kapitan', '', 'Kalihim'],
    ],
    [
      'a person becomes a number',
      { responsible_person: 'Secretary\nBarangay Secretary\n911' },
      ['Kalihim', 'Kalihim', 'Kapitan'],
    ],
  ])('stay current when %s', (_, typed, filipino) => {
    expect(findStale(persons, typed)).toEqual([]);
    const fields = checkedFields(typed, persons);
    expect(fields).not.toHaveProperty('translatedFrom');
    expect(filipinoOf(fields)).toEqual(filipino);
  });

  it.each<[string, ControlValues]>([
    ['a person is new', { responsible_person: 'Secretary\nBarangay Secretary\nKagawad' }],
    ['a step is added', { responsible_person: 'Secretary\nBarangay Secretary\nCaptain\nKagawad' }],
    ['lines of other translations change places', { responsible_person: 'Captain\nSecretary\nSecretary' }],
    ['one person is cleared and another is new', { responsible_person: '\nBarangay Secretary\nKagawad' }],
  ])('stay as stored, of the older English, when %s', (_, typed) => {
    const fields = checkedFields(typed, persons);
    expect(fields.translatedFrom).toEqual({
      fil: { responsible_person: persons.fields.responsible_person },
    });
    expect(filipinoOf(fields)).toEqual(['Kalihim', 'Kalihim', 'Kapitan']);
    expect(findStale(persons, typed)).toEqual([{ language: 'fil', field: 'responsible_person' }]);
  });

  it('can be confirmed where every line is of the English beside it, and a change elsewhere leaves them as stored', () => {
    expect(findStale(swapped)).toEqual([{ language: 'fil', field: 'responsible_person' }]);
    expect(findStale(swapped, { 'fits.fil.responsible_person': true })).toHaveLength(1);
    const { translations, translatedFrom } = checkedFields({ name: 'Renamed', content: '' }, swapped);
    expect(translations).toEqual(swapped.fields.translations);
    expect(translatedFrom).toMatchObject(swapped.fields.translatedFrom as object);
    expect(checkedFields({ 'fits.fil.responsible_person': true }, swapped)).not.toHaveProperty(
      'translatedFrom',
    );
  });

  it('ask for the English of a translation that is written beside a cleared person', () => {
    const verdict = checkTyped(
      {
        responsible_person: 'Secretary\nBarangay Secretary',
        'translations.fil.responsible_person': 'Kalihim\nKalihim\nTanod',
      },
      persons,
    );
    expect(verdict.isSound ? [] : verdict.problems).toEqual([
      expect.objectContaining({ name: 'translations.fil.responsible_person.2' }),
    ]);
  });
});
