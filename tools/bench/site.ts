/**
 * A process that serves one directory with the site's own server: the same headers, compression and caching. `node
 * tools/bench/site.ts DIRECTORY DATA_DIR`. It prints its address and ends with its parent.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { policyHeader } from '../../server/http/headers.ts';
import { directories } from '../../server/http/serve.ts';
import { type Middleware, startServer } from '../../server/http/server.ts';
import { createSiteHandler } from '../../server/http/siteFiles.ts';
import { floorStyleHashes } from './floor.ts';

const [dist = '', dataDir = ''] = process.argv.slice(2);
/** Only a build of the site has this file. */
const isFloor = !existsSync(join(dist, 'version.json'));

/** Allows the floor's inline styles, which no build knows. */
const floorMiddleware = async (): Promise<Middleware> => {
  const site = createSiteHandler(dist, { get: async () => null }, () => true);
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
  dataDir,
  host: '127.0.0.1',
  port: 0,
  dist,
  content: directories.content,
  log: () => {},
  ...(isFloor && { middleware: floorMiddleware }),
});
console.log(`is at ${running.address}`);
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void running.close().then(() => process.exit()));
