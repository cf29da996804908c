/** Matchers for tests of rules: `expect(rules).toAllow({ … })` and `expect(rules).toRefuse({ … })`. */
import { expect } from 'vitest';
import type { AccessAttempt } from './rules/attempt.ts';
import { judgeAccess } from './rules/judge.ts';
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

/** A search takes no notice of the place where an expression with the flag g stopped before. */
const hasReason = (why: string, reason: string | RegExp): boolean =>
  typeof reason === 'string' ? why.includes(reason) : why.search(reason) >= 0;

/** @throws TypeError at a reason that would let a test pass for a slip */
function checkReason(reason: unknown, isNot: boolean): void {
  if (reason === undefined) return;
  if (typeof reason !== 'string' && !(reason instanceof RegExp))
    throw new TypeError(
      `The reason of toRefuse must be a text or a regular expression, not ${String(reason)}.`,
    );
  if (isNot)
    throw new TypeError(
      'not.toRefuse takes no reason: it would pass for a refusal of another reason. Use toAllow.',
    );
}

expect.extend({
  toAllow(rules: Rules | string, attempt: AccessAttempt) {
    const decision = judgeAccess(rules, attempt);
    return {
      pass: decision.allowed,
      message: () =>
        `The rules ${decision.allowed ? 'allow' : 'do not allow'} the ${formatDecision(attempt, decision)}.`,
    };
  },
  toRefuse(rules: Rules | string, attempt: AccessAttempt, reason?: string | RegExp) {
    checkReason(reason, this.isNot);
    const decision = judgeAccess(rules, attempt);
    const isFor = hasReason(decision.why, reason ?? '');
    return {
      pass: !decision.allowed && isFor,
      message: () =>
        `The rules ${decision.allowed ? 'do not refuse' : 'refuse'} the ${formatDecision(attempt, decision)}${
          decision.allowed || isFor ? '' : `; expected for ${String(reason)}`
        }.`,
    };
  },
});
