/** Requests that wait on the phone by the citizen's choice (docs/decisions/waiting-requests.md): the whole of them. */
import { type QueuedSubmission, queuedRequestLifetime } from '../../../../machines/request/context.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { notifyQueuedRequestChange, queuedRequestKey, readQueuedRequestEntry } from './queuedRequestIndex.ts';
import { parseQueuedRequest, type QueuedRequest, serializeQueuedRequest } from './requestSerializer.ts';

/** Null where nothing waits; what nobody can read does not stay. */
export const readQueuedRequest = (type: FormType): QueuedRequest | null => {
  const entry = readQueuedRequestEntry(type);
  if (entry === null) return null;
  const request = parseQueuedRequest(type, localStorage.getItem(queuedRequestKey(type)) ?? '');
  if (request !== null) return { ...request, waiting: { ...request.waiting, left: entry.left } };
  localStorage.removeItem(queuedRequestKey(type));
  return null;
};

/** Throws where it cannot be read back, or another tab's request has the place: full and blocked storage may throw, or do nothing. */
export const storeQueuedRequest = (type: FormType, values: FormValues, waiting: QueuedSubmission): void => {
  const { code } = waiting.drawn;
  const previous = readQueuedRequest(type);
  if (previous !== null && previous.waiting.drawn.code !== code)
    throw new Error('Another request of this type waits on this phone.');
  // Kept once more, it becomes no younger.
  const keptAt = previous?.keptAt ?? Date.now() + waiting.left - queuedRequestLifetime;
  localStorage.setItem(queuedRequestKey(type), serializeQueuedRequest({ values, waiting, keptAt }));
  if (readQueuedRequest(type)?.waiting.drawn.code !== code)
    throw new Error('Storage does not keep a request.');
  notifyQueuedRequestChange();
};

/** Takes away the request of this code, and no other's. */
export const removeQueuedRequest = (type: FormType, code: string | null): void => {
  if (readQueuedRequest(type)?.waiting.drawn.code !== code) return;
  localStorage.removeItem(queuedRequestKey(type));
  notifyQueuedRequestChange();
};
