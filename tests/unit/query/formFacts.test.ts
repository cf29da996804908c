import { describe, expect, it } from 'vitest';
import { localizations } from '../../../src/i18n/localizations.ts';
import { readFormFacts } from '../../../src/query/formFacts.ts';

const read = (data: unknown, locale: 'en' | 'fil' = 'en') =>
  readFormFacts({ id: 'x', data }, localizations[locale]);
const service = { status: 'active', name: 'Barangay Clearance' };

describe('§2 fee and time in the row of a form', () => {
  it.each([
    [['Barangay Clearance: ₱50'], '₱50'],
    [['Covered court, per day: ₱200', 'Chairs: ₱5'], '₱5 to ₱200'],
    [['₱5 plus ₱1 per ₱1,000 of income'], '₱5 plus ₱1 per ₱1,000 of income'],
    [['Free'], 'Free'],
    [['Walay bayad'], 'Free'],
    [[], 'Ask for the fee'],
    [['x'.repeat(200)], 'See the fee'],
    [[null, ' '], 'Ask for the fee'],
  ])('shows the fees %j as %j', (fees, fee) => {
    expect(read({ ...service, fees })?.fee).toBe(fee);
  });

  it.each([
    [['5 minutes', '25 minutes'], 'About 30 minutes'],
    [['1 day', '5 minutes'], '1 day, 5 minutes'],
    [[], ''],
  ])('shows the times %j as %j', (times, time) => {
    expect(read({ ...service, processing_time: times })?.time).toBe(time);
  });

  it('marks a fee without a translation as English', () => {
    const english = { ...service, fees: ['Per page: see the list'] };
    expect(read(english, 'fil')?.feeLang).toBe('en');
    expect(read(english)?.feeLang).toBeUndefined();
    const translations = { fil: { fees: ['Bawat pahina: tingnan ang listahan'] } };
    expect(read({ ...english, translations }, 'fil')).toMatchObject({
      fee: 'Bawat pahina: tingnan ang listahan',
    });
    expect(read({ ...english, translations }, 'fil')?.feeLang).toBeUndefined();
  });

  it.each([[null], [{}], [{ name: ' ' }], ['text']])('reads no facts from %j', (data) => {
    expect(read(data)).toBeNull();
  });
});
