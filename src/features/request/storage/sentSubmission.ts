/**
 * The submission that a stored draft was sent in (docs/decisions/0019-record-id-and-receipt.md): after a reload the form sends
 * under the same id again, and a receipt that is found replaces the draft. Every page reads it, so it reads nothing else of
 * a draft. Anyone who uses the tab can have written the text, so each part is checked.
 */
import {
  mergeVersions,
  type RequestIds,
  type RequestVersion,
  type SentSubmission,
  type StoredResult,
  type StoredVersion,
} from '../../../../machines/request/context.ts';
import { parseVersionId } from '../../../content/models/reference.ts';
import { parseMoment } from '../../../domain/request/appointment.ts';
import { receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { maxIdAttempts, toRecordId } from '../../../domain/request/recordId.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { readFields, tryParseJson } from '../../../lib/readFields.ts';
import { draftKey } from './expiredDrafts.ts';
import { storeTabReceipt } from './tabReceipt.ts';

/** Null unless it is a receipt code and the number of ids generated, this one included. */
export const parseRequestIds = (code: unknown, draws: unknown): RequestIds | null =>
  typeof code === 'string' &&
  receiptCodePattern.test(code) &&
  typeof draws === 'number' &&
  Number.isInteger(draws) &&
  draws >= 1 &&
  draws <= maxIdAttempts
    ? { recordId: toRecordId(code, draws - 1), receiptCode: code, isLastAttempt: draws >= maxIdAttempts }
    : null;

/** A person sends fewer versions; beyond this number the oldest are dropped. */
export const maxVersions = 8;

/** The day of a version, and its id under the name that the receipt has for it. */
const serializeVersion = ({ versionId, record, schedule }: RequestVersion) => ({
  version: versionId,
  schedule: parseMoment(record?.schedule ?? schedule),
});

/** Each version once, the last of equal ones: a page of an older release gave them no id. */
export const serializeVersions = (versions: readonly RequestVersion[]) => {
  const parts = versions.map(serializeVersion);
  const isRepeated = (part: (typeof parts)[number], at: number): boolean =>
    parts
      .slice(at + 1)
      .some(({ version, schedule }) => version === part.version && schedule === part.schedule);
  return parts.filter((part, at) => !isRepeated(part, at)).slice(-maxVersions);
};

const unknownVersion: RequestVersion = { versionId: null, record: null, schedule: null };

/** A list of versions; unreadable ones count as unknown. */
export const parseVersions = (raw: unknown): readonly RequestVersion[] =>
  Array.isArray(raw) && raw.length > 0 && raw.length <= maxVersions
    ? raw.map((each) => {
        const parts = readFields(each);
        return {
          ...unknownVersion,
          versionId: parseVersionId(parts.get('version')),
          schedule: parseMoment(parts.get('schedule')),
        };
      })
    : [unknownVersion];

export const serializeSubmission = ({ requestIds, idAttempts, versions }: SentSubmission) => ({
  code: requestIds.receiptCode,
  draws: idAttempts,
  versions: serializeVersions(versions),
});

/** The submission in the text of a stored draft; null if it was not sent. */
export const parseSubmission = (text: string | null): SentSubmission | null => {
  const parts = readFields(readFields(tryParseJson(text ?? '')).get('sent'));
  const draws = parts.get('draws');
  const requestIds = parseRequestIds(parts.get('code'), draws);
  if (requestIds === null) return null;
  // An earlier release stored the day of the only version, and none where there were several.
  const versions = parts.get('versions') ?? [{ schedule: parts.get('schedule') }];
  return { requestIds, idAttempts: Number(draws), versions: parseVersions(versions) };
};

/** Adds the versions of this code that the stored text has, because another tab may have sent them. */
export const mergeSubmission = (submission: SentSubmission, storedText: string | null): SentSubmission => {
  const stored = parseSubmission(storedText);
  return stored?.requestIds.receiptCode === submission.requestIds.receiptCode
    ? {
        ...submission,
        versions: mergeVersions(stored.versions, submission.versions),
      }
    : submission;
};

const types = Object.keys(formTypes) as FormType[];

/** The stored drafts that were sent under this code, in the tab and on the phone. */
const findSentDrafts = (code: string) => {
  try {
    return types.flatMap((type) =>
      [sessionStorage, localStorage].flatMap((storage) => {
        const submission = parseSubmission(storage.getItem(draftKey(type)));
        return submission?.requestIds.receiptCode === code ? [{ type, storage, submission }] : [];
      }),
    );
  } catch {
    // Blocked storage has no data of ours.
    return [];
  }
};

export const hasSentDraft = (code: string): boolean => findSentDrafts(code).length > 0;

/** The day of the version with this id; null unless exactly one day is known. */
const findSchedule = (
  versions: readonly RequestVersion[],
  versionId: StoredVersion['versionId'],
): string | null => {
  const [schedule = null, ...others] = new Set(
    versions.filter((each) => each.versionId === versionId).map((each) => each.schedule),
  );
  return others.length === 0 ? schedule : null;
};

/** The day of the version that the receipt of this code names, as the stored drafts have it; null if none has. */
export const findSentSchedule = (code: string, versionId: StoredVersion['versionId']): string | null =>
  findSchedule(
    findSentDrafts(code).flatMap(({ submission }) => submission.versions),
    versionId,
  );

/**
 * Replaces the drafts that were sent under this code by the receipt of their request.
 * @param recordId null if the receipt does not include it
 * @param versionId of the version that the receipt names
 * @returns null if no draft was sent under this code
 */
export const replaceSentDrafts = (
  code: string,
  {
    recordId,
    versionId,
  }: { readonly recordId: string | null; readonly versionId: StoredVersion['versionId'] },
): StoredResult | null => {
  const schedule = findSentSchedule(code, versionId);
  const found = findSentDrafts(code);
  for (const { type, storage } of found) storage.removeItem(draftKey(type));
  const [first] = found;
  if (first === undefined) return null;
  const { requestIds, versions } = first.submission;
  const stored = {
    recordId: recordId ?? requestIds.recordId,
    receiptCode: code,
    record: null,
    schedule,
    mayBeOlder: schedule === null || versions.at(-1)?.versionId !== versionId,
  };
  try {
    storeTabReceipt(first.type, stored);
  } catch {
    // The notice on the page shows the reference.
  }
  return stored;
};
