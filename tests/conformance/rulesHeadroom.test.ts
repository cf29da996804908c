/**
 * How many expressions the rules evaluate, measured on Google's emulator: beyond 1,000 everyone is refused. What
 * stands before is padded with conditions of known cost until the write is refused.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileRules } from '../../server/firestore/rules/compile.ts';
import { maxFeedbackLength } from '../../src/form/feedback.ts';
import type { FormType } from '../../src/form/types.ts';
import { fileOf, judge } from '../support/rules/judge.ts';
import { leastPadding, padding, paddingFunctions } from '../support/rules/padding.ts';
import { sampled } from '../support/sampling.ts';
import { allTypes, longest, wrongNumber } from './acceptedRecord.ts';
import { type At, atOf, feedbackAt, receiptAt, requestAt } from './case.ts';
import { isEmulatorHere, say, unlessSkipped } from './emulator.ts';
import { type Lent, lentProject } from './emulatorProject.ts';
import { type Call, commit, merge, set, verdictOf } from './restCalls.ts';

const rules = readFileSync(new URL('../../server/firestore.rules', import.meta.url), 'utf8');

/** What a condition after padding costs beside its own: that of &&. */
const and = 2;

const mostOfOne = 500;
const mostOfCommit = 800;

const sendingOf = (type: FormType, { now, id, code }: At) => ({
  request: set(requestAt(id), longest(type, now)),
  receipt: merge(receiptAt(code), { recordId: id }),
});

let lent: Lent;
let asked = 0;

/** Whether a write of a fresh id passes these rules. */
async function passes(file: string, callOf: (at: At) => Call): Promise<boolean> {
  await lent.load(file);
  asked += 1;
  return (await verdictOf(lent, callOf(atOf(asked, Date.now())))) === 'allowed';
}

/** The most padding with which it still passes; a guess that is right saves nearly all the asking. */
async function mostPadding(
  fileWith: (condition: string) => string,
  callOf: (at: At) => Call,
  guess: number,
): Promise<number> {
  let fits = leastPadding;
  let fails = 1_100;
  for (
    let tried = guess;
    fails - fits > 1;
    tried = tried === guess ? guess + 1 : Math.floor((fits + fails) / 2)
  ) {
    if (await passes(fileWith(`(${padding(tried)})`), callOf)) fits = Math.max(fits, tried);
    else fails = Math.min(fails, tried);
  }
  return fits;
}

const alone = (condition: string): string =>
  fileOf(`${paddingFunctions} match /{all=**} { allow create: if ${condition}; }`);

type Judged = 'Form_Requests' | 'Request_Receipts' | 'Page_Feedback';

/** The rules with a condition before that of one of the creates. */
function padded(which: Judged, condition: string): string {
  const documents = 'match /databases/{database}/documents {';
  const create = 'allow create: if ';
  const begin = rules.indexOf(create, rules.indexOf(`/${which}/`)) + create.length;
  const withCondition = `${rules.slice(0, begin)}${condition} && ${rules.slice(begin)}`;
  return withCondition.replace(documents, `${documents}\n${paddingFunctions}`);
}

describe.skipIf(!isEmulatorHere)(`§5 the rules have headroom${unlessSkipped}`, () => {
  let budget = 0;
  const measured: { type: FormType | 'feedback'; one: number; commit: number }[] = [];

  beforeAll(async () => {
    lent = await lentProject('headroom');
    budget = await mostPadding(alone, ({ id }) => commit(set(requestAt(id), {})), 1_000);
  });

  afterAll(async () => {
    await lent?.giveBack();
    const lines = measured.map(({ type, one, commit }) => `${type.padEnd(40)}${one} / ${commit}`);
    say(['Expressions evaluated for a request / with its receipt, of 1,000', ...lines].join('\n'));
  });

  it('1,000 expressions are evaluated, and && costs two beside its sides', async () => {
    expect(budget).toBe(1_000);
    const afterTrue = await mostPadding(
      (condition) => alone(`true && ${condition}`),
      ({ id }) => commit(set(requestAt(id), {})),
      budget - and - 1,
    );
    expect(budget - afterTrue - 1).toBe(and);
  });

  it('each write of a commit has all of them', async () => {
    const file = alone(padding(budget));
    expect(
      await passes(file, ({ id, code }) => commit(set(requestAt(id), {}), set(receiptAt(code), {}))),
    ).toBe(true);
  });

  /** Of a write that the evaluator counts as so many. */
  const costOf = async (which: Judged, counted: number, callOf: (at: At) => Call): Promise<number> => {
    const most = await mostPadding((condition) => padded(which, condition), callOf, budget - and - counted);
    return budget - and - most;
  };

  it('feedback', async () => {
    const text = 't'.repeat(maxFeedbackLength);
    const feedbackOf = ({ now, code }: At) => ({ [feedbackAt(code)]: { ...wrongNumber(now), text } });
    const [now, at] = [Date.now(), atOf(0, Date.now())];
    const { evaluated } = judge(rules, { path: feedbackAt(at.code), written: feedbackOf(at), now });
    const cost = await costOf('Page_Feedback', evaluated, (each) =>
      commit(set(feedbackAt(each.code), feedbackOf(each)[feedbackAt(each.code)]!)),
    );
    measured.push({ type: 'feedback', one: cost, commit: cost });
    expect(cost).toBe(evaluated);
    expect(cost).toBeLessThanOrEqual(mostOfOne);
  });

  it.each(sampled(allTypes, 1))('%s', async (type) => {
    const counted = countedBy(type);
    const both = (at: At): Call => {
      const { request, receipt } = sendingOf(type, at);
      return commit(request, receipt);
    };
    const one = await costOf('Form_Requests', counted.Form_Requests, (at) =>
      commit(sendingOf(type, at).request),
    );
    const inCommit = {
      Form_Requests: await costOf('Form_Requests', counted.Form_Requests, both),
      Request_Receipts: await costOf('Request_Receipts', counted.Request_Receipts, both),
    };
    const together = inCommit.Form_Requests + inCommit.Request_Receipts;
    measured.push({ type, one, commit: together });

    expect(one).toBeLessThanOrEqual(mostOfOne);
    expect(together).toBeLessThanOrEqual(mostOfCommit);
    expect(counted.Form_Requests).toBe(one);
    expect(counted).toEqual(inCommit);
  });
});

/** What the evaluator counts for each write of a sending. */
function countedBy(type: FormType): Readonly<Record<Exclude<Judged, 'Page_Feedback'>, number>> {
  const { now, id, code } = atOf(0, Date.now());
  const compiled = compileRules(rules);
  const written = { [requestAt(id)]: longest(type, now), [receiptAt(code)]: { recordId: id } };
  const evaluated = (path: string): number => judge(compiled, { path, written, now }).evaluated;
  return { Form_Requests: evaluated(requestAt(id)), Request_Receipts: evaluated(receiptAt(code)) };
}
