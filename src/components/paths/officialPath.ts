import type { Official } from '../../content/models/official.ts';
import { recordPages } from '../../content/seo/recordPages.ts';
import { recordPath } from '../../routes/recordRoutes.ts';

/** '/official-details/punong-barangay' */
export const officialPath = ({ id }: Official): string => recordPath(recordPages.officials, id);
