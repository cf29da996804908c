/** The cases of this site's rules, sent over HTTP to the site's server and to Google's emulator. */
import { describe, expect, it } from 'vitest';
import { storeCases } from '../../packages/embedded-firestore/tests/conformance/cases.ts';
import { differenceReasons } from '../../packages/embedded-firestore/tests/support/differenceReasons.ts';
import { renderDifferencesPage } from '../../packages/embedded-firestore/tests/support/differencesPage.ts';
import { testConformance } from '../../packages/embedded-firestore/tests/support/testConformance.ts';
import { isHostile, rulesCases, signedInCases } from './cases.ts';
import { siteNotes } from './siteNotes.ts';
import { siteRules, startSiteServer } from './stores.ts';

/** The page leaves out the copies for signed-in callers, which differ as their originals do. */
const pageCases = rulesCases.filter((one) => !signedInCases.includes(one));

testConformance({
  ...siteRules,
  section: '§5 §6 §7 ',
  cases: rulesCases,
  recordedFile: new URL('./recorded.json', import.meta.url),
  page: {
    file: new URL('../../docs/store-differences.md', import.meta.url),
    text: renderDifferencesPage(pageCases, siteNotes),
  },
  startServer: startSiteServer,
});

describe("§5 §6 §7 the cases of this site's rules", () => {
  it('includes at least 150 hostile reads and writes by the public', () => {
    expect(rulesCases.filter(isHostile).length).toBeGreaterThanOrEqual(150);
  });

  it('repeats the hostile cases by a signed-in caller, and expects none to be allowed', () => {
    expect(signedInCases.length).toBeGreaterThan(250);
    expect(signedInCases.filter(({ expected }) => expected === 'allowed')).toEqual([]);
  });

  it('uses every reason for a difference, with the cases of the store', () => {
    const used = [...rulesCases, ...storeCases].flatMap(({ differs }) => differs?.reason ?? []);
    expect(new Set(used)).toEqual(new Set(Object.keys(differenceReasons)));
  });
});
