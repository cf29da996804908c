import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import {
  emulatorSkipNote,
  hasEmulator,
} from '../../../packages/embedded-firestore/tests/support/emulator.ts';
import { openEmulatorProject } from '../../../packages/embedded-firestore/tests/support/emulatorProject.ts';
import {
  readVerdict,
  type StoreConnection,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import { readSiteRules } from '../../../server/ops/siteRules.ts';
import { toRecordId } from '../../../src/domain/request/recordId.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { site as whose } from '../../../src/site.ts';
import { createRequestFixtures } from '../../support/form/requestFixtures.ts';
import { takeSample } from '../../support/sampling.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

/**
 * Runs fixtures through the schema and through a store's rules. @returns where one of them disagrees with the table.
 * Times count from the clock at the start of each type, since a slow store runs in real time.
 */
const disagreements = async (site: StoreConnection, clock: () => number): Promise<readonly string[]> => {
  const found: string[] = [];
  const tried = new Set(takeSample([...createRequestFixtures(clock()).keys()]));
  for (const each of Object.keys(formTypes) as FormType[]) {
    const now = clock();
    const validate = createRecordValidator(each, now, translateToEnglish);
    for (const [at, { title, type, record, accepted }] of createRequestFixtures(now).entries()) {
      if (type !== each || !tried.has(at)) continue;
      const path = `${whose.root}/Form_Requests/list/${toRecordId(randomUUID(), 2)}`;
      const write = { update: { name: { path }, fields: encodePlainObject({ ...record }) } };
      const byRules = await readVerdict(site, { at: ':commit', body: { writes: [write] } });
      const bySchema = validate(record).isSendable;
      if (bySchema !== accepted || (byRules === 'allowed') !== accepted)
        found.push(`${title}: rules ${byRules}, schema ${bySchema}, table ${accepted}`);
    }
  }
  return found;
};

describe('§5 the page and the rules (failures 17)', () => {
  it('the schema and the embedded store accept and refuse the same fixtures', async () => {
    const { address, token } = await startTestServer({ content: null });
    const site = { address: new URL(address).origin, project: 'demo-barangay', staffToken: token };
    expect(await disagreements(site, () => testNow)).toEqual([]);
  });

  it.skipIf(!hasEmulator)(
    `the schema and Google's emulator accept and refuse the same fixtures${emulatorSkipNote}`,
    async () => {
      const site = await openEmulatorProject('agreement');
      onTestFinished(site.clear);
      await site.load(readSiteRules());
      expect(await disagreements(site, Date.now)).toEqual([]);
    },
    600_000,
  );
});
