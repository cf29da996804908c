/** Who handles a request: RA 11032 has the citizen know an official's name and position. */
import { maxOfficerText } from '../../content/models/receipt.ts';
import { cleanText } from '../../form/cleanText.ts';
import { linePattern } from '../../form/letters.ts';

export interface Officer {
  /** At most `maxOfficerText` characters, one line. */
  readonly by: string;
  /** The same. */
  readonly position: string;
}

const isOfficerText = (text: string): boolean => text.length <= maxOfficerText && linePattern.test(text);

/** Checks it as the rules do; null where the name or the position is missing, too long, or has a character that nobody sees. */
export function parseOfficer(by: string, position: string): Officer | null {
  const officer = { by: cleanText(by, 'line'), position: cleanText(position, 'line') };
  return isOfficerText(officer.by) && isOfficerText(officer.position) ? officer : null;
}
