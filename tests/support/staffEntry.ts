/** A request as staff read it, with its receipt and extras, for tests of pure functions. */
import type { HallDayRecord } from '../../src/domain/dates/hallDay.ts';
import type { FormType } from '../../src/form/types.ts';
import type { RequestExtras } from '../../src/staff-core/extras.ts';
import type { FoundReceipt } from '../../src/staff-core/receipts.ts';
import type { FoundEntry } from '../../src/staff-core/search/listRequests.ts';

interface EntryOptions {
  readonly type?: FormType | string;
  readonly schedule?: string;
  /** When the store received it, epoch ms. */
  readonly arrived?: number;
  /** null for a request without a receipt. */
  readonly receipt?: Partial<FoundReceipt> | null;
  readonly extras?: Partial<RequestExtras> | null;
}

const noReceiptFields: FoundReceipt = {
  name: 'receipts/one',
  code: 'one',
  version: 'version of the receipt',
  recordId: '4f3a',
  state: 'received',
  since: null,
  reason: null,
  schedule: null,
  movedTo: null,
  accepted: null,
  until: null,
  untilReason: null,
  by: null,
  position: null,
};

const noExtras: RequestExtras = {
  name: 'extras/4f3a',
  version: 'version of the extras',
  place: null,
  hasPriority: false,
  isFromCounter: false,
  came: null,
  fieldNames: [],
};

export function createStaffEntry({
  type = 'BARANGAY_CLEARANCE',
  schedule = '2031-05-05T09:00',
  arrived = 0,
  receipt = {},
  extras = null,
}: EntryOptions = {}): FoundEntry {
  const found = receipt === null ? null : { ...noReceiptFields, ...receipt };
  return {
    request: { id: '4f3a', name: 'requests/4f3a', fields: { type, schedule }, arrived, version: 'version' },
    receipt: found,
    receipts: found === null ? [] : [found],
    extras: extras === null ? null : { ...noExtras, ...extras },
  };
}

/** A record of a day of the hall. */
export const createHallDayRecord = (
  id: string,
  { isHoliday = false, isClosed = false }: { readonly isHoliday?: boolean; readonly isClosed?: boolean },
): HallDayRecord => ({
  id,
  isClosed: { morning: isClosed, afternoon: isClosed },
  isHoliday,
  places: { morning: null, afternoon: null },
  reason: '',
  note: '',
});
