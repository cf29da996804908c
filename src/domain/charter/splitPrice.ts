import { amountPattern, isFree } from './price.ts';

/**
 * Sets a price from what it is for: 'Barangay Clearance: ₱50' → { what: 'Barangay Clearance', price: '₱50' }; 'Free' →
 * { what: '', price: 'Free' }; '₱5 plus ₱1 per ₱1,000' → null.
 */
export const splitPrice = (fee: string): { readonly what: string; readonly price: string } | null => {
  const [, what = '', price = ''] = /^(?:([^;]*):)?([^:;]*)$/s.exec(fee) ?? [];
  return isFree(price) || amountPattern.test(price.trim()) ? { what, price: price.trim() } : null;
};
