/** Shortens a service's text to one line for a list; the service's own page shows the full text. */
import type { Translate } from '../../i18n/define.ts';
import { lookupMessages } from '../../i18n/en/lookup.ts';
import { bulletSigns, removeBullets } from './charter.ts';
import { isFree } from './price.ts';

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

/** [] → 'Ask for the fee'; ['None'] → 'Free'; ['A copy: ₱2', 'Certified: ₱10'] → 'A copy: ₱2, and 1 more'. */
export const formatFeeLine = (fees: readonly string[], translate: Translate): string => {
  const messages = translate(lookupMessages).charter;
  const [firstFee] = fees;
  if (firstFee === undefined) return messages.noFee;
  if (fees.every(isFree)) return messages.free;
  if (firstFee.length > maxLineLength) return messages.fees(fees.length);
  const fee = toBriefLine(firstFee);
  return fees.length === 1 ? fee : messages.feeAndMore(fee, fees.length - 1);
};
