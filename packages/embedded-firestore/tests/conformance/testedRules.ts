/** The project and the rules of the store's own cases. */
import { readFileSync } from 'node:fs';
import type { TestedRules } from '../support/stores.ts';

export const testedRules: TestedRules = {
  projectId: 'demo-project',
  rules: readFileSync(new URL('./firestore.rules', import.meta.url), 'utf8'),
};
