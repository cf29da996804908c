import { engines, ensureWebKit, findWebKit } from '../../../tools/cli/lib/engines.ts';
import { isFull } from '../../support/sampling.ts';
import { describeJourneys } from './journeys.ts';
import { launchWebKit } from './webKitEngine.ts';

const paths = isFull ? ensureWebKit() : findWebKit();

describeJourneys({
  name: 'WebKit',
  launch: paths === null ? null : () => launchWebKit(paths),
  missing: engines.webkit.missing,
});
