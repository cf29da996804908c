import { describe, expect, it } from 'vitest';
import { findOfferedTypes } from '../../../src/form/offeredTypes.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { useFormService } from '../../../src/query/useFormService.ts';
import { useIsOffered, useOfferedForms } from '../../../src/query/useIsOffered.ts';
import { renderQuery } from './renderQuery.ts';

const allTypes = Object.keys(formTypes) as FormType[];
const clearance = { id: 'BARANGAY_CLEARANCE', data: null };
const healthServices = { id: 'HEALTH_SERVICES', data: null };

describe('§2 the forms that the charter offers', () => {
  it('offers every form when the charter is empty', () => {
    expect(findOfferedTypes([])).toEqual(allTypes);
  });

  it('offers only the forms whose service is in the charter, in the order of the table', () => {
    const services = [
      { name: 'Health and Services', slug: '' },
      { name: 'Kinuhang klirans', slug: formTypes.BARANGAY_CLEARANCE.slug },
    ];
    expect(findOfferedTypes(services)).toEqual(['BARANGAY_CLEARANCE', 'HEALTH_SERVICES']);
  });

  it('offers no form when the charter has only services without one', () => {
    expect(findOfferedTypes([{ name: 'Sample', slug: 'sample' }])).toEqual([]);
  });
});

describe('§2 the list of forms on a page', () => {
  it('lists every form until the charter is read', () => {
    expect(renderQuery(useOfferedForms).result).toEqual(allTypes.map((type) => ({ type, facts: null })));
  });

  it('lists the forms that came with the page, in the order of the table', () => {
    const answers = { 'charter forms': [healthServices, clearance] };
    expect(renderQuery(useOfferedForms, { answers }).result).toEqual([
      { type: 'BARANGAY_CLEARANCE', facts: null },
      { type: 'HEALTH_SERVICES', facts: null },
    ]);
  });
});

describe('§2 the page of one form', () => {
  it('offers the form until the charter is read', () => {
    expect(renderQuery(() => useIsOffered('BARANGAY_CLEARANCE', false)).result).toBe(true);
  });

  it.each([
    ['offers the form whose service is in the charter', [healthServices], true],
    ['does not offer the form whose service is hidden', [], false],
  ])('%s', (_, documents, isOffered) => {
    const answers = { 'charter form HEALTH_SERVICES': documents };
    expect(renderQuery(() => useIsOffered('HEALTH_SERVICES', false), { answers }).result).toBe(isOffered);
  });
});

describe('§2 papers, fees and time of one form', () => {
  const record = {
    id: 'BARANGAY_CLEARANCE',
    data: { name: 'Sample', fees: ['₱50'], requirements: ['Valid ID'] },
  };

  it('are those of its record', () => {
    const answers = { 'charter form BARANGAY_CLEARANCE': [record] };
    expect(renderQuery(() => useFormService('BARANGAY_CLEARANCE'), { answers }).result).toMatchObject({
      status: 'success',
      data: { fees: ['₱50'], requirements: { general: ['Valid ID'], newcomers: [], renewal: [] } },
    });
  });

  it.each([
    ['an empty charter', [clearance]],
    ['a hidden service', []],
    ['a record without a name', [{ id: 'BARANGAY_CLEARANCE', data: { fees: ['₱50'] } }]],
  ])('are unknown for %s', (_, documents) => {
    const answers = { 'charter form BARANGAY_CLEARANCE': documents };
    expect(renderQuery(() => useFormService('BARANGAY_CLEARANCE'), { answers }).result).toMatchObject({
      status: 'success',
      data: null,
    });
  });

  it('load until the charter is read', () => {
    expect(renderQuery(() => useFormService('BARANGAY_CLEARANCE')).result).toEqual({ status: 'loading' });
  });
});
