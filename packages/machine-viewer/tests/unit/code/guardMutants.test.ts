import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGuardMutants, findSurvivors } from '../../../src/vitest/index.ts';
import { registeredUpload, uploadStates, uploadTransitions } from '../../support/registeredUpload.ts';

const support = join(import.meta.dirname, '../../support');
const expectations = { states: uploadStates, transitions: uploadTransitions };

describe('the mutants of the code of guards', () => {
  it.each([
    ['a machine', 'upload.ts', 'upload'],
    ['a registration', 'registeredUpload.ts', 'registeredUpload'],
  ])('are found through the export of %s, and noticed by the rows', async (_, file, name) => {
    const mutants = await createGuardMutants(join(support, file), name, registeredUpload);
    expect(mutants.map((mutant) => mutant.name)).toEqual([
      'upload, mayRetry: guard body changed (context.attempts <= 3)',
    ]);
    expect(await findSurvivors(mutants, expectations)).toEqual([]);
  });

  it('are none for a guard that a sample guard replaces', async () => {
    const registered = { ...registeredUpload, guards: { mayRetry: () => true } };
    expect(await createGuardMutants(join(support, 'upload.ts'), 'upload', registered)).toEqual([]);
  });

  it('are none for an export that is no machine', async () => {
    const file = join(support, 'registeredUpload.ts');
    expect(await createGuardMutants(file, 'uploadStates', registeredUpload)).toEqual([]);
    expect(await createGuardMutants(file, 'none', registeredUpload)).toEqual([]);
  });
});
