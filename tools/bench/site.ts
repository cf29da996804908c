/**
 * A process that serves one directory by the site's own server: the same headers, the same compression, the same caching.
 * `node tools/bench/site.ts DIRECTORY DATA_DIR`; it says its address, and ends with its parent.
 */

import { policyHeader } from '../../server/headers.ts';
import { startServer } from '../../server/http.ts';
import { directories } from '../../server/serve.ts';
import { siteHandler } from '../../server/site.ts';
import { floorStyle } from './floor.ts';

const [dist = '', dataDir = ''] = process.argv.slice(2);
const site = siteHandler(dist);
const style = floorStyle();

const running = await startServer({
  dataDir,
  host: '127.0.0.1',
  port: 0,
  dist,
  content: directories.content,
  log: () => {},
  // The floor's styles stand in its pages.
  middleware: async () => (request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(
        name,
        name === policyHeader ? String(value).replace('style-src ', `style-src ${style} `) : value,
      );
    site(request, response);
  },
});
console.log(`is at ${running.address}`);
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void running.close().then(() => process.exit()));
