/** Map tiles that never come from another machine: each tile address is answered within the browser. */
import { crc32, deflateSync } from 'node:zlib';
import type { BrowserContext, Route } from 'playwright-core';

/** The address of the tiles in a build without settings of its own. */
export const tileUrlPattern = 'https://tile.openstreetmap.org/**';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A field of pale green with two roads, 256 by 256 pixels. */
export const tilePicture: Buffer = (() => {
  const side = 256;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = [...Array(side).keys()].map((y) => {
    const pixels = [...Array(side).keys()].flatMap((x) => {
      if (Math.abs(x - y * 0.4 - 60) < 6 || Math.abs(y - 150) < 4) return [255, 255, 255];
      return x % 64 === 0 || y % 64 === 0 ? [150, 180, 150] : [205, 225, 195];
    });
    return Buffer.from([0, ...pixels]);
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
})();

/** How the tiles are answered. */
const tileAnswers = {
  'a picture': (route: Route) => route.fulfill({ body: tilePicture, contentType: 'image/png' }),
  'not found': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'no line': (route: Route) => route.abort('internetdisconnected'),
  'no answer': () => {},
} as const satisfies Readonly<Record<string, (route: Route) => Promise<void> | void>>;

/** Records from now on the requests to other machines than the site's own; the tiles get this answer. */
export const mockTiles = async (
  context: BrowserContext,
  answer: keyof typeof tileAnswers,
): Promise<{ readonly requestedUrls: string[]; readonly referrers: (string | undefined)[] }> => {
  const requestedUrls: string[] = [];
  const referrers: (string | undefined)[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^http/.test(protocol) && hostname !== '127.0.0.1') requestedUrls.push(request.url());
  });
  await context.unroute(tileUrlPattern);
  await context.route(tileUrlPattern, async (route) => {
    referrers.push((await route.request().allHeaders()).referer);
    await tileAnswers[answer](route);
  });
  return { requestedUrls, referrers };
};
