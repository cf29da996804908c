/**
 * The receipt of a request, which the tab holds for its confirmation (docs/decisions/0016-privacy.md): reference, receipt code and
 * the chosen day, no answer besides. One for each form type, until the tab is closed, it is cleared, or another request begins.
 */
import type { StoredResult } from '../../../../machines/request/context.ts';
import { parseReference } from '../../../content/models/reference.ts';
import { parseMoment } from '../../../domain/request/appointment.ts';
import { receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { type FormType, formTypeNames } from '../../../form/typeNames.ts';
import { readFields, tryParseJson } from '../../../lib/readFields.ts';
import { receiptKey } from '../../../ssr/hydration/requestKeys.ts';

export const serializeTabReceipt = ({
  recordId,
  receiptCode,
  record,
  schedule,
  mayBeOlder,
}: StoredResult): string =>
  JSON.stringify({
    id: recordId,
    code: receiptCode,
    schedule: parseMoment(record?.schedule ?? schedule),
    mayBeOlder,
  });

/** @throws if the tab does not keep it: full and blocked storage may throw, or fail silently */
export const storeTabReceipt = (type: FormType, receipt: StoredResult): void => {
  const text = serializeTabReceipt(receipt);
  sessionStorage.setItem(receiptKey(type), text);
  if (sessionStorage.getItem(receiptKey(type)) !== text) throw new Error('Storage does not keep a receipt.');
};

export const removeTabReceipt = (type: FormType): void => {
  try {
    sessionStorage.removeItem(receiptKey(type));
  } catch {
    // Blocked storage has no data of ours.
  }
};

const parseTabReceipt = (text: string): StoredResult | null => {
  const parts = readFields(tryParseJson(text));
  const receiptCode = parts.get('code');
  if (typeof receiptCode !== 'string' || !receiptCodePattern.test(receiptCode)) return null;
  const recordId = parseReference({ id: receiptCode, data: { recordId: parts.get('id') } });
  if (recordId === null) return null;
  return {
    recordId,
    receiptCode,
    record: null,
    schedule: parseMoment(parts.get('schedule')),
    mayBeOlder: parts.get('mayBeOlder') === true,
  };
};

/** Null without one. Deletes one that is malformed. */
export const readTabReceipt = (type: FormType): StoredResult | null => {
  try {
    const text = sessionStorage.getItem(receiptKey(type));
    if (text === null) return null;
    const receipt = parseTabReceipt(text);
    if (receipt === null) removeTabReceipt(type);
    return receipt;
  } catch {
    // Blocked storage has no data of ours.
    return null;
  }
};

/** The request that this tab sent under a receipt code: its service, and its day 'yyyy-mm-ddThh:mm'. Null without one. */
export const findTabReceipt = (
  code: string,
): { readonly type: FormType; readonly schedule: string | null } | null => {
  for (const type of formTypeNames) {
    const receipt = readTabReceipt(type);
    if (receipt?.receiptCode === code) return { type, schedule: receipt.schedule };
  }
  return null;
};
