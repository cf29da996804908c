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
import { readText, removeText, storeText } from './browserStorage.ts';

/** @throws if the tab does not keep it */
export const storeTabReceipt = (
  type: FormType,
  { recordId, receiptCode, record, schedule }: StoredResult,
): void =>
  storeText(
    'sessionStorage',
    receiptKey(type),
    JSON.stringify({
      id: recordId,
      code: receiptCode,
      schedule: parseMoment(record?.schedule ?? schedule),
    }),
  );

export const removeTabReceipt = (type: FormType): void => removeText('sessionStorage', receiptKey(type));

const parseTabReceipt = (text: string): StoredResult | null => {
  const parts = readFields(tryParseJson(text));
  const receiptCode = parts.get('code');
  if (typeof receiptCode !== 'string' || !receiptCodePattern.test(receiptCode)) return null;
  const recordId = parseReference({ id: receiptCode, data: { recordId: parts.get('id') } });
  return recordId === null
    ? null
    : { recordId, receiptCode, record: null, schedule: parseMoment(parts.get('schedule')) };
};

/** Null without one. Deletes one that is malformed. */
export const readTabReceipt = (type: FormType): StoredResult | null => {
  const text = readText('sessionStorage', receiptKey(type));
  if (text === null) return null;
  const receipt = parseTabReceipt(text);
  if (receipt === null) removeTabReceipt(type);
  return receipt;
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
