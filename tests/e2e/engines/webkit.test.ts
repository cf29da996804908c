import { engines, ensureWebKit, findWebKit } from '../../support/browser/engines.ts';
import { isFullRun } from '../../support/sampling.ts';
import { describeJourneys } from './journeys.ts';
import { launchWebKit } from './webKitEngine.ts';

const paths = isFullRun ? ensureWebKit() : findWebKit();

describeJourneys({
  name: 'WebKit',
  launch: paths === null ? null : () => launchWebKit(paths),
  missing: engines.webkit.missing,
});
