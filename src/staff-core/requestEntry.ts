import type { RequestExtras } from './extras.ts';
import type { FoundReceipt } from './receipts.ts';
import type { StaffRequest } from './request.ts';

/** A request, and the receipt with its state. */
export interface RequestEntry {
  readonly request: StaffRequest;
  readonly receipt: FoundReceipt | null;
  /** Null for a request without them; absent where nothing asked for them. */
  readonly extras?: RequestExtras | null;
}
