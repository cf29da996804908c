import { engines, ensureFirefox, findFirefox } from '../../../tools/cli/lib/engines.ts';
import { isFullRun } from '../../support/sampling.ts';
import { describeJourneys } from './journeys.ts';
import { launchFirefox } from './puppeteerEngine.ts';

const path = isFullRun ? ensureFirefox() : findFirefox();

describeJourneys({
  name: 'Firefox',
  launch: path === null ? null : () => launchFirefox(path),
  missing: engines.firefox.missing,
});
