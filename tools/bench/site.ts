/**
 * A process that serves the hand-written pages with the site's own server: the same headers, compression and caching. `node
 * tools/bench/site.ts DIRECTORY`. It prints its address and ends with its parent.
 */
import { policyHeader } from '../../server/http/headers.ts';
import { directories } from '../../server/http/serve.ts';
import { type Middleware, startServer } from '../../server/http/server.ts';
import { parseServerSettings } from '../../server/http/settings.ts';
import { createSiteHandler } from '../../server/http/siteFiles.ts';
import { floorStyleHashes } from './floor.ts';

const [dist = ''] = process.argv.slice(2);

/** Allows the inline styles, which no build knows. */
const middleware = async (): Promise<Middleware> => {
  const site = createSiteHandler(dist, { get: async () => null }, { get: async () => null }, () => true);
  const styles = floorStyleHashes();
  return (request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(
        name,
        name === policyHeader ? String(value).replace('style-src ', `style-src ${styles} `) : value,
      );
    void site(request, response);
  };
};

const running = await startServer({
  ...parseServerSettings(process.env),
  ...directories,
  dist,
  log: () => {},
  middleware,
});
console.log(`is at ${running.address}`);
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void running.close().then(() => process.exit()));
