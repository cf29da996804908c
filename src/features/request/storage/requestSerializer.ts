/**
 * Serializes a queued request (docs/decisions/0027-queued-requests.md): the answers that are not empty, and the data that
 * prevents storing it twice. Anyone who shares the phone can have written the text, so each part is checked.
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
import { maxVersions, parseRequestIds, parseVersions, serializeVersions } from './sentSubmission.ts';

export interface QueuedRequest {
  readonly values: FormValues;
  readonly submission: QueuedSubmission;
  /** First stored, epoch ms by the phone's clock. */
  readonly keptAt: number;
}

export const serializeQueuedRequest = ({
  values,
  submission: { requestIds, idAttempts, unanswered },
  keptAt,
}: QueuedRequest): string => {
  const records = unanswered.filter(({ record }) => record !== null).slice(-maxVersions);
  const others = unanswered.filter(({ record }) => record === null);
  return JSON.stringify({
    keptAt,
    values: Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')),
    code: requestIds.receiptCode,
    draws: idAttempts,
    unanswered: records.map(({ record }) => record),
    versions: records.map(({ versionId }) => versionId),
    ...(others.length > 0 && { earlier: true, earlierVersions: serializeVersions(others) }),
  });
};

const parseRecord = (type: FormType, raw: unknown): FrozenRecord | null => {
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
  const [keptAt, draws] = [parts.get('keptAt'), parts.get('draws')];
  const requestIds = parseRequestIds(parts.get('code'), draws);
  const [raw, versionIds] = [parts.get('unanswered'), parts.get('versions')];
  if (typeof keptAt !== 'number' || requestIds === null) return null;
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > maxVersions) return null;
  const records = raw.map((each) => parseRecord(type, each));
  if (!records.every((each) => each !== null)) return null;
  // An earlier release stored no ids of versions.
  const versionIdAt = (at: number): string | null =>
    Array.isArray(versionIds) ? parseVersionId(versionIds[at]) : null;
  return {
    values: { ...createEmptyValues(type), ...parseAnswers(inputFieldsOf(type), parts.get('values')) },
    submission: {
      requestIds,
      idAttempts: Number(draws),
      unanswered: [
        ...(parts.get('earlier') === true ? parseVersions(parts.get('earlierVersions')) : []),
        ...records.map((record, at) => ({ versionId: versionIdAt(at), record, schedule: null })),
      ],
      remainingTime: queuedRequestLifetime,
    },
    keptAt,
  };
};
