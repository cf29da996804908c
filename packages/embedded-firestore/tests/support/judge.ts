/** Evaluates rules in this process: a file around the rules in question, documents in memory, an instant. */

import { decodeFields } from '../../src/protocol/codec.ts';
import type { Fields } from '../../src/protocol/value.ts';
import { compileRules } from '../../src/rules/compile.ts';
import type {
  AccessMethod,
  Auth,
  Decision,
  DocumentView,
  Rules,
  RulesContext,
} from '../../src/rules/types.ts';
import { encodeTestRecord, type TestRecord } from './testRecord.ts';

/** `body` in a whole file, as the rules of documents. */
export const toRulesFile = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}\n`;

export const toRulesFields = (record: TestRecord): Fields => decodeFields(encodeTestRecord(record));

/** By path. */
export type TestDocuments = Readonly<Record<string, TestRecord>>;

const createDocumentReader =
  (documents: TestDocuments) =>
  (path: readonly string[]): DocumentView | null => {
    const record = documents[path.join('/')];
    return record === undefined ? null : { path, fields: toRulesFields(record) };
  };

export interface AccessAttempt {
  readonly path: string;
  readonly method?: AccessMethod;
  readonly before?: TestDocuments;
  /** What the commit adds or sets. */
  readonly written?: TestDocuments;
  readonly now?: number;
  readonly limit?: number;
  readonly auth?: Auth;
}

export function createRulesContext({ before = {}, written = {} }: AccessAttempt): RulesContext {
  return {
    before: createDocumentReader(before),
    after: createDocumentReader({ ...before, ...written }),
    lookedUp: new Set(),
  };
}

/** The verdict of the rules on one access; the method is create by default. */
export function judgeAccess(
  rules: Rules | string,
  attempt: AccessAttempt,
  context = createRulesContext(attempt),
): Decision {
  const { path, method = 'create', before = {}, now = 0, limit, auth = null } = attempt;
  const segments = path.split('/');
  return (typeof rules === 'string' ? compileRules(rules) : rules).decide(
    {
      method,
      path: segments,
      auth,
      time: { kind: 'timestamp', micros: BigInt(now) * 1_000n },
      before: createDocumentReader(before)(segments),
      next: method === 'create' || method === 'update' ? context.after(segments) : null,
      query: method === 'list' ? { limit: limit === undefined ? null : BigInt(limit), offset: 0n } : null,
    },
    context,
  );
}
