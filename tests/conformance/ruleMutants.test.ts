/** Every condition of firestore.rules is needed: one that always holds lets something through that the cases try. */
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../server/firestore/rules/compile.ts';
import type { Rules } from '../../server/firestore/rules/types.ts';
import { applyFormSwitches } from '../../server/ops/formSwitch.ts';
import { judge } from '../support/rules/judge.ts';
import { sampled } from '../support/sampling.ts';
import { clearance, wrongNumber } from './acceptedRecord.ts';
import { feedbackAt, requestAt } from './case.ts';
import { say } from './emulator.ts';
import { killerAt } from './killMutants.ts';
import { type Mutant, mutantsOf } from './ruleMutants.ts';
import { rules } from './stores.ts';

/** A Monday at noon in Manila; half an hour into a year that has not begun in UTC; an evening, almost tomorrow. */
const instants = ['2026-11-23T03:00:00Z', '2026-12-31T16:30:00Z', '2026-11-25T15:30:00Z'].map(Date.parse);

const now = instants[0]!;
const honest = {
  [requestAt('4abc')]: clearance(now),
  [feedbackAt('0a1b2c3d-4e5f-4abc-8a9b-0c1d2e3f4a5b')]: wrongNumber(now),
};

/** Whether an honest request is taken, or honest feedback. */
const takes = (judged: Rules): boolean =>
  Object.keys(honest).some((path) => judge(judged, { path, written: honest, now }).allowed);

/** While both are switched off none is: a slip by which one were is seen then, and at no other time. */
function takenWhenOff(): ReadonlySet<string> {
  const off = applyFormSwitches(rules, { isFormOpen: false, isFeedbackOpen: false });
  expect(takes(compileRules(off))).toBe(false);
  return new Set(mutantsOf(off).flatMap((mutant) => (takes(mutant.rules) ? mutant.name : [])));
}

/** Those that no case tells from the rules, at any of the instants. */
function survivorsOf(mutants: readonly Mutant[]): readonly Mutant[] {
  let alive = mutants;
  for (const now of instants) {
    const killer = killerAt(now, compileRules(rules));
    alive = alive.filter(
      ({ rules, slip }) => killer.killedBy(rules, slip === 'condition' ? 'refused' : 'allowed') === null,
    );
    killer.close();
  }
  const noticed = alive.length === 0 ? new Set() : takenWhenOff();
  return alive.filter(({ name }) => !noticed.has(name));
}

describe('§5 firestore.rules', () => {
  it.each(instants)('are what the cases expect, at %d', (now) => {
    const killer = killerAt(now, compileRules(rules));
    expect(killer.killedBy(compileRules(rules), 'refused')).toBeNull();
    killer.close();
  });

  it('say nothing that the cases do not miss', () => {
    const all = mutantsOf(rules);
    const tried = sampled(all, 25);
    const survivors = survivorsOf(tried);
    const count = (mutants: readonly Mutant[]): string =>
      [...new Set(all.map(({ slip }) => slip))]
        .map((slip) => `${slip} ${mutants.filter((mutant) => mutant.slip === slip).length}`)
        .join(', ');
    say(
      `Slips in firestore.rules: ${tried.length} of ${all.length} tried (${count(tried)}), ${tried.length - survivors.length} noticed.`,
    );
    expect(survivors.map(({ name }) => name)).toEqual([]);
    expect(all.filter(({ slip }) => slip === 'condition').length).toBeGreaterThan(50);
  });

  it('would be missed, were a condition of theirs needless', () => {
    const padded = rules.replace('isRecordId() &&', 'isRecordId() && id.size() > 0 &&');
    const needless = mutantsOf(padded).filter(({ name }) => name.includes('id.size() > 0 → true'));
    expect(survivorsOf(needless)).toHaveLength(1);
  });
});
