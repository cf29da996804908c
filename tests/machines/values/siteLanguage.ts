import type { siteLanguageMachine as machine } from '../../../machines/site/siteLanguage.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const siteLanguage: ValueExpectations<typeof machine> = {
  begins: { language: 'en', wanted: 'en' },
  inputs: { loadMessages: ({ context: { wanted } }) => ({ language: wanted }) },
  params: {
    applyLanguage: ({ context: { wanted }, event }) => ({ language: wanted, messages: event.output }),
    log: ({ event }) => ({ what: String(event.error) }),
  },
};
