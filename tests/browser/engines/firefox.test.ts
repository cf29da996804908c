import { engines, ensureFirefox, findFirefox } from '../../../tools/engines.ts';
import { isFull } from '../../full.ts';
import { describeJourneys } from './journeys.ts';
import { launchFirefox } from './puppeteerEngine.ts';

const path = isFull ? ensureFirefox() : findFirefox();

describeJourneys({
  name: 'Firefox',
  launch: path === null ? null : () => launchFirefox(path),
  missing: engines.firefox.missing,
});
