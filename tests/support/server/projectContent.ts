/** The records that tests may judge. At an adopted site `content/` is its barangay's own, and may be empty. */
import siteFile from '../../../src/site.json' with { type: 'json' };
import { isAdopted } from '../../../tools/cli/init/plan.ts';
import { projectRoot } from '../../../tools/cli/init/projectFiles.ts';
import { sampleContent } from './sampleContent.ts';

/** The folders of records that this project wrote. */
export const projectContent: readonly string[] = isAdopted(projectRoot, siteFile)
  ? [sampleContent]
  : ['content', sampleContent];
