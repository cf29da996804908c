/**
 * Requests queued on the phone by the citizen's choice (docs/decisions/0027-queued-requests.md): the answers that are not empty, and
 * the code and the version that prevent storing it twice. The shape is that of 1.0.0, which could queue several versions of a request.
 * Anyone who shares the phone can have written the text, so each part is checked.
 */
import {
  type FrozenRecord,
  type QueuedSubmission,
  queuedRequestLifetime,
} from '../../../../machines/request/context.ts';
import { parseVersionId } from '../../../content/models/reference.ts';
import { parseAnswers, parseStoredParts } from '../../../form/draft.ts';
import { fieldNamesOf, inputFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { createEmptyValues, type FormValues } from '../../../form/values.ts';
import { readFields } from '../../../lib/readFields.ts';
import { readText, removeText, storeText } from './browserStorage.ts';
import { notifyQueuedRequestChange, queuedRequestKey, readQueuedRequestEntry } from './queuedRequestIndex.ts';

export interface QueuedRequest {
  readonly values: FormValues;
  readonly submission: QueuedSubmission;
}

const parseRecord = (type: FormType, raw: unknown): FrozenRecord | null => {
  const parts = readFields(raw);
  const names: ReadonlySet<string> = new Set(fieldNamesOf(type));
  const isOurs = [...parts].every(
    ([name, value]) => names.has(name) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return isOurs && parts.size > 0 ? Object.fromEntries(parts) : null;
};

/** Null if no request is queued. Deletes one that is unreadable. */
export const readQueuedRequest = (type: FormType): QueuedRequest | null => {
  const entry = readQueuedRequestEntry(type);
  if (entry === null) return null;
  const parts = parseStoredParts(readText('localStorage', queuedRequestKey(type)) ?? '');
  // The last of the versions that 1.0.0 queued was sent last.
  const [records, versionIds] = [parts.get('unanswered'), parts.get('versions')];
  const record = Array.isArray(records) ? parseRecord(type, records.at(-1)) : null;
  if (record === null) {
    removeText('localStorage', queuedRequestKey(type));
    return null;
  }
  return {
    values: { ...createEmptyValues(type), ...parseAnswers(inputFieldsOf(type), parts.get('values')) },
    submission: {
      code: entry.code,
      record,
      versionId: Array.isArray(versionIds) ? parseVersionId(versionIds.at(-1)) : null,
      remainingTime: entry.remainingTime,
    },
  };
};

/**
 * Stores a queued request. Storing it again does not extend its lifetime.
 * @throws if it cannot be read back (full and blocked storage may throw, or fail silently), or if another tab's request
 *   is stored already
 */
export const storeQueuedRequest = (
  type: FormType,
  values: FormValues,
  { code, record, versionId, remainingTime }: QueuedSubmission,
): void => {
  const previous = readQueuedRequestEntry(type);
  if (previous !== null && previous.code !== code)
    throw new Error('Another request of this type waits on this phone.');
  storeText(
    'localStorage',
    queuedRequestKey(type),
    JSON.stringify({
      keptAt: previous?.keptAt ?? Date.now() + remainingTime - queuedRequestLifetime,
      values: Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')),
      code,
      draws: 1,
      unanswered: [record],
      versions: [versionId],
    }),
  );
  notifyQueuedRequestChange();
};

/** Deletes the request with this code, and no other. */
export const removeQueuedRequest = (type: FormType, code: string | null): void => {
  if (code === null || readQueuedRequestEntry(type)?.code !== code) return;
  removeText('localStorage', queuedRequestKey(type));
  notifyQueuedRequestChange();
};
