import { ensureChromium } from '../../support/browser/ensureChromium.ts';
import { describeJourneys } from './journeys.ts';
import { launchChromium } from './puppeteerEngine.ts';

describeJourneys({
  name: 'Chromium',
  launch: () => launchChromium(ensureChromium()),
  missing: '',
});
