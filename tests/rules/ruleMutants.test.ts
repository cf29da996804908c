/** Every condition of firestore.rules is needed: without it the rules allow something that a case tries. */
import { describe, expect, it } from 'vitest';
import { type Auth, compileRules, type Rules } from '../../packages/embedded-firestore/src/rules/index.ts';
import { createCallerAuth } from '../../packages/embedded-firestore/tests/support/callers.ts';
import { printLine } from '../../packages/embedded-firestore/tests/support/emulator.ts';
import { judgeTestAccess } from '../../packages/embedded-firestore/tests/support/judge.ts';
import {
  createRulesMutants,
  type RulesMutant,
} from '../../packages/embedded-firestore/tests/support/ruleMutants.ts';
import { applyFormSwitches } from '../../server/ops/formSwitch.ts';
import { takeSample } from '../support/sampling.ts';
import { createClearanceRecord, createWrongNumberFeedback } from './acceptedRecord.ts';
import { createMutantKiller } from './killMutants.ts';
import {
  checkDocumentPath,
  createTestRegister,
  rowDocumentPath,
  statusDocumentPath,
  testSerials,
} from './registerCase.ts';
import { feedbackDocumentPath, placeDocumentPath, requestDocumentPath } from './siteCase.ts';
import { firestoreRules } from './stores.ts';

/** A Monday at noon in Manila; half an hour into a year that has not begun in UTC; an evening, almost tomorrow. */
const instants = ['2026-11-23T03:00:00Z', '2026-12-31T16:30:00Z', '2026-11-25T15:30:00Z'].map(Date.parse);

const now = instants[0]!;
const honest = {
  [requestDocumentPath('4abc')]: createClearanceRecord(now),
  [feedbackDocumentPath('0a1b2c3d-4e5f-4abc-8a9b-0c1d2e3f4a5b')]: createWrongNumberFeedback(now),
  [placeDocumentPath('2026-11-24-am-007')]: { at: now },
};

/** Whether the rules accept an honest request, honest feedback or a place. */
const isAccepted = (judged: Rules): boolean =>
  Object.keys(honest).some((path) => judgeTestAccess(judged, { path, written: honest, now }).allowed);

/** The mutants that accept a request, feedback or a place while both forms are off. They show at no other time. */
function findAcceptedWhenOff(): ReadonlySet<string> {
  const off = applyFormSwitches(firestoreRules, { isFormOpen: false, isFeedbackOpen: false });
  expect(isAccepted(compileRules(off))).toBe(false);
  return new Set(createRulesMutants(off).flatMap((mutant) => (isAccepted(mutant.rules) ? mutant.name : [])));
}

const register = createTestRegister(now, 42, '0');

/** The documents of a number that the rules let somebody write. No case tells them apart, because each rule asks for the other two. */
const listOpenDocuments = (judged: Rules, auth?: Auth): readonly string[] => {
  const { year, number, check } = register;
  const written = {
    [statusDocumentPath(year)]: { ...register.next, cancelled: testSerials(), logged: 0 },
    [rowDocumentPath(number)]: { ...register.row, before: '' },
    [checkDocumentPath(check)]: { at: now },
  };
  return Object.keys(written).filter(
    (path) => judgeTestAccess(judged, { path, written, now, ...(auth && { auth }) }).allowed,
  );
};

/** Mutants that no case tells apart from the rules, at any of the instants. */
function findSurvivors(mutants: readonly RulesMutant[]): readonly RulesMutant[] {
  let remaining = mutants;
  for (const now of instants) {
    const killer = createMutantKiller(now, compileRules(firestoreRules));
    remaining = remaining.filter(
      ({ rules, slip }) =>
        killer.findKillingCase(rules, slip === 'condition' ? 'refused' : 'allowed') === null,
    );
    killer.close();
  }
  remaining = remaining.filter(({ rules }) => listOpenDocuments(rules).length === 0);
  const acceptedWhenOff = remaining.length === 0 ? new Set() : findAcceptedWhenOff();
  return remaining.filter(({ name }) => !acceptedWhenOff.has(name));
}

describe('§5 firestore.rules', () => {
  it.each(instants)('agrees with every case at the instant %d', (now) => {
    const killer = createMutantKiller(now, compileRules(firestoreRules));
    expect(killer.findKillingCase(compileRules(firestoreRules), 'refused')).toBeNull();
    killer.close();
  });

  it('opens the three documents of a number to staff, and none to the public', () => {
    const rules = compileRules(firestoreRules);
    expect(listOpenDocuments(rules, createCallerAuth('clerk'))).toHaveLength(3);
    expect(listOpenDocuments(rules)).toEqual([]);
  });

  it('has no surviving mutant among those that are tried', () => {
    const all = createRulesMutants(firestoreRules);
    const tried = takeSample(all);
    const survivors = findSurvivors(tried);
    const count = (mutants: readonly RulesMutant[]): string =>
      [...new Set(all.map(({ slip }) => slip))]
        .map((slip) => `${slip} ${mutants.filter((mutant) => mutant.slip === slip).length}`)
        .join(', ');
    printLine(
      `Slips in firestore.rules: ${tried.length} of ${all.length} tried (${count(tried)}), ${tried.length - survivors.length} noticed.`,
    );
    expect(survivors.map(({ name }) => name)).toEqual([]);
    expect(all.filter(({ slip }) => slip === 'condition').length).toBeGreaterThan(50);
    // All mutants take two minutes of processor time.
  }, 600_000);

  it('has a surviving mutant once a needless condition is added', () => {
    const padded = firestoreRules.replace('isRecordId() &&', 'isRecordId() && id.size() > 0 &&');
    const needless = createRulesMutants(padded).filter(({ name }) => name.includes('id.size() > 0 → true'));
    expect(findSurvivors(needless)).toHaveLength(1);
  }, 300_000);
});
