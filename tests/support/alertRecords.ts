/** Alerts for everybody, as staff store them. */
import { testNow } from './testNow.ts';

export const alertHour = 3_600_000;

interface AlertRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Urgent announcements, valid for hours unless a test sets other fields. */
export const createAlertRecords = (alerts: readonly AlertRecord[]): readonly AlertRecord[] =>
  alerts.map(({ id, ...own }, at) => ({
    id,
    urgent: true,
    title: `Sample ${id}`,
    slug: `sample-${id}`,
    validFrom: testNow - alertHour,
    validUntil: testNow + (at + 5) * alertHour,
    updated: testNow - alertHour,
    sample: true,
    ...own,
  }));

export const typhoonAlert = { id: 'storm', title: 'Sample: typhoon signal 2. No office today.' };
export const roadAlert = { id: 'road', title: 'Sample: the road to Zone 4 is closed.' };
export const waterAlert = { id: 'water', title: 'Sample: no water until evening.' };
