import { engines, ensureWebKit, findWebKit } from '../../../tools/cli/lib/engines.ts';
import { isFullRun } from '../../support/sampling.ts';
import { describeJourneys } from './journeys.ts';
import { launchWebKit } from './webKitEngine.ts';

const paths = isFullRun ? ensureWebKit() : findWebKit();

describeJourneys({
  name: 'WebKit',
  launch: paths === null ? null : () => launchWebKit(paths),
  missing: engines.webkit.missing,
});
