/** The entry of the rules: compiles the text of a rules file, and decides on one access at a time. */
export type { AccessAttempt } from './attempt.ts';
export { compileRules } from './compile.ts';
export { judgeAccess } from './judge.ts';
export type { PlainDocument, PlainDocuments, PlainRulesValue } from './plainValues.ts';
export { RulesError } from './problem.ts';
export type {
  Access,
  AccessMethod,
  Auth,
  Decision,
  DocumentView,
  Rules,
  RulesContext,
} from './types.ts';
