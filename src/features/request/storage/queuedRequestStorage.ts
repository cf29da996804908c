/** Requests queued on the phone by the citizen's choice (docs/decisions/0027-queued-requests.md), in full. */
import { type QueuedSubmission, queuedRequestLifetime } from '../../../../machines/request/context.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { notifyQueuedRequestChange, queuedRequestKey, readQueuedRequestEntry } from './queuedRequestIndex.ts';
import { parseQueuedRequest, type QueuedRequest, serializeQueuedRequest } from './requestSerializer.ts';

/** Null if no request is queued. Deletes one that is unreadable. */
export const readQueuedRequest = (type: FormType): QueuedRequest | null => {
  const entry = readQueuedRequestEntry(type);
  if (entry === null) return null;
  const request = parseQueuedRequest(type, localStorage.getItem(queuedRequestKey(type)) ?? '');
  if (request !== null)
    return { ...request, submission: { ...request.submission, remainingTime: entry.remainingTime } };
  localStorage.removeItem(queuedRequestKey(type));
  return null;
};

/**
 * Stores a queued request.
 * @throws if it cannot be read back (full and blocked storage may throw, or fail silently), or if another tab's request
 *   is stored already
 */
export const storeQueuedRequest = (
  type: FormType,
  values: FormValues,
  submission: QueuedSubmission,
): void => {
  const { receiptCode } = submission.requestIds;
  const previous = readQueuedRequest(type);
  if (previous !== null && previous.submission.requestIds.receiptCode !== receiptCode)
    throw new Error('Another request of this type waits on this phone.');
  // Storing it again does not extend its lifetime.
  const keptAt = previous?.keptAt ?? Date.now() + submission.remainingTime - queuedRequestLifetime;
  localStorage.setItem(queuedRequestKey(type), serializeQueuedRequest({ values, submission, keptAt }));
  if (readQueuedRequest(type)?.submission.requestIds.receiptCode !== receiptCode)
    throw new Error('Storage does not keep a request.');
  notifyQueuedRequestChange();
};

/** Deletes the request with this code, and no other. */
export const removeQueuedRequest = (type: FormType, code: string | null): void => {
  if (readQueuedRequest(type)?.submission.requestIds.receiptCode !== code) return;
  localStorage.removeItem(queuedRequestKey(type));
  notifyQueuedRequestChange();
};
