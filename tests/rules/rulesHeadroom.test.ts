/**
 * How many expressions the rules evaluate, measured on Google's emulator: beyond 1,000 it refuses everyone. The rules are
 * padded with conditions of known cost until the write is refused.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileRules } from '../../packages/embedded-firestore/src/rules/index.ts';
import { createCaseContext } from '../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  emulatorSkipNote,
  hasEmulator,
  printLine,
} from '../../packages/embedded-firestore/tests/support/emulator.ts';
import {
  type EmulatorProject,
  openEmulatorProject,
} from '../../packages/embedded-firestore/tests/support/emulatorProject.ts';
import { judgeTestAccess, toRulesFile } from '../../packages/embedded-firestore/tests/support/judge.ts';
import {
  createPadding,
  minPadding,
  paddingFunctions,
} from '../../packages/embedded-firestore/tests/support/padding.ts';
import {
  commitCall,
  mergeDocument,
  type RestCall,
  readVerdict,
  setDocument,
} from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import { maxFeedbackLength } from '../../src/form/feedback.ts';
import type { FormType } from '../../src/form/types.ts';
import { takeSample } from '../support/sampling.ts';
import { allFormTypes, createLongestTestRecord, createWrongNumberFeedback } from './acceptedRecord.ts';
import { feedbackDocumentPath, receiptDocumentPath, requestDocumentPath, version } from './siteCase.ts';

const rules = readFileSync(new URL('../../server/firestore.rules', import.meta.url), 'utf8');

/** The extra cost of a condition after padding: that of &&. */
const andCost = 2;

const maxPerRequest = 500;
const maxPerCommit = 800;

const createSubmissionWrites = (type: FormType, { now, id, code }: CaseContext) => ({
  request: setDocument(requestDocumentPath(id), createLongestTestRecord(type, now)),
  receipt: mergeDocument(receiptDocumentPath(code), { recordId: id, version }),
});

let emulatorProject: EmulatorProject;
let attempts = 0;

/** Whether a write of a fresh id passes these rules. */
async function passes(file: string, callOf: (at: CaseContext) => RestCall): Promise<boolean> {
  await emulatorProject.load(file);
  attempts += 1;
  return (await readVerdict(emulatorProject, callOf(createCaseContext(attempts, Date.now())))) === 'allowed';
}

/** The most padding with which the write still passes; a right guess saves nearly all the calls. */
async function findMaxPadding(
  fileWith: (condition: string) => string,
  callOf: (at: CaseContext) => RestCall,
  guess: number,
): Promise<number> {
  let fits = minPadding;
  let fails = 1_100;
  for (
    let tried = guess;
    fails - fits > 1;
    tried = tried === guess ? guess + 1 : Math.floor((fits + fails) / 2)
  ) {
    if (await passes(fileWith(`(${createPadding(tried)})`), callOf)) fits = Math.max(fits, tried);
    else fails = Math.min(fails, tried);
  }
  return fits;
}

const toPaddedFile = (condition: string): string =>
  toRulesFile(`${paddingFunctions} match /{all=**} { allow create: if ${condition}; }`);

type Judged = 'Form_Requests' | 'Request_Receipts' | 'Page_Feedback';

/** The rules with a condition before that of one of the creates. */
function addCondition(which: Judged, condition: string): string {
  const documents = 'match /databases/{database}/documents {';
  const create = 'allow create: if ';
  const begin = rules.indexOf(create, rules.indexOf(`/${which}/`)) + create.length;
  const withCondition = `${rules.slice(0, begin)}${condition} && ${rules.slice(begin)}`;
  return withCondition.replace(documents, `${documents}\n${paddingFunctions}`);
}

describe.skipIf(!hasEmulator)(`§5 the expression limit of the rules${emulatorSkipNote}`, () => {
  let budget = 0;
  const measured: { type: FormType | 'feedback'; one: number; commit: number }[] = [];

  beforeAll(async () => {
    emulatorProject = await openEmulatorProject('headroom');
    budget = await findMaxPadding(
      toPaddedFile,
      ({ id }) => commitCall(setDocument(requestDocumentPath(id), {})),
      1_000,
    );
  });

  afterAll(async () => {
    await emulatorProject?.clear();
    const lines = measured.map(({ type, one, commit }) => `${type.padEnd(40)}${one} / ${commit}`);
    printLine(['Expressions evaluated for a request / with its receipt, of 1,000', ...lines].join('\n'));
  });

  it('evaluates at most 1,000 expressions, and counts two for && beside its sides', async () => {
    expect(budget).toBe(1_000);
    const afterTrue = await findMaxPadding(
      (condition) => toPaddedFile(`true && ${condition}`),
      ({ id }) => commitCall(setDocument(requestDocumentPath(id), {})),
      budget - andCost - 1,
    );
    expect(budget - afterTrue - 1).toBe(andCost);
  });

  it('allows each write of a commit the full 1,000 expressions', async () => {
    const file = toPaddedFile(createPadding(budget));
    expect(
      await passes(file, ({ id, code }) =>
        commitCall(setDocument(requestDocumentPath(id), {}), setDocument(receiptDocumentPath(code), {})),
      ),
    ).toBe(true);
  });

  /** The measured cost of a write; `counted` is what the evaluator counts, as a first guess. */
  const costOf = async (
    which: Judged,
    counted: number,
    callOf: (at: CaseContext) => RestCall,
  ): Promise<number> => {
    const maxPadding = await findMaxPadding(
      (condition) => addCondition(which, condition),
      callOf,
      budget - andCost - counted,
    );
    return budget - andCost - maxPadding;
  };

  it('counts feedback as the evaluator does, with at most 500 expressions', async () => {
    const text = 't'.repeat(maxFeedbackLength);
    const feedbackOf = ({ now, code }: CaseContext) => ({
      [feedbackDocumentPath(code)]: { ...createWrongNumberFeedback(now), text },
    });
    const [now, at] = [Date.now(), createCaseContext(0, Date.now())];
    const { evaluated } = judgeTestAccess(rules, {
      path: feedbackDocumentPath(at.code),
      written: feedbackOf(at),
      now,
    });
    const cost = await costOf('Page_Feedback', evaluated, (each) =>
      commitCall(
        setDocument(feedbackDocumentPath(each.code), feedbackOf(each)[feedbackDocumentPath(each.code)]!),
      ),
    );
    measured.push({ type: 'feedback', one: cost, commit: cost });
    expect(cost).toBe(evaluated);
    expect(cost).toBeLessThanOrEqual(maxPerRequest);
  });

  it.each(takeSample(allFormTypes))(
    'counts %s as the evaluator does, at most 500 and with its receipt 800',
    async (type) => {
      const counted = countedBy(type);
      const both = (at: CaseContext): RestCall => {
        const { request, receipt } = createSubmissionWrites(type, at);
        return commitCall(request, receipt);
      };
      const one = await costOf('Form_Requests', counted.Form_Requests, (at) =>
        commitCall(createSubmissionWrites(type, at).request),
      );
      const inCommit = {
        Form_Requests: await costOf('Form_Requests', counted.Form_Requests, both),
        Request_Receipts: await costOf('Request_Receipts', counted.Request_Receipts, both),
      };
      const together = inCommit.Form_Requests + inCommit.Request_Receipts;
      measured.push({ type, one, commit: together });

      expect(one).toBeLessThanOrEqual(maxPerRequest);
      expect(together).toBeLessThanOrEqual(maxPerCommit);
      expect(counted.Form_Requests).toBe(one);
      expect(counted).toEqual(inCommit);
    },
  );
});

/** What the evaluator counts for each write of a submission. */
function countedBy(type: FormType): Readonly<Record<Exclude<Judged, 'Page_Feedback'>, number>> {
  const { now, id, code } = createCaseContext(0, Date.now());
  const compiled = compileRules(rules);
  const written = {
    [requestDocumentPath(id)]: createLongestTestRecord(type, now),
    [receiptDocumentPath(code)]: { recordId: id, version },
  };
  const evaluated = (path: string): number => judgeTestAccess(compiled, { path, written, now }).evaluated;
  return {
    Form_Requests: evaluated(requestDocumentPath(id)),
    Request_Receipts: evaluated(receiptDocumentPath(code)),
  };
}
