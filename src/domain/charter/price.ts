/**
 * The unambiguous price in a charter's fees, in pesos: a single fee that is only an amount, or the service's name and
 * an amount. '₱50' → '50.00'; 'Free' → '0.00'; '₱5 plus ₱1 per ₱1,000' → null.
 */
const amountPattern = /^(?:₱|php\.?|p)\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/i;
/** English, Filipino and Cebuano: a word for 'free', a thing to pay that there is not, and an amount of nothing. */
const freePatterns = [
  /^(?:(?:for )?free(?: of (?:charge|cost|fees?|payment))?|libre(?:ng serbisyo| lang| ra)?|gratis|none|nil|wala|n ?[/.]? ?a|not applicable)$/,
  /^(?:at no|no|without(?: any)?|wala[ny]g?|wala'[yt]|way) (?:fees?|charges?|payments?|costs?|bayad|bayarin|babayaran|bayranan|bayronon|singil)(?: (?:is |are )?(?:required|needed|charged|collected))?$/,
  /^(?:₱|php|p)?\.?\s*0(?:\.0+)?$/,
];

/** 'Free', 'Libre', 'No payment.', 'Walay bayad', '₱0.00' → true; 'Free once for a jobseeker' → false. */
export const isFree = (fee: string): boolean => {
  const text = fee
    .trim()
    .toLowerCase()
    .replace(/[’ʼ`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '');
  return freePatterns.some((pattern) => pattern.test(text));
};

/** @param names all names of the service */
export const parsePrice = (fees: readonly string[], names: readonly string[]): string | null => {
  const [fee = '', ...more] = fees;
  if (more.length > 0) return null;
  const name = names.find((each) => fee.toLowerCase().startsWith(`${each.toLowerCase()}:`));
  const text = (name === undefined ? fee : fee.slice(name.length + 1)).trim();
  if (isFree(text)) return '0.00';
  const [, pesos, centavos = '00'] = amountPattern.exec(text) ?? [];
  return pesos === undefined ? null : `${pesos.replaceAll(',', '')}.${centavos}`;
};
