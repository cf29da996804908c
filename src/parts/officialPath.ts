import type { Official } from '../content/official.ts';

/** '/official-details/punong-barangay' */
export const officialPath = ({ id }: Official): string => `/official-details/${encodeURIComponent(id)}`;
