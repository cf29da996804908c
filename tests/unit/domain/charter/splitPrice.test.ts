import { describe, expect, it } from 'vitest';
import { splitPrice } from '../../../../src/domain/charter/splitPrice.ts';

describe('§3 the price among the words of a fee', () => {
  it.each([
    ['Barangay Clearance: ₱50', 'Barangay Clearance', '₱50'],
    ['₱1,250.00', '', '₱1,250.00'],
    ['Php 50', '', 'Php 50'],
    ['Free', '', 'Free'],
    ['Certificate of indigency: libre', 'Certificate of indigency', 'libre'],
    ['Hall, from 8:00 to 17:00: ₱500', 'Hall, from 8:00 to 17:00', '₱500'],
  ])("sets '%s' apart", (fee, what, price) => {
    expect(splitPrice(fee)).toEqual({ what, price });
  });

  it.each([
    '₱5 plus ₱1 per ₱1,000 of income',
    'Papers for a first job: free, once (RA 11261)',
    'A copy: ask the treasurer',
    '₱50 for residents: ₱100 for others, with a receipt',
    'Residents: free; others: ₱50',
    '',
    ':',
  ])("leaves '%s' as it is", (fee) => {
    expect(splitPrice(fee)).toBeNull();
  });
});
