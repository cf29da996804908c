/** Checks who handles a request as the rules do, so that what is typed can be stored. */
import { maxOfficerText } from '../../content/models/receipt.ts';
import { cleanText } from '../../form/cleanText.ts';
import { linePattern } from '../../form/letters.ts';
import type { Officer } from './officer.ts';

const isOfficerText = (text: string): boolean => text.length <= maxOfficerText && linePattern.test(text);

/** Null where the name or the position is missing, too long, or has a character that nobody sees. */
export function parseOfficer(by: string, position: string): Officer | null {
  const officer = { by: cleanText(by, 'line'), position: cleanText(position, 'line') };
  return isOfficerText(officer.by) && isOfficerText(officer.position) ? officer : null;
}
