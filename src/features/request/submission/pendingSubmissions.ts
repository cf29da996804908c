/**
 * Submissions of earlier sessions whose response was lost (docs/decisions/0016-privacy.md): their receipts are looked up once, when a
 * page of the site opens. One that is not there may still arrive as long as a submission can take, so it is looked up again then.
 */
import { citizenAnswerDeadline, type StoredReceipt } from '../../../../machines/request/context.ts';
import type { Logger } from '../../../context/logger.ts';
import type { RequestRegistry } from '../../../context/requests.ts';
import { deleteExpiredDrafts, listSentDrafts, removeSentDraft } from '../storage/draft.ts';
import { listPendingCodes, readPendingAge, removePendingReceipt } from '../storage/pendingReceipt.ts';
import { readQueuedCodes } from '../storage/queuedRequestIndex.ts';
import { storeTabReceipt } from '../storage/tabReceipt.ts';
import { readStoredReceipt } from './requestActors.ts';

export interface PendingOutcome {
  readonly code: string;
  /** Null when the request was not received. */
  readonly recordId: string | null;
}

type PendingReceipt = Awaited<ReturnType<typeof readStoredReceipt>>;

/** @returns undefined when somebody else tells: the code was answered meanwhile, or it is being sent again */
const lookUp = async (code: string): Promise<PendingReceipt | undefined> => {
  const found = await readStoredReceipt(code);
  const age = readPendingAge(code);
  if (found !== null || age === null) return found ?? undefined;
  if (age >= citizenAnswerDeadline) return null;
  await new Promise((resolve) => setTimeout(resolve, citizenAnswerDeadline - age));
  const laterAge = readPendingAge(code);
  return laterAge === null || laterAge < citizenAnswerDeadline ? undefined : readStoredReceipt(code);
};

/**
 * Replaces the draft of a stored request by its receipt, unless another version than the draft's is stored. Then the answers stay.
 * @returns whether the open form of the request shows what is stored
 */
export const showInForm = (
  requests: Pick<RequestRegistry, 'find'>,
  code: string,
  { recordId, versionId, schedule, appointment }: StoredReceipt & { readonly schedule: string | null },
): boolean => {
  const draft = listSentDrafts().find((each) => each.code === code);
  const isSent = draft?.sent?.versionId === versionId;
  const stored = {
    recordId,
    receiptCode: code,
    record: null,
    schedule: (isSent ? schedule : appointment) ?? draft?.sent?.schedule ?? null,
  };
  if (draft !== undefined && isSent) {
    removeSentDraft(draft.type, '', code);
    try {
      storeTabReceipt(draft.type, stored);
    } catch {
      // The notice on the page shows the reference.
    }
  }
  const request = requests.find(code);
  if (request === undefined) return false;
  // While it sends the request again, it finds out by itself.
  if (request.getSnapshot().hasTag('editable'))
    request.send({ type: isSent ? 'SHOW_STORED' : 'SENT_ELSEWHERE', stored });
  return true;
};

/** @param onOutcome called with what a notice above the page is to tell */
export const lookUpPendingSubmissions = async (
  requests: RequestRegistry,
  log: Logger,
  onOutcome: (outcome: PendingOutcome) => void,
): Promise<void> => {
  deleteExpiredDrafts();
  const queued = readQueuedCodes();
  const sent = listSentDrafts().flatMap(({ code }) => (queued.includes(code) ? [] : code));
  const report = async (code: string): Promise<void> => {
    try {
      const found = await lookUp(code);
      if (found === undefined) return;
      removePendingReceipt(code);
      if (found === null) onOutcome({ code, recordId: null });
      else if (!showInForm(requests, code, found)) onOutcome({ code, recordId: found.recordId });
    } catch (error) {
      // The code stays noted, so the next page looks it up again.
      log(`What became of an earlier request could not be read: ${String(error)}`);
    }
  };
  await Promise.all([...new Set([...listPendingCodes(queued), ...sent])].map(report));
};
