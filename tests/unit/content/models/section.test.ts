import { describe, expect, it } from 'vitest';
import { toSections } from '../../../../src/content/models/section.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const document = (id: string, data: unknown): UncheckedDocument => ({ id, data });

describe('§3 records with an order', () => {
  it('keeps only the figures of a section that have a value', () => {
    const figures = [{ value: '494 m', meaning: 'above sea level' }, { meaning: 'nothing' }, null, 'text'];
    expect(
      toSections([document('a', { page: 'resident', title: 'Sample', figures })], createRecordContext())[0]
        ?.figures,
    ).toEqual([{ value: '494 m', meaning: 'above sea level' }]);
  });
});
