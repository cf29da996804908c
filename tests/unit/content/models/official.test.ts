import { describe, expect, it } from 'vitest';
import { toOfficials } from '../../../../src/content/models/official.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const document = (id: string, data: unknown): UncheckedDocument => ({ id, data });

describe('§3 records with an order', () => {
  it('reads the blank name and the missing fields of an official as blank', () => {
    const [official] = toOfficials(
      [document('a', { position: 'Punong Barangay', name: ' ' })],
      createRecordContext(),
    );
    expect(official).toMatchObject({
      id: 'a',
      position: 'Punong Barangay',
      name: '',
      term: '',
      committees: [],
      body: '',
      image: null,
      appointed: false,
      updated: null,
      isSample: false,
    });
  });
});
