/** What others may see of a receipt: its link and the name of its service (docs/decisions/0050-receipt-links.md). */
import { requestStatusPath } from '../../../components/paths/servicePaths.ts';
import { formPathNames } from '../../../form/typeNames.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import type { Translate } from '../../../i18n/define.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';

/**
 * '/Request_Status#01234567-…&clearance'
 * @param type null leaves the service out
 */
export const toReceiptLink = (code: string, type: FormType | null): string =>
  requestStatusPath(
    type !== null && formTypes[type].isNamedInLinks ? `${code}&${formPathNames[type]}` : code,
  );

/** The full URL, of the current origin, because its store has the receipt. */
export const toReceiptUrl = (code: string, type: FormType): string =>
  new URL(toReceiptLink(code, type), window.location.origin).href;

/** The name of the service for what leaves the page: a picture, a message, a calendar. Null for health services, and for null. */
export const findPublicServiceName = (type: FormType | null, translate: Translate): string | null =>
  type !== null && formTypes[type].isNamedInLinks ? translate(requestMessages).services[type].name : null;
