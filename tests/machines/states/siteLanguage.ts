import type { siteLanguageMachine as machine } from '../../../machines/site/siteLanguage.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const siteLanguage: StateExpectations<typeof machine> = {
  idle: { begins: true, holds: ({ language, wanted }) => language === wanted },
  loading: {
    tags: ['loading'],
    pending: ['loadMessages'],
    holds: ({ language, wanted }) => language !== wanted,
  },
  failed: { tags: ['failed'], holds: ({ language, wanted }) => language !== wanted },
};
