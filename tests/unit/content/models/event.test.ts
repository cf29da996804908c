import { describe, expect, it } from 'vitest';
import { toHistoryEvents } from '../../../../src/content/models/event.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const document = (id: string, data: unknown): UncheckedDocument => ({ id, data });

describe('§3 records with an order', () => {
  it.each([
    [{ year: 2013 }, '2013'],
    [{ year: 'Year to be published' }, 'Year to be published'],
    [{ year: null }, ''],
    [{}, ''],
  ])('reads the time of the event %j as %j', (fields, when) => {
    expect(
      toHistoryEvents([document('a', { title: 'Sample', ...fields })], createRecordContext())[0]?.when,
    ).toBe(when);
  });
});
