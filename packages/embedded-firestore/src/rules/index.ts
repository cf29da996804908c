/** The entry of the rules: compiles the text of a rules file, and decides on one access at a time. */
export { compileRules } from './compile.ts';
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
