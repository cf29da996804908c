import { describe, expect, it } from 'vitest';
import { formTypes } from '../../../src/form/types.ts';
import { englishLocalization } from '../../../src/i18n/define.ts';
import { toFactDocuments } from '../../../src/query/formDocuments.ts';

const clearance = {
  id: 'clearance',
  data: {
    status: 'active',
    name: 'Barangay Clearance',
    slug: formTypes.BARANGAY_CLEARANCE.slug,
    order: 1,
    fees: ['₱50'],
    processing_time: ['5 minutes', '25 minutes'],
  },
};
const read = (changes: object, prerendered: Awaited<ReturnType<typeof toFactDocuments>> | null) =>
  toFactDocuments(
    [{ ...clearance, data: { ...clearance.data, ...changes } }],
    englishLocalization,
    prerendered,
  );
const prerendered = await read({}, null);

describe('§2 the charter of a list of forms', () => {
  it('is one document per form, with a hash of its source in the first', () => {
    expect(prerendered.filter(({ data }) => data !== null)).toEqual([
      {
        id: 'BARANGAY_CLEARANCE',
        data: { fee: '₱50', time: 'About 30 minutes', isSample: false, source: expect.any(String) },
      },
    ]);
  });

  it.each([
    ['its papers', { requirements: ['One ID'] }],
    ['its name', { name: 'Barangay Clearance, renamed' }],
    ['minutes from one step to another', { processing_time: ['10 minutes', '20 minutes'] }],
  ])('is no newer where staff change %s, because no fact is', async (_, changes) => {
    expect(await read(changes, prerendered)).toEqual(prerendered);
  });

  it('is newer where the fee changes', async () => {
    expect(await read({ fees: ['₱60'] }, prerendered)).not.toEqual(prerendered);
  });
});
