import type { siteLanguageMachine as machine } from '../../../machines/site/siteLanguage.ts';
import type { StateExpectations } from '../expectations.ts';

export const siteLanguage: StateExpectations<typeof machine> = {
  spoken: { begins: true, holds: ({ language, wanted }) => language === wanted },
  fetching: {
    tags: ['fetching'],
    pending: ['fetchWords'],
    holds: ({ language, wanted }) => language !== wanted,
  },
  failed: { tags: ['failed'], holds: ({ language, wanted }) => language !== wanted },
};
