/** What a list says of a service in one line; the whole of it stands on the service's own page. */
import { lookupWords } from '../../i18n/en/lookup.ts';
import { withoutBullet } from './charter.ts';

const longest = 120;
const said = lookupWords.charter;

/** A list that was written below itself has come as one line; its bullets still part it. */
const ends = /\n|(?=[•▪●])/;

/** '• Residents.\n• Visitors.' → 'Residents, Visitors'; what is longer is cut between words. */
export const briefLine = (text: string): string => {
  const line = text
    .split(ends)
    .map((part) => withoutBullet(part).replace(/[\s.,;]+$/, ''))
    .filter((part) => part !== '')
    .join(', ');
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  // An unbroken text is cut where it is, never through a sign of two halves.
  const kept = end > longest / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s.,;]+$/, '')}...`;
};

const nothingToPay = /^(?:free(?: of charge)?|none|no fees?|(?:₱|php|p)?\s*0(?:\.0+)?)\.?$/i;

/** [] → 'Ask for the fee'; ['None'] → 'Free'; ['A copy: ₱2', 'Certified: ₱10'] → 'A copy: ₱2, and 1 more'. */
export const feeLine = (fees: readonly string[]): string => {
  const [first] = fees;
  if (first === undefined) return said.noFee;
  if (fees.every((fee) => nothingToPay.test(fee))) return said.free;
  if (first.length > longest) return said.fees(fees.length);
  const fee = briefLine(first);
  return fees.length === 1 ? fee : said.feeAndMore(fee, fees.length - 1);
};
