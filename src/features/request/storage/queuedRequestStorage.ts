/** Requests that wait on the phone by the citizen's choice (docs/decisions/waiting-requests.md): the whole of them. */
import { type Waiting, waitsAtMost } from '../../../../machines/request/context.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { waitingChanged, waitingKey, waitingNote } from './queuedRequestIndex.ts';
import { type KeptRequest, keptIn, textOfKept } from './requestSerializer.ts';

/** Null where nothing waits; what nobody can read does not stay. */
export const waitingOn = (type: FormType): KeptRequest | null => {
  const note = waitingNote(type);
  if (note === null) return null;
  const kept = keptIn(type, localStorage.getItem(waitingKey(type)) ?? '');
  if (kept !== null) return { ...kept, waiting: { ...kept.waiting, left: note.left } };
  localStorage.removeItem(waitingKey(type));
  return null;
};

/** Throws where it cannot be read back, or another tab's request has the place: full and blocked storage may throw, or do nothing. */
export const keepWaiting = (type: FormType, values: FormValues, waiting: Waiting): void => {
  const { code } = waiting.drawn;
  const before = waitingOn(type);
  if (before !== null && before.waiting.drawn.code !== code)
    throw new Error('Another request of this type waits on this phone.');
  // Kept once more, it becomes no younger.
  const keptAt = before?.keptAt ?? Date.now() + waiting.left - waitsAtMost;
  localStorage.setItem(waitingKey(type), textOfKept({ values, waiting, keptAt }));
  if (waitingOn(type)?.waiting.drawn.code !== code) throw new Error('Storage does not keep a request.');
  waitingChanged();
};

/** Takes away the request of this code, and no other's. */
export const forgetWaiting = (type: FormType, code: string | null): void => {
  if (waitingOn(type)?.waiting.drawn.code !== code) return;
  localStorage.removeItem(waitingKey(type));
  waitingChanged();
};
