import type { Official } from '../content/official.ts';
import { recordPages } from '../content/recordPages.ts';
import { recordPath } from '../routes/records.ts';

/** '/official-details/punong-barangay' */
export const officialPath = ({ id }: Official): string => recordPath(recordPages.officials, id);
