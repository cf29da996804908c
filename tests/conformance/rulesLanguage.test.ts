/** Google's emulator and the evaluator of server/firestore/rules answer alike. */
import { describe, expect, it } from 'vitest';
import { fileOf, judge } from '../support/rules/judge.ts';
import { languageRows, type Row, rowDocument } from '../support/rules/languageRows.ts';
import { padding, paddingFunctions } from '../support/rules/padding.ts';
import { sampled } from '../support/sampling.ts';
import { isEmulatorHere, say, unlessSkipped } from './emulator.ts';
import { lentProject } from './emulatorProject.ts';
import { commit, set, type Verdict, verdictOf } from './restCalls.ts';

if (!isEmulatorHere) say(`The rules are not asked of Google's emulator${unlessSkipped}`);

describe.skipIf(!isEmulatorHere)(`the evaluator agrees with the emulator${unlessSkipped}`, () => {
  const ruleOf = (collection: string, expression: string, condition: string): string =>
    `match /${collection}/{id} {
      function row(d) { return ${expression}; }
      function all(d) { return ${condition}; }
      allow create: if all(request.resource.data);
    }`;

  /** Conditions that hold, with what the evaluator counts and 1,000 at most; and those that must not. */
  function conditionsOf([expression, answer]: Row): readonly (readonly [
    condition: string,
    verdict: Verdict,
  ])[] {
    const decided = { true: 'row(d)', false: '!row(d)', none: 'row(d) || true' }[answer];
    const { evaluated } = judge(fileOf(ruleOf('rows', expression, decided)), {
      path: 'rows/a',
      written: { 'rows/a': rowDocument },
      now: Date.now(),
    });
    const padded = (cost: number): string => `(${decided}) && (${padding(cost - 2 - evaluated)})`;
    const counted = [
      [padded(1_000), 'allowed'],
      [padded(1_001), 'refused'],
    ] as const;
    return answer === 'none' ? [...counted, ['row(d)', 'refused'], ['!row(d)', 'refused']] : counted;
  }

  it.each(Object.entries(languageRows))('about the language: %s', async (fact, rows) => {
    const site = await lentProject(`language-${Object.keys(languageRows).indexOf(fact)}`);
    const asked = sampled(rows, 2)
      .flatMap((row) => conditionsOf(row).map(([condition, verdict]) => ({ row, condition, verdict })))
      .map((each, at) => ({ ...each, collection: `rows${at}` }));
    const matches = asked.map(({ row, condition, collection }) => ruleOf(collection, row[0], condition));
    await site.load(fileOf([paddingFunctions, ...matches].join('\n')));

    for (const { row, condition, verdict, collection } of asked) {
      const found = await verdictOf(site, commit(set(`${collection}/a`, rowDocument)));
      expect.soft(found, `${row[0]} → ${row[1]}, asked as ${condition.slice(0, 60)}`).toBe(verdict);
    }
  });
});
