/** Matchers for tests of rules: `expect(rules).toAllow({ … })` and `expect(rules).toRefuse({ … })`. */
import { expect } from 'vitest';
import { type AccessAttempt, judgeAccess } from './rules/judge.ts';
import type { Decision, Rules } from './rules/types.ts';

declare module 'vitest' {
  // The parameters are those of Vitest's own declaration: TypeScript merges no others.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The rules, as a text or compiled, allow the access. */
    toAllow(attempt: AccessAttempt): R;
    /**
     * The rules, as a text or compiled, refuse the access.
     * @param reason a part of the reason for it, so that the test does not pass for another, such as a misspelled field
     */
    toRefuse(attempt: AccessAttempt, reason?: string | RegExp): R;
  }
}

const formatCaller = ({ auth }: AccessAttempt): string => (auth == null ? 'nobody' : `'${auth.uid}'`);

/** "create of notes/a by nobody: false for 'create' @ L4, after 7 expressions" */
const formatDecision = (attempt: AccessAttempt, { why, evaluated }: Decision): string =>
  `${attempt.method} of ${attempt.path} by ${formatCaller(attempt)}: ${why}, after ${evaluated} expressions`;

const hasReason = (why: string, reason: string | RegExp): boolean =>
  typeof reason === 'string' ? why.includes(reason) : reason.test(why);

expect.extend({
  toAllow(rules: Rules | string, attempt: AccessAttempt) {
    const decision = judgeAccess(rules, attempt);
    return {
      pass: decision.allowed,
      message: () =>
        `The rules ${decision.allowed ? 'allow' : 'do not allow'} the ${formatDecision(attempt, decision)}.`,
    };
  },
  toRefuse(rules: Rules | string, attempt: AccessAttempt, reason: string | RegExp = '') {
    const decision = judgeAccess(rules, attempt);
    const isFor = hasReason(decision.why, reason);
    return {
      pass: !decision.allowed && isFor,
      message: () =>
        `The rules ${decision.allowed ? 'do not refuse' : 'refuse'} the ${formatDecision(attempt, decision)}${
          decision.allowed || isFor ? '' : `; expected for ${String(reason)}`
        }.`,
    };
  },
});
