/** §7. The translations of a record whose English a clerk changes: shown in the form, changed or confirmed there, and told of at Save. */
import { describe, expect, it } from 'vitest';
import type { PlainObject } from '../../../../server/firestore/protocol/plainValue.ts';
import { checkRecord, type EditableRecord } from '../../../../src/staff/content/records.ts';
import {
  applyTranslations,
  createTranslationControls,
  findOlderEnglish,
  findVisibleTranslations,
  resetConfirmations,
  toTranslationValues,
} from '../../../../src/staff/content/translations.ts';
import { type ControlValues, toControlValues, toRecordFields } from '../../../../src/staff/content/values.ts';

const now = Date.UTC(2031, 4, 6, 3);
const service: EditableRecord = {
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
};

const valuesIn = ({ fields }: EditableRecord, typed: ControlValues): ControlValues => ({
  ...toControlValues('charter', fields),
  ...toTranslationValues('charter', fields),
  ...typed,
});

/** What is typed into the form of a record, as the desk judges it. */
const judged = (typed: ControlValues, record = service) => {
  const values = valuesIn(record, typed);
  const english = toRecordFields('charter', values, record.fields);
  const fields = applyTranslations('charter', values, english, record.fields);
  return checkRecord('charter', fields, record, [record], now);
};

const written = (typed: ControlValues, record = service): PlainObject => {
  const told = judged(typed, record);
  if (!told.isSound) throw new Error(JSON.stringify(told.problems));
  return told.write.fields;
};

const listTranslationNames = (typed: ControlValues, record = service): readonly string[] => {
  const values = valuesIn(record, typed);
  const english = toRecordFields('charter', values, record.fields);
  return findVisibleTranslations('charter', values, english, record.fields).map(({ name }) => name);
};

const renamed: EditableRecord = {
  ...service,
  fields: { ...service.fields, name: 'Renamed', translatedFrom: { fil: { name: 'Service' } } },
};

describe('the translations in the form of a record', () => {
  it('have a control for each text of each language that the record is translated into', () => {
    const inFilipino = { name: 'A', translations: { fil: { name: 'B' }, ceb: {} } };
    const controls = createTranslationControls('contacts', inFilipino);
    expect(controls.map(({ name }) => name)).toEqual(['translations.fil.name', 'translations.fil.group']);
    expect(createTranslationControls('contacts', { name: 'A' })).toEqual([]);
  });

  it('are shown where the English changed, and where it changed before', () => {
    expect(listTranslationNames({})).toEqual([]);
    expect(listTranslationNames({ name: 'Renamed' })).toEqual([
      'translations.fil.name',
      'translations.ceb.name',
    ]);
    expect(listTranslationNames({}, renamed)).toEqual(['translations.fil.name']);
    // The Filipino fits the older English, and the Cebuano the newer.
    expect(listTranslationNames({ name: 'Service' }, renamed)).toEqual(['translations.ceb.name']);
  });

  it('are shown while they are typed, and while they are confirmed', () => {
    expect(listTranslationNames({ 'translations.fil.name': 'Bago' }, renamed)).toEqual([
      'translations.fil.name',
    ]);
    expect(listTranslationNames({ 'fits.fil.name': true }, renamed)).toEqual(['translations.fil.name']);
  });

  it('are not shown of a text that has no words in English', () => {
    expect(listTranslationNames({ content: '' })).toEqual([]);
    expect(listTranslationNames({ content: '₱50' })).toEqual([]);
  });

  it('say the English that they were made from', () => {
    const [control] = createTranslationControls('charter', renamed.fields);
    const typed = toRecordFields('charter', valuesIn(renamed, { name: 'Other' }), renamed.fields);
    expect(findOlderEnglish('charter', control!, typed, renamed.fields)).toBe('Service');
  });

  it('are not confirmed any more once the English is typed anew', () => {
    const values = valuesIn(service, { 'fits.fil.name': true, 'fits.fil.fees': true });
    expect(resetConfirmations(values, 'name')).toEqual({ 'fits.fil.name': false, 'fits.ceb.name': false });
  });
});

describe('a record that is saved after its English changed', () => {
  it('keeps the English that its translations were made from, and says which texts residents see in English', () => {
    const told = judged({ name: 'Renamed', content: 'New' });
    if (!told.isSound) throw new Error(JSON.stringify(told.problems));
    const english = { name: 'Service', content: 'What it is' };
    expect(told.write.fields.translatedFrom).toEqual({ fil: english, ceb: english });
    expect(told.write.fields.translations).toEqual(service.fields.translations);
    expect(told.notes).toEqual([
      expect.stringMatching(
        /^Residents who read Filipino see these texts in English: Name, What the service is\./,
      ),
      expect.stringMatching(
        /^Residents who read Cebuano see these texts in English: Name, What the service is\./,
      ),
    ]);
  });

  it('may have a list longer than its translations, and a text that has none', () => {
    const english = { fees: ['Fee'], client: '' };
    expect(written({ fees: 'Fee\nOther fee', client: 'Residents' }).translatedFrom).toEqual({
      fil: english,
      ceb: english,
    });
  });

  it('says nothing of a translation that was confirmed or changed', () => {
    const told = judged({ name: 'Renamed', 'fits.fil.name': true, 'translations.ceb.name': 'Bag-o' });
    if (!told.isSound) throw new Error(JSON.stringify(told.problems));
    expect(told.notes).toEqual([]);
    expect(told.write.fields).not.toHaveProperty('translatedFrom');
    expect(told.write.fields.translations).toEqual({
      fil: { name: 'Serbisyo', fees: ['Bayad'], content: 'Ano ito' },
      ceb: { name: 'Bag-o', fees: ['Bayad'], content: 'Unsa kini' },
    });
  });

  it('is changed by confirming alone', () => {
    expect(written({ 'fits.fil.name': true }, renamed)).toEqual({ ...service.fields, name: 'Renamed' });
  });

  it('reads a translated list line by line', () => {
    const { translations } = written({
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
      'is as long as it was',
      { fees: 'Fee\nOther fee', 'fits.fil.fees': true },
      'fees',
      'must have 2 entries',
    ],
    ['is blank', { name: 'Renamed', 'translations.fil.name': '' }, 'name', 'is missing'],
    ['holds a tab', { name: 'Renamed', 'translations.fil.name': 'a\tb' }, 'name', 'has a character'],
  ])(
    'is not saved with a translation that is said to fit and %s',
    (_, typed: ControlValues, field, problem) => {
      const told = judged(typed);
      expect(told.isSound ? [] : told.problems).toEqual([
        { name: `translations.fil.${field}`, problem: expect.stringContaining(problem) },
      ]);
    },
  );

  it('says nothing of what residents see where it is not on the site', () => {
    const told = judged({ name: 'Renamed', status: 'inactive' });
    expect(told).toMatchObject({ isSound: true, notes: [] });
    expect(told.isSound && told.write.fields).toHaveProperty('translatedFrom');
  });

  it('is put away with what it has, and nothing is said', () => {
    const told = judged({ status: 'inactive' }, renamed);
    expect(told).toMatchObject({ isSound: true, notes: [], write: { fields: { status: 'inactive' } } });
    expect(told.isSound && told.write.fields.translatedFrom).toEqual(renamed.fields.translatedFrom);
  });
});
