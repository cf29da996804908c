/**
 * A process that serves one directory by the site's own server: the same headers, the same compression, the same caching.
 * `node tools/bench/site.ts DIRECTORY DATA_DIR`; it says its address, and ends with its parent.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { policyHeader } from '../../server/http/headers.ts';
import { directories } from '../../server/http/serve.ts';
import { type Middleware, startServer } from '../../server/http/server.ts';
import { createSiteHandler } from '../../server/http/siteFiles.ts';
import { floorStyleHash } from './floor.ts';

const [dist = '', dataDir = ''] = process.argv.slice(2);
/** Only the site has one. */
const isFloor = !existsSync(join(dist, 'version.json'));

/** The floor's styles stand in its pages, and no build knows of them. */
const floorMiddleware = async (): Promise<Middleware> => {
  const site = createSiteHandler(dist, { get: async () => null });
  const style = floorStyleHash();
  return (request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(
        name,
        name === policyHeader ? String(value).replace('style-src ', `style-src ${style} `) : value,
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
