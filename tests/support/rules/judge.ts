/** Rules judged in this process: a file around the rules in question, documents in memory, an instant. */

import { decodeFields } from '../../../server/firestore/protocol/codec.ts';
import { compileRules } from '../../../server/firestore/rules/compile.ts';
import type {
  AccessMethod,
  Auth,
  Decision,
  DocumentView,
  Fields,
  Rules,
  RulesContext,
} from '../../../server/firestore/rules/types.ts';
import { type Plains, wireFields } from '../../conformance/acceptedRecord.ts';

/** `body` in a whole file, as the rules of documents. */
export const fileOf = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}\n`;

export const fieldsOf = (record: Plains): Fields => decodeFields(wireFields(record));

/** By path. */
export type Documents = Readonly<Record<string, Plains>>;

const viewIn =
  (documents: Documents) =>
  (path: readonly string[]): DocumentView | null => {
    const record = documents[path.join('/')];
    return record === undefined ? null : { path, fields: fieldsOf(record) };
  };

export interface Question {
  readonly path: string;
  readonly method?: AccessMethod;
  readonly before?: Documents;
  /** What the commit adds or sets. */
  readonly written?: Documents;
  readonly now?: number;
  readonly limit?: number;
  readonly auth?: Auth;
}

export function worldOf({ before = {}, written = {} }: Question): RulesContext {
  return { before: viewIn(before), after: viewIn({ ...before, ...written }) };
}

/** What the rules say of one access; the method is create where it is not named. */
export function judge(rules: Rules | string, question: Question, world = worldOf(question)): Decision {
  const { path, method = 'create', before = {}, now = 0, limit, auth = null } = question;
  const segments = path.split('/');
  return (typeof rules === 'string' ? compileRules(rules) : rules).decide(
    {
      method,
      path: segments,
      auth,
      time: { kind: 'timestamp', micros: BigInt(now) * 1_000n },
      before: viewIn(before)(segments),
      next: method === 'create' || method === 'update' ? world.after(segments) : null,
      query: method === 'list' ? { limit: limit === undefined ? null : BigInt(limit), offset: 0n } : null,
    },
    world,
  );
}
