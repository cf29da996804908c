/** A form type with two extra fields, which no type of this site has. */
import { describe, expect, it, vi } from 'vitest';
import { fieldNamesOf, formSectionsOf } from '../../../src/form/fields.ts';
import { toRequestRecord } from '../../../src/form/record.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import { emptyValues } from '../../../src/form/values.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import {
  createRequestFixtures,
  createSampleRecord,
  findSchemaDisagreements,
} from '../../support/form/requestFixtures.ts';

vi.mock('../../../src/form/types.ts', async (original) => {
  const { formTypes } = await original<typeof import('../../../src/form/types.ts')>();
  const extras = ['medicalCondition', 'tin'];
  return { formTypes: { ...formTypes, HEALTH_SERVICES: { ...formTypes.HEALTH_SERVICES, extras } } };
});

const now = Date.parse('2026-11-23T09:00:00+08:00');
const type = 'HEALTH_SERVICES';

describe('§5 a form type with two extra fields', () => {
  it('has both in its record, in the order of the table of fields', () => {
    expect(fieldNamesOf(type).slice(-3)).toEqual(['schedule', 'tin', 'medicalCondition']);
    const values = {
      ...emptyValues,
      medicalCondition: ' Sample ',
      tin: '123456789',
      requestDetails: 'Sample',
    };
    const record = toRequestRecord(type, values, now);
    expect([record.medicalCondition, record.tin]).toEqual(['Sample', '123-456-789']);
    expect(record).not.toHaveProperty('requestDetails');
  });

  it('shows both on the page, in the order of the page', () => {
    const { names } = formSectionsOf(type).find(({ section }) => section === 'request')!;
    expect(names).toEqual(['purpose', 'tin', 'medicalCondition']);
  });

  it('has both in its schema, and leaves those of the other types alone', () => {
    const record = createSampleRecord(type, now);
    const { tin, ...withoutTin } = record;
    expect([tin, 'medicalCondition' in record]).toEqual(['NONE', true]);
    const validate = createRecordValidator(type, now, translateToEnglish);
    expect([record, withoutTin].map((each) => validate(each).isSendable)).toEqual([true, false]);
    expect(findSchemaDisagreements(createRequestFixtures(now), now)).toEqual([]);
  });
});
