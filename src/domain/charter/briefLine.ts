/** Shortens a service's text to one line for a list; the service's own page shows the full text. */
import type { Translate } from '../../i18n/define.ts';
import { lookupMessages } from '../../i18n/en/lookup.ts';
import { bulletSigns, removeBullets } from './charter.ts';
import { amountPattern, isFree } from './price.ts';
import { splitPrice } from './splitPrice.ts';

const maxLineLength = 120;

/** A list stored as a single line is still split at its bullets. */
const lineEnds = new RegExp(`\\n|(?<=^|\\s)(?=[${bulletSigns}])`, 'u');

/** '• Residents.\n• Visitors.' → 'Residents, Visitors'; a longer text is cut between words. */
export const toBriefLine = (text: string): string => {
  const line = removeBullets(text.split(lineEnds))
    .map((part) => part.replace(/[\s.,;]+$/, ''))
    .filter((part) => part !== '')
    .join(', ');
  if (line.length <= maxLineLength) return line;
  const cut = line.slice(0, maxLineLength);
  const end = cut.lastIndexOf(' ');
  // A text without spaces is cut at the limit, never through a surrogate pair.
  const cutText = end > maxLineLength / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${cutText.replace(/[\s.,;]+$/, '')}...`;
};

/** 'Chairs: free, returned clean' → true: free, if only on a condition. */
const isFreeIfOnly = (fee: string): boolean =>
  isFree(fee.slice(fee.lastIndexOf(':') + 1).split(/[,;(]/)[0] ?? '');

/** The papers for a first job are free once by this act. */
const isForFirstJob = (fee: string): boolean => /\bRA 11261\b/.test(fee) && isFreeIfOnly(fee);

const toPesos = (price: string): number =>
  Number.parseInt(amountPattern.exec(price)?.[1]?.replaceAll(',', '') ?? '', 10);

/** [] → 'Ask for the fee'; ['None'] → 'Free'; ['A copy: ₱2', 'Certified: ₱10'] → '₱2 to ₱10'. */
export const formatFeeLine = (fees: readonly string[], translate: Translate): string => {
  const messages = translate(lookupMessages).charter;
  const [firstFee, ...others] = fees;
  if (firstFee === undefined) return messages.noFee;
  if (fees.every(isFree)) return messages.free;
  if (firstFee.length > maxLineLength) return messages.fees(fees.length);
  if (others.length === 0) return toBriefLine(firstFee);
  const first = splitPrice(firstFee);
  const price = first?.price ?? toBriefLine(firstFee);
  if (others.every(isForFirstJob)) return messages.firstJobFree(price);
  // The other lines of a fee that is no single price are its notes.
  if (first === null) return price;
  const paid = fees.filter((fee) => !isFreeIfOnly(fee)).map((fee) => splitPrice(fee)?.price ?? '');
  if (paid.includes('')) return messages.feesDiffer(price);
  const byAmount = paid.toSorted((one, other) => toPesos(one) - toPesos(other));
  const [least = price, most = price] = [byAmount[0], byAmount.at(-1)];
  const range = toPesos(least) === toPesos(most) ? least : messages.feeRange(least, most);
  return paid.length < fees.length ? messages.someFree(range) : range;
};
