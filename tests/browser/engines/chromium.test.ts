import { ensureChromium } from '../../../tools/chromium.ts';
import { describeJourneys } from './journeys.ts';
import { launchChromium } from './puppeteerEngine.ts';

describeJourneys({
  name: 'Chromium',
  launch: () => launchChromium(ensureChromium()),
  missing: '',
});
