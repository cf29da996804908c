import { describe, expect, it } from 'vitest';
import { toOfficials } from '../../../../src/content/models/official.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const document = (id: string, data: unknown): UncheckedDocument => ({ id, data });

describe('§3 records with an order', () => {
  it('reads the blank name of an official as null, and missing fields as blank', () => {
    const [official] = toOfficials(
      [document('a', { position: 'Punong Barangay', name: ' ' })],
      createRecordContext(),
    );
    expect(official).toEqual({
      id: 'a',
      position: 'Punong Barangay',
      name: null,
      term: '',
      committees: [],
      body: '',
      image: null,
      isAppointed: false,
      updated: null,
      isSample: false,
    });
  });
});
