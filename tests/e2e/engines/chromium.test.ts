import { ensureChromium } from '../../../tools/cli/lib/chromium.ts';
import { describeJourneys } from './journeys.ts';
import { launchChromium } from './puppeteerEngine.ts';

describeJourneys({
  name: 'Chromium',
  launch: () => launchChromium(ensureChromium()),
  missing: '',
});
