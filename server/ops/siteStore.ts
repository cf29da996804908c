/** The embedded store's options for this site: its project, its indexes, and what staff do after damage. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompositeIndex } from '../../packages/embedded-firestore/src/index.ts';
import { createDatabaseNames } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { embeddedProjectId } from '../../src/firestore/settings.ts';

/** The names of this site's documents in the embedded store. */
export const siteDatabase = createDatabaseNames(embeddedProjectId);

const { indexes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../firestore.indexes.json'), 'utf8'),
) as { readonly indexes: readonly CompositeIndex[] };

/** The next step after damage to the store. */
export const restoreAdvice = 'To go back to a copy, stop the server, then: npm run store restore FILE';

/** The options of every store of this site. */
export const siteStoreOptions = {
  projectId: embeddedProjectId,
  /** The indexes that Firebase builds, so that no query works here and fails there. */
  indexes,
  repairAdvice: `${restoreAdvice}. A record of the content is also repaired by importing it again: npm run content import`,
} as const;
