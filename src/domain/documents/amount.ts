/** The amount of an official receipt, in pesos as staff type it: the register has centavos, and a sheet one writing of each amount. */

const amountPattern = /^(\d{1,6})(?:\.(\d{2}))?$/;

/** '50', '50.00' → 5000; '' → 0; null for any other text: '1e3', '-5', '50.005'. */
export const parseCentavos = (text: string): number | null => {
  if (text === '') return 0;
  const [, pesos, centavos = '00'] = amountPattern.exec(text) ?? [];
  return pesos === undefined ? null : Number(pesos) * 100 + Number(centavos);
};

/** 5000 → '50.00', to which nobody can add a digit by pen; 0 → '' */
export const formatCentavos = (centavos: number): string =>
  centavos === 0 ? '' : `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;

/** What a receipt and its amount lack: both are there, or neither. */
export type PaymentProblem = 'receiptMissing' | 'amountMissing' | 'amountWrong';

/** @param receipt without blanks around it. @param centavos null for a text that is no amount */
export const findPaymentProblem = (receipt: string, centavos: number | null): PaymentProblem | null => {
  if (centavos === null) return 'amountWrong';
  if (centavos > 0) return receipt === '' ? 'receiptMissing' : null;
  return receipt === '' ? null : 'amountMissing';
};
