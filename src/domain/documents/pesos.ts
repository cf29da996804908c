/** An amount as a clerk types it, in centavos. */

/** '50', '50.00', '0', ''; the most has six digits before the point. */
const amountPattern = /^(\d{1,6})(?:\.(\d{2}))?$/;

/** '50.50' → 5050; '' → 0; null for what is no amount. */
export const parsePesos = (text: string): number | null => {
  const match = amountPattern.exec(text.trim() === '' ? '0' : text.trim());
  return match === null ? null : Number(match[1]) * 100 + Number(match[2] ?? 0);
};

/** 5000 → '50', 5050 → '50.50'; '' for nothing. */
export const formatPesos = (centavos: number): string =>
  centavos === 0 ? '' : centavos % 100 === 0 ? String(centavos / 100) : (centavos / 100).toFixed(2);

/** The problem of a receipt and its amount: both are there, or neither; an amount of nothing has no receipt. */
export const findPaymentProblem = (
  receipt: string,
  amount: string,
): 'amountWrong' | 'amountMissing' | 'receiptMissing' | null => {
  const centavos = parsePesos(amount);
  if (centavos === null) return 'amountWrong';
  if (centavos === 0) return receipt.trim() === '' ? null : 'amountMissing';
  return receipt.trim() === '' ? 'receiptMissing' : null;
};
