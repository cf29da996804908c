/** What a fragment, or what was typed, gives to look up. */
import type { Given } from '../../../../machines/request/status.ts';
import { findReceiptCode } from '../../../domain/request/receiptCode.ts';

/** '#0b1c…' → its code; '' and '#' → nothing */
export const givenBy = (text: string): Given => {
  const code = findReceiptCode(text);
  if (code !== null) return { is: 'code', code };
  return text.length < 100 && text.replace('#', '').trim() === '' ? { is: 'nothing' } : { is: 'malformed' };
};
