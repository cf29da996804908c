import { engines, ensureFirefox, findFirefox } from '../../support/browser/engines.ts';
import { isFullRun } from '../../support/sampling.ts';
import { describeJourneys } from './journeys.ts';
import { launchFirefox } from './puppeteerEngine.ts';

const path = isFullRun ? ensureFirefox() : findFirefox();

describeJourneys({
  name: 'Firefox',
  launch: path === null ? null : () => launchFirefox(path),
  missing: engines.firefox.missing,
});
