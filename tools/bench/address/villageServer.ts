/**
 * The server of the village, whose clock the bench sets: an hour of its limits by address passes in a minute. `node
 * tools/bench/address/villageServer.ts DATA_DIR TIME`. It prints its address, and answers each time it is sent.
 */
import { directories } from '../../../server/http/serve.ts';
import { startServer } from '../../../server/http/server.ts';
import { parseServerSettings } from '../../../server/http/settings.ts';

const [dataDir = '', startTime = ''] = process.argv.slice(2);
let time = Number(startTime);
const running = await startServer({
  ...parseServerSettings({ DATA_DIR: dataDir, PORT: '0', TRUST_PROXY: '1' }),
  ...directories,
  now: () => time,
  log: (line) => void console.error(line),
});
process.on('message', (sent) => {
  time = Number(sent);
  process.send?.(sent);
});
process.once('disconnect', () => void running.close().then(() => process.exit()));
console.log(`is at ${running.address}`);
