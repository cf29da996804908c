/** The entry of the rules: compiles the text of a rules file, and decides on one access at a time. */
export { compileRules } from './compile.ts';
export {
  type AccessAttempt,
  judgeAccess,
  type PlainDocument,
  type PlainDocuments,
  type PlainRulesValue,
} from './judge.ts';
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
