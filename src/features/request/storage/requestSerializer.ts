/**
 * Serializes a queued request (docs/decisions/0027-queued-requests.md): every answer, and the data that prevents storing it
 * twice. Anyone who shares the phone can have written the text, so each part is checked.
 */
import {
  type FrozenRecord,
  type QueuedSubmission,
  queuedRequestLifetime,
} from '../../../../machines/request/context.ts';
import { receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { maxIdAttempts, toRecordId } from '../../../domain/request/recordId.ts';
import { parseAnswers, parseStoredParts } from '../../../form/draft.ts';
import { fieldNamesOf, inputFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { emptyValues, type FormValues } from '../../../form/values.ts';
import { readFields } from '../../../lib/readFields.ts';

export interface QueuedRequest {
  readonly values: FormValues;
  readonly submission: QueuedSubmission;
  /** First stored, epoch ms by the phone's clock. */
  readonly keptAt: number;
}

/** More versions than anyone sends; beyond that the oldest are dropped. */
const maxVersions = 8;

export const serializeQueuedRequest = ({
  values,
  submission: { generatedId, idAttempts, unanswered },
  keptAt,
}: QueuedRequest): string =>
  JSON.stringify({
    keptAt,
    values,
    code: generatedId.code,
    draws: idAttempts,
    unanswered: unanswered.slice(-maxVersions),
  });

const parseVersion = (type: FormType, raw: unknown): FrozenRecord | null => {
  const parts = readFields(raw);
  const names: ReadonlySet<string> = new Set(fieldNamesOf(type));
  const isOurs = [...parts].every(
    ([name, value]) => names.has(name) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return isOurs && parts.size > 0 ? Object.fromEntries(parts) : null;
};

/** Parses a stored text; null if any part of it is invalid. */
export const parseQueuedRequest = (type: FormType, text: string): QueuedRequest | null => {
  const parts = parseStoredParts(text);
  const [keptAt, code, draws] = [parts.get('keptAt'), parts.get('code'), parts.get('draws')];
  const raw = parts.get('unanswered');
  if (typeof keptAt !== 'number' || typeof code !== 'string' || typeof draws !== 'number') return null;
  if (!receiptCodePattern.test(code) || !Number.isInteger(draws) || draws < 1 || draws > maxIdAttempts)
    return null;
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > maxVersions) return null;
  const unanswered = raw.map((each) => parseVersion(type, each));
  if (!unanswered.every((each) => each !== null)) return null;
  const generatedId = { code, id: toRecordId(code, draws - 1), isLastAttempt: draws >= maxIdAttempts };
  return {
    values: { ...emptyValues, ...parseAnswers(inputFieldsOf(type), parts.get('values')) },
    submission: { generatedId, idAttempts: draws, unanswered, remainingTime: queuedRequestLifetime },
    keptAt,
  };
};
