/** Changes of documents that are stored together or not at all, each over the version that was read, and their undo. */
import {
  omitNulls,
  type PlainObject,
  toCanonicalJson,
  type WireFields,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { commit, commitOnce } from '../../staff-core/commit.ts';
import { readRecordsByName } from '../../staff-core/records.ts';
import { toStoredContentRecord } from '../../staff-core/storedContent.ts';
import type { StaffClient } from '../restClient.ts';

export interface DocumentChange {
  readonly name: string;
  /** The version that was read; null where there was no document. */
  readonly version: string | null;
  /** As it was read; null where there was no document. */
  readonly before: WireFields | null;
  /** Null for a deletion. */
  readonly fields: WireFields | null;
}

/** The same for two records that differ only in the time of their last change. */
export const toComparableText = ({ updated: _, ...fields }: PlainObject): string =>
  toCanonicalJson(omitNulls(fields));

const isSame = (one: WireFields | null, other: WireFields | null): boolean => {
  const [text, otherText] = [one, other].map(
    (fields) => fields && toComparableText(toStoredContentRecord(fields).fields),
  );
  return text === otherText;
};

const toWrite = ({ name, version, fields }: DocumentChange): object => ({
  ...(fields === null ? { delete: name } : { update: { name, fields } }),
  currentDocument: version === null ? { exists: false } : { updateTime: version },
});

/**
 * @param others writes that need no version
 * @returns the same changes, with the version that each document has now
 * @throws StaffError 'conflict' if somebody else wrote meanwhile
 */
export const commitChanges = (
  client: StaffClient,
  changes: readonly DocumentChange[],
  others: readonly object[] = [],
): Promise<readonly DocumentChange[]> => {
  const withVersions = (versionOf: (name: string, at: number) => string | undefined) =>
    changes.map((change, at) => ({ ...change, version: versionOf(change.name, at) ?? null }));
  return commitOnce(
    async () => {
      const versions = await commit(client, [...changes.map(toWrite), ...others]);
      return withVersions((_, at) => versions[at]);
    },
    async () => {
      const records = await readRecordsByName(
        client,
        changes.map(({ name }) => name),
      );
      const stored = new Map(records.map((record) => [record.name, record]));
      const areWritten = changes.every(({ name, fields }) =>
        isSame(stored.get(name)?.fields ?? null, fields),
      );
      return areWritten ? withVersions((name) => stored.get(name)?.updateTime) : null;
    },
  );
};

/**
 * The changes that restore what was there before, with a newer `updated` than the search index has.
 * @param written with the versions of now
 */
export const invertChanges = (written: readonly DocumentChange[], now: number): readonly DocumentChange[] => {
  const updated = { integerValue: String(Math.trunc(now)) };
  return written.map(({ name, version, before, fields }) => ({
    name,
    version,
    before: fields,
    fields: before && { ...before, updated },
  }));
};
