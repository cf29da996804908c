/**
 * The unambiguous price in a charter's fees, in pesos: a single fee that is only an amount, or the service's name and
 * an amount. '₱50' → '50.00'; 'Free' → '0.00'; '₱5 plus ₱1 per ₱1,000' → null.
 */
export const amountPattern = /^(?:₱|php\.?|p)\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/i;
/** Words for a payment in English, Filipino and Cebuano. */
const payment =
  '(?:(?:service|processing|filing) )?(?:fees?|charges?|payments?|costs?|bayad|bayarin|babayaran|bayranan|bayronon|kabayaran|singil)';
/** A word for 'free', a thing to pay that there is not, and an amount of nothing. */
const freePatterns = [
  String.raw`(?:for )?free(?: (?:of (?:charge|cost|fees?|payment)|service))?`,
  '(?:libre|gratis)(?:ng serbisyo| lang| ra| po)*',
  String.raw`(?:none|nil|wala)(?: po)?(?: (?:required|needed|charged|collected))?|n ?[/.]? ?a|not applicable`,
  String.raw`(?:at no|no|without(?: any)?|wala(?:[ny]g?|'[yt])?|way)(?: po(?:ng)?)? ${payment}(?: (?:(?:is |are |to be )?(?:required|needed|charged|collected|paid))| po)?`,
  String.raw`(?:₱|php|p)?\.? ?(?:0(?:\.0+)?|zero)(?: (?:pesos?|piso))?`,
  String.raw`\p{Pd}+`,
].map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

/** A longer text is a condition or a list. */
const maxFreeLength = 100;

/**
 * 'Free', 'Libre', 'No payment.', 'Walay bayad', '₱0.00', 'None / Free', 'Free (no charge)' → true;
 * 'Free once for a jobseeker' → false.
 */
export const isFree = (fee: string): boolean => {
  const text = fee.trim();
  if (text === '' || text.length > maxFreeLength) return false;
  const whole = text.toLowerCase().replace(/[’ʼ`]/g, "'").replace(/\s+/g, ' ');
  // Each of several ways to say it must say it: 'Free (residents)' has a condition.
  const parts = whole
    .replace(/\bn ?\/ ?a\b/g, 'na')
    .split(/[/()]/)
    .map((part) => part.trim().replace(/[.!]+$/, ''))
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => freePatterns.some((pattern) => pattern.test(part)));
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
