/**
 * `npm run picture`, after a build: renders the link preview image (public/images/) from the site's own seal and plateau
 * drawing on Home, so that no second drawing can differ from them.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { directories } from '../../server/http/serve.ts';
import { startServer } from '../../server/http/server.ts';
import { site } from '../../src/site.ts';
import { tokens } from '../../src/theme/tokens.ts';
import { ensureChromium } from './lib/chromium.ts';

const { src, width, height } = site.picture;
const file = join(import.meta.dirname, '../..', 'public', src);

const style = `
  body { margin: 0; background: #d9ecf0; color: #12201a; overflow: hidden; }
  #picture { position: relative; width: ${width}px; height: ${height}px; font-family: 'DejaVu Sans', Verdana, sans-serif; }
  #picture .seal { position: absolute; left: 80px; top: 72px; width: 240px; height: 240px; }
  #picture .land { position: absolute; left: 0; bottom: 0; width: ${width}px; height: 300px; }
  #picture p { position: absolute; left: 368px; margin: 0; font-size: 34px; color: #3a4b43; }
  #picture strong { position: absolute; left: 364px; top: 196px; font-size: 78px; letter-spacing: -2px; white-space: nowrap; }
  #picture .foot { position: absolute; left: 0; bottom: 0; width: 100%; height: 18px; background: ${tokens.deep.light}; }
`;

const dataDir = mkdtempSync(join(tmpdir(), 'picture-'));
const server = await startServer({
  dataDir,
  host: '127.0.0.1',
  port: 0,
  dist: directories.dist,
  content: directories.content,
  log: () => {},
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  // The site's own content security policy would block the added content.
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light', bypassCSP: true });
  await page.goto(`${server.address}home`);
  await page.locator('main h1').waitFor();
  await page.evaluate(
    ({ rules, lines: [province = '', municipality = '', barangay = ''] }) => {
      const picture = document.createElement('div');
      picture.id = 'picture';
      const copyElement = (from: string, name: string): void => {
        const copy = document.querySelector(from)?.cloneNode(true) as SVGElement;
        copy.setAttribute('class', name);
        picture.append(copy);
      };
      const line = (text: string, top: number): void => {
        const paragraph = document.createElement('p');
        paragraph.textContent = text;
        paragraph.style.top = `${top}px`;
        picture.append(paragraph);
      };
      copyElement('main svg[viewBox="0 0 1200 300"]', 'land');
      copyElement('header a[href="/home"] :is(svg, img)', 'seal');
      line(province, 96);
      line(municipality, 144);
      const name = document.createElement('strong');
      name.textContent = barangay;
      const foot = document.createElement('div');
      foot.className = 'foot';
      picture.append(name, foot);
      document.body.replaceChildren(picture);
      const sheet = document.createElement('style');
      sheet.textContent = rules;
      document.head.append(sheet);
      // Shrinks a long name until it fits.
      const [room, needed] = [796, name.getBoundingClientRect().width];
      if (needed > room) name.style.fontSize = `${Math.floor((78 * room) / needed)}px`;
    },
    { rules: style, lines: [site.province, site.municipality, site.barangay] },
  );
  // A seal may be an image that still has to load.
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: file });
  // Records in src/site.json that the picture shows the plateau instead of the logo.
  const siteFile = join(import.meta.dirname, '../../src/site.json');
  writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('"shows": "sign"', '"shows": "plateau"'));
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
