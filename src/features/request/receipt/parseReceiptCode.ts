/** Parses a receipt code from a URL fragment or from typed text. */
import type { ReceiptCodeInput } from '../../../../machines/request/status.ts';
import { findReceiptCode } from '../../../domain/request/receiptCode.ts';

/** '#0b1c…' → its code; '' and '#' → 'nothing'; other text → 'malformed'. */
export const parseReceiptCode = (text: string): ReceiptCodeInput => {
  const code = findReceiptCode(text);
  if (code !== null) return { is: 'code', code };
  return text.length < 100 && text.replace('#', '').trim() === '' ? { is: 'nothing' } : { is: 'malformed' };
};
