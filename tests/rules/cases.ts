/** Every case of this site's rules, for Google's emulator and the embedded store alike. */
import {
  type ConformanceCase,
  createCaseContext,
} from '../../packages/embedded-firestore/tests/support/case.ts';
import { buildCall } from '../../packages/embedded-firestore/tests/support/runCase.ts';
import { feedbackCases } from './cases/feedbackCases.ts';
import { fieldCases } from './cases/fieldCases.ts';
import { hostileNameCases } from './cases/hostileNameCases.ts';
import { hostileReadCases } from './cases/hostileReadCases.ts';
import { hostileWriteCases } from './cases/hostileWriteCases.ts';
import { lawCases } from './cases/lawCases.ts';
import { pictureCases } from './cases/pictureCases.ts';
import { placeCases } from './cases/placeCases.ts';
import { readCases } from './cases/readCases.ts';
import { receiptCases } from './cases/receiptCases.ts';
import { registerCases } from './cases/registerCases.ts';
import { requestCases } from './cases/requestCases.ts';
import { staffCases } from './cases/staffCases.ts';
import { typeCases } from './cases/typeCases.ts';

/** Cases of the rules: calls that the public or staff may try. */
const ownRulesCases: readonly ConformanceCase[] = [
  ...fieldCases,
  ...typeCases,
  ...requestCases,
  ...receiptCases,
  ...placeCases,
  ...feedbackCases,
  ...pictureCases,
  ...readCases,
  ...hostileWriteCases,
  ...hostileReadCases,
  ...hostileNameCases,
  ...staffCases,
  ...lawCases,
  ...registerCases,
];

/** Whether a case is a call of the public that must not be allowed. */
export const isHostile = ({ expected, as }: ConformanceCase): boolean =>
  expected !== 'allowed' && as === undefined;

/** Whether a case has a token of its own, which names its caller already. */
const hasToken = (one: ConformanceCase): boolean =>
  buildCall(one, createCaseContext(0, 0)).authorization !== undefined;

/** Each hostile case again, by a signed-in caller without any claim: the expected answer stays the same. */
export const signedInCases: readonly ConformanceCase[] = ownRulesCases
  .filter((one) => isHostile(one) && !hasToken(one))
  .map((one) => ({ ...one, title: `signed in: ${one.title}`, as: 'signedIn' }));

/** All of them. */
export const rulesCases: readonly ConformanceCase[] = [...ownRulesCases, ...signedInCases];
