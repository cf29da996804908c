/** Judges rules over records in the wire form of tests, and puts rules of documents into a whole file. */
import { decodeFields } from '../../src/protocol/codec.ts';
import type { Fields } from '../../src/protocol/value.ts';
import type { AccessAttempt } from '../../src/rules/attempt.ts';
import { judgeAccess } from '../../src/rules/judge.ts';
import type { PlainDocuments } from '../../src/rules/plainValues.ts';
import type { AccessMethod, Auth, Decision, Rules } from '../../src/rules/types.ts';
import { encodeTestRecord, type TestRecord } from './testRecord.ts';

/** `body` in a whole file, as the rules of documents. */
export const toRulesFile = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}\n`;

export const toRulesFields = (record: TestRecord): Fields => decodeFields(encodeTestRecord(record));

/** By path. */
export type TestDocuments = Readonly<Record<string, TestRecord>>;

export const toRulesDocuments = (documents: TestDocuments): PlainDocuments =>
  Object.fromEntries(Object.entries(documents).map(([path, record]) => [path, toRulesFields(record)]));

export interface TestAttempt {
  readonly path: string;
  /** Create by default. */
  readonly method?: AccessMethod;
  /** For a list, the document of this path has the fields that the filters fix. */
  readonly before?: TestDocuments;
  /** What the commit adds or sets. */
  readonly written?: TestDocuments;
  readonly now?: number;
  /** Of a list; other accesses have none. */
  readonly limit?: number;
  readonly auth?: Auth;
}

/** The same attempt for the library. */
export function toAccessAttempt({
  path,
  method = 'create',
  before = {},
  written = {},
  now = 0,
  limit,
  ...rest
}: TestAttempt): AccessAttempt {
  const attempt = {
    ...rest,
    method,
    before: toRulesDocuments(before),
    written: toRulesDocuments(written),
    time: now,
  };
  if (method !== 'list') return { ...attempt, path };
  return {
    ...attempt,
    ...(limit !== undefined && { limit }),
    path: path.slice(0, path.lastIndexOf('/')),
    where: toRulesFields(before[path] ?? {}),
  };
}

/** The verdict of the rules on one access. @param lookedUp by other accesses of the same commit */
export const judgeTestAccess = (
  rules: Rules | string,
  attempt: TestAttempt,
  lookedUp: Set<string> = new Set(),
): Decision => judgeAccess(rules, toAccessAttempt(attempt), lookedUp);
