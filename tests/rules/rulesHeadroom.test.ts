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
import {
  judgeTestAccess,
  type TestDocuments,
  toRulesFile,
} from '../../packages/embedded-firestore/tests/support/judge.ts';
import {
  createPadding,
  minPadding,
  paddingFunctions,
} from '../../packages/embedded-firestore/tests/support/padding.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  readVerdict,
  seedStore,
  setDocument,
} from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import { addDays, manilaDay } from '../../src/domain/dates/day.ts';
import { formatPlace, halfDayOf, maxPlaces } from '../../src/domain/places/placeName.ts';
import { maxFeedbackLength } from '../../src/form/feedback.ts';
import type { FormType } from '../../src/form/types.ts';
import { takeSample } from '../support/sampling.ts';
import {
  allFormTypes,
  createLongestTestRecord,
  createWrongNumberFeedback,
  findWeekday,
} from './acceptedRecord.ts';
import { site } from './fixtureSite.ts';
import {
  extrasDocumentPath,
  feedbackDocumentPath,
  hallDayDocumentPath,
  placeDocumentPath,
  receiptDocumentPath,
  requestDocumentPath,
  version,
} from './siteCase.ts';

const rules = readFileSync(new URL('../../server/firestore.rules', import.meta.url), 'utf8');

/** The extra cost of a condition after padding: that of &&. */
const andCost = 2;

const maxPerWrite = 700;
/** Firestore allows 10 for each write, and 20 for a commit. */
const maxDocuments = 5;

/** What staff wrote about the day of a request: none, and the most expensive. */
type HallDays = 'no day' | 'places of every day, own record a draft';

const schedule = (now: number): string => `${findWeekday(addDays(manilaDay(now), 3), 1)}T09:00`;

const createHallDays = (days: HallDays, now: number): TestDocuments =>
  days === 'no day'
    ? {}
    : {
        [hallDayDocumentPath(schedule(now).slice(0, 10))]: { status: 'draft', updated: 1 },
        [hallDayDocumentPath('every-day')]: { status: 'active', updated: 1, placesMorning: 300 },
      };

/** A free place of the request's half day for each attempt, because each stores one. */
const placeOf = ({ id, now }: CaseContext): string =>
  formatPlace({
    ...halfDayOf(schedule(now))!,
    number: (Number.parseInt(id.slice(1), 16) % maxPlaces) + 1,
  });

/** The documents of a commit by path, in its order. */
const createSubmission = (type: FormType, days: HallDays, at: CaseContext): TestDocuments => ({
  [requestDocumentPath(at.id)]: { ...createLongestTestRecord(type, at.now), schedule: schedule(at.now) },
  [receiptDocumentPath(at.code)]: { recordId: at.id, version, schedule: schedule(at.now) },
  ...(days !== 'no day' && {
    [extrasDocumentPath(at.id)]: { place: placeOf(at), priority: true },
    [placeDocumentPath(placeOf(at))]: { at: at.now },
  }),
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

type Judged = 'Form_Requests' | 'Request_Receipts' | 'Request_Extras' | 'Request_Places' | 'Page_Feedback';

/** The rules with a condition before that of one of the creates. */
function addCondition(which: Judged, condition: string): string {
  const documents = 'match /databases/{database}/documents {';
  const create = 'allow create: if ';
  const begin = rules.indexOf(create, rules.indexOf(`match /${site.root}/${which}/`)) + create.length;
  const withCondition = `${rules.slice(0, begin)}${condition} && ${rules.slice(begin)}`;
  return withCondition.replace(documents, `${documents}\n${paddingFunctions}`);
}

const rows = allFormTypes.flatMap((type): readonly (readonly [FormType, HallDays])[] => [
  [type, 'no day'],
  [type, 'places of every day, own record a draft'],
]);

/** What the evaluator counts for each write of a submission, by its collection. */
function countWrites(
  type: FormType,
  days: HallDays,
): Readonly<Record<string, { readonly evaluated: number; readonly documents: number }>> {
  const at = createCaseContext(0, Date.now());
  const compiled = compileRules(rules);
  const written = createSubmission(type, days, at);
  const before = createHallDays(days, at.now);
  return Object.fromEntries(
    Object.keys(written).map((path) => {
      const lookedUp = new Set<string>();
      const { allowed, evaluated } = judgeTestAccess(
        compiled,
        { path, before, written, now: at.now },
        lookedUp,
      );
      expect(allowed, path).toBe(true);
      return [path.split('/')[1]!, { evaluated, documents: lookedUp.size }];
    }),
  );
}

describe.skipIf(!hasEmulator)(`§5 the expression limit of the rules${emulatorSkipNote}`, () => {
  let budget = 0;
  const measured: string[] = [];

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
    printLine(['Expressions evaluated for each write, of 1,000', ...measured].join('\n'));
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

  it(`counts feedback as the evaluator does, with at most ${maxPerWrite} expressions`, async () => {
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
    measured.push(`feedback: ${cost}`);
    expect(cost).toBe(evaluated);
    expect(cost).toBeLessThanOrEqual(maxPerWrite);
  });

  it.each(takeSample(rows))(
    `counts each write of %s, %s, as the evaluator does, with at most ${maxPerWrite} expressions`,
    async (type, days) => {
      await seedStore(
        emulatorProject,
        Object.entries(createHallDays('places of every day, own record a draft', Date.now())).map(
          ([path, record]) => (days === 'no day' ? deleteDocument(path) : setDocument(path, record)),
        ),
      );
      const costs: Record<string, number> = {};
      const counted = countWrites(type, days);
      for (const [which, { evaluated }] of Object.entries(counted))
        costs[which] = await costOf(which as Judged, evaluated, (at) =>
          commitCall(
            ...Object.entries(createSubmission(type, days, at)).map(([path, record]) =>
              path === receiptDocumentPath(at.code) ? mergeDocument(path, record) : setDocument(path, record),
            ),
          ),
        );
      measured.push(`${type}, ${days}: ${Object.values(costs).join(', ')}`);
      expect(costs).toEqual(
        Object.fromEntries(Object.entries(counted).map(([which, { evaluated }]) => [which, evaluated])),
      );
    },
  );
});

describe('§5 what the rules evaluate for a submission', () => {
  it.each(rows)(
    `%s, %s: at most ${maxPerWrite} expressions and ${maxDocuments} documents a write`,
    (type, days) => {
      for (const { evaluated, documents } of Object.values(countWrites(type, days))) {
        expect(evaluated).toBeLessThanOrEqual(maxPerWrite);
        expect(documents).toBeLessThanOrEqual(maxDocuments);
      }
    },
  );

  it('looks up at most 5 documents for the whole commit', () => {
    const at = createCaseContext(0, Date.now());
    const { now } = at;
    const written = createSubmission('HEALTH_SERVICES', rows.at(-1)![1], at);
    const lookedUp = new Set<string>();
    for (const path of Object.keys(written))
      judgeTestAccess(rules, { path, before: createHallDays(rows.at(-1)![1], now), written, now }, lookedUp);
    expect(lookedUp.size).toBeLessThanOrEqual(maxDocuments);
  });
});
