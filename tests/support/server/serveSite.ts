/** A server of a given site as a process of its own, so that its memory is only the server's: DATA_DIR, DIST, CONTENT. */
import { startServer } from '../../../server/http/server.ts';
import { site } from '../../../src/site.ts';

const [dataDir = '', dist = '', content = null] = process.argv.slice(2);
const { address } = await startServer({
  dataDir,
  dist,
  host: '127.0.0.1',
  port: 0,
  content,
  log: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(`${site.barangay} is at ${address}\n`);
