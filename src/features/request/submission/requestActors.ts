/** Actors of the request machine that read and write the store: the receipt, the places of the half day, and the request. */
import { fromPromise } from 'xstate';
import type {
  Connectivity,
  FrozenRecord,
  PlaceAnswer,
  StoredReceipt,
  Submission,
} from '../../../../machines/request/context.ts';
import { parseReceiptDays, parseReference, parseStoredVersionId } from '../../../content/models/reference.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import { type HallDayRecord, takesAnyNumber } from '../../../domain/dates/hallDay.ts';
import { appointmentOf } from '../../../domain/request/appointment.ts';
import { maxIdAttempts, toRecordId } from '../../../domain/request/recordId.ts';
import { OfflineError } from '../../../firestore/errors.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { loadPlaceAnswers } from '../form/laterModules.ts';

/** Null if no receipt is stored under the code. @throws StoreFailure */
export const readStoredReceipt = async (
  code: string,
): Promise<(StoredReceipt & { readonly schedule: string | null }) | null> => {
  const found = await (await loadFirestoreClient()).readReceipt({ code });
  if (found === null) return null;
  const days = parseReceiptDays(found);
  return {
    recordId: parseReference(found) ?? toRecordId(code, 0),
    versionId: parseStoredVersionId(found),
    schedule: days.schedule,
    appointment: appointmentOf(days),
  };
};

interface RequestActorsOptions {
  readonly clock: Clock;
  /** What the page has read of the hall's days; null where no page shows them. */
  readonly readHallDays: () => readonly HallDayRecord[] | null;
  /** Whether the citizen will use the priority lane. */
  readonly readIsPriority: () => boolean;
  readonly probe: () => Promise<Connectivity>;
}

export const createStoreActors = ({ clock, readHallDays, readIsPriority, probe }: RequestActorsOptions) => ({
  findReceipt: fromPromise<StoredReceipt | null, { readonly code: string }>(({ input: { code } }) =>
    readStoredReceipt(code),
  ),
  /** Its code is loaded where a half day has a number of places. */
  findPlace: fromPromise<PlaceAnswer, { readonly record: FrozenRecord }>(async ({ input: { record } }) => {
    const known = readHallDays();
    if (known !== null && takesAnyNumber(known, String(record.schedule)))
      return { kind: 'send', place: null };
    const { answerBeforeSend } = await loadPlaceAnswers();
    return answerBeforeSend(record, known, clock.now());
  }),
  explainRefusal: fromPromise<PlaceAnswer, Submission>(async ({ input: { record, place, idAttempt } }) => {
    const { answerRefusal } = await loadPlaceAnswers();
    const answer = await answerRefusal(record, place, clock.now());
    return answer.kind === 'idTaken' && idAttempt + 1 >= maxIdAttempts ? { kind: 'refused' } : answer;
  }),
  /** If the phone reports that it is offline, a probe checks first. */
  saveRequest: fromPromise<{ readonly recordId: string }, Submission>(async ({ input, signal }) => {
    const { code, idAttempt, record, versionId, place } = input;
    const isPriority = readIsPriority();
    if (!navigator.onLine && (await probe()) === 'offline') throw new OfflineError();
    const { saveRequest } = await loadFirestoreClient();
    // Nothing awaits the result any more, so send nothing: the status last shown stays true.
    if (signal.aborted) throw new OfflineError();
    const recordId = toRecordId(code, idAttempt);
    await saveRequest({
      recordId,
      receiptCode: code,
      record,
      versionId,
      isPriority,
      place: place === null ? null : { name: place, at: clock.now() },
    });
    return { recordId };
  }),
});
