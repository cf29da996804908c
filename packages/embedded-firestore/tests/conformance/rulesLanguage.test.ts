/** Google's emulator and the evaluator of packages/embedded-firestore/src/rules give the same verdicts. */
import { describe, expect, it } from 'vitest';
import { takeSample } from '../../../../tests/support/sampling.ts';
import { emulatorSkipNote, hasEmulator, printLine } from '../support/emulator.ts';
import { openEmulatorProject } from '../support/emulatorProject.ts';
import { judgeTestAccess, toRulesFile } from '../support/judge.ts';
import { type LanguageRow, languageRows, rowDocument } from '../support/languageRows.ts';
import { createPadding, paddingFunctions } from '../support/padding.ts';
import { commitCall, readVerdict, setDocument, type Verdict } from '../support/restCalls.ts';

if (!hasEmulator) printLine(`The rules are not asked of Google's emulator${emulatorSkipNote}`);

describe.skipIf(!hasEmulator)(`the rules evaluator and Google's emulator${emulatorSkipNote}`, () => {
  const ruleOf = (collection: string, expression: string, condition: string): string =>
    `match /${collection}/{id} {
      function row(d) { return ${expression}; }
      function all(d) { return ${condition}; }
      allow create: if all(request.resource.data);
    }`;

  /** Conditions that hold, with what the evaluator counts and 1,000 at most; and those that must not. */
  function conditionsOf([expression, answer]: LanguageRow): readonly (readonly [
    condition: string,
    verdict: Verdict,
  ])[] {
    const decided = { true: 'row(d)', false: '!row(d)', none: 'row(d) || true' }[answer];
    const { evaluated } = judgeTestAccess(toRulesFile(ruleOf('rows', expression, decided)), {
      path: 'rows/a',
      written: { 'rows/a': rowDocument },
      now: Date.now(),
    });
    const padded = (cost: number): string => `(${decided}) && (${createPadding(cost - 2 - evaluated)})`;
    const counted = [
      [padded(1_000), 'allowed'],
      [padded(1_001), 'refused'],
    ] as const;
    return answer === 'none' ? [...counted, ['row(d)', 'refused'], ['!row(d)', 'refused']] : counted;
  }

  it.each(Object.entries(languageRows))('agree on the rules language: %s', async (fact, rows) => {
    const site = await openEmulatorProject(`language-${Object.keys(languageRows).indexOf(fact)}`);
    const attempts = takeSample(rows)
      .flatMap((row) => conditionsOf(row).map(([condition, verdict]) => ({ row, condition, verdict })))
      .map((each, at) => ({ ...each, collection: `rows${at}` }));
    const matches = attempts.map(({ row, condition, collection }) => ruleOf(collection, row[0], condition));
    await site.load(toRulesFile([paddingFunctions, ...matches].join('\n')));

    for (const { row, condition, verdict, collection } of attempts) {
      const found = await readVerdict(site, commitCall(setDocument(`${collection}/a`, rowDocument)));
      expect.soft(found, `${row[0]} → ${row[1]}, asked as ${condition.slice(0, 60)}`).toBe(verdict);
    }
  });
});
