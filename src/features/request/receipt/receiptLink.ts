/** The link of a receipt, with the name of its service (docs/decisions/0050-receipt-links.md). */
import { requestStatusPath } from '../../../components/paths/servicePaths.ts';
import { type FormType, formTypes } from '../../../form/types.ts';

/**
 * '/Request_Status#01234567-…&clearance'
 * @param type null leaves the service out
 */
export const toReceiptLink = (code: string, type: FormType | null): string =>
  requestStatusPath([code, type && formTypes[type].linkName].filter(Boolean).join('&'));
