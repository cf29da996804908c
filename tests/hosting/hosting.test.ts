/**
 * Firebase Hosting and the embedded server answer alike. `npm test -- --full --hosting` serves a real build by Hosting's emulator
 * and records its answers; otherwise the embedded server is compared with the recorded ones.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InlineHashes } from '../../server/http/contentSecurityPolicy.ts';
import { readInlineHashes } from '../../server/ssr/template.ts';
import { embeddedProjectId } from '../../src/firestore/settings.ts';
import { routeOfPage } from '../../src/routes/menu.ts';
import siteFile from '../../src/site.json' with { type: 'json' };
import { localeCookie } from '../../src/ssr/domMarkers.ts';
import { findBinFile } from '../../tools/cli/lib/binFile.ts';
import { cloudSources, createFirebaseConfig } from '../../tools/deploy/hosting.ts';
import { startTestServer, writeFiles } from '../support/server/runningServer.ts';
import { type BuiltSite, fetchHostingAnswer, type HostingAnswer } from './answer.ts';
import { type HostingEmulator, startHostingEmulator } from './emulator.ts';
import { acceptedDifferences, comparedPaths, fixtureFiles } from './paths.ts';

const readLang = (html: string): string | undefined => /<html lang="(\w+)"/.exec(html)?.[1];

const isEmulated = process.env.HOSTING === '1';
const recordFile = join(import.meta.dirname, 'recorded.json');

const directory = mkdtempSync(join(tmpdir(), 'barangay-hosting-'));
const dist = join(directory, 'dist');
const content = new Map<string, Buffer>();
const inline = new Map<string, InlineHashes>();
const site: BuiltSite = { files: content, inline };
let script = 'assets/script.js';
let hosting: HostingEmulator | undefined;

const build = () =>
  execFileSync(process.execPath, [findBinFile('vite'), 'build', '--outDir', dist, '--logLevel', 'error'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_FIREBASE_PROJECT_ID: embeddedProjectId,
      VITE_FIREBASE_API_KEY: 'sample-key',
      VITE_FIREBASE_APP_ID: '1:2:web:3',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

beforeAll(async () => {
  if (isEmulated) {
    build();
    // The picture of shared links has the barangay's name in its path, and the record has a sample name.
    cpSync(join(dist, siteFile.picture.src), join(dist, 'images/barangay-sample.png'));
  } else writeFiles(dist, { ...fixtureFiles, '.sources.json': JSON.stringify(cloudSources) });
  // The English messages exist twice.
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.\w+$/.test(name) && !/\.(?:br|gz)$|^\.ssr|^i18n\/en\//.test(name))
      content.set(name, readFileSync(join(dist, name)));
  const inPages = readInlineHashes(dist);
  for (const [path, inPage] of Object.entries(inPages))
    inline.set(path === '' ? 'shell.html' : `${path.slice(1)}.html`, inPage);
  if (!isEmulated) return;
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  script = `assets/${assets.find((name) => name.endsWith('.js'))}`;
  hosting = await startHostingEmulator(directory, createFirebaseConfig(cloudSources, assets, inPages));
}, 600_000);

afterAll(async () => {
  await hosting?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The one path with the barangay's name in it is recorded under a sample name, so that the record fits every barangay. */
const [ownName, sampleName] = [routeOfPage('Tourism').path, '/Barangay-Sample-Tourism'].map((path) =>
  path.slice(1),
) as [string, string];
const replaceName = (text: string, from: string, to: string): string =>
  text.replaceAll(from, to).replaceAll(from.toUpperCase(), to.toUpperCase());

const readRecorded = (): Readonly<Record<string, HostingAnswer>> =>
  JSON.parse(replaceName(readFileSync(recordFile, 'utf8'), sampleName, ownName));

/** The name of the script in a build is replaced by the fixture's. */
const fetchAnswers = async (address: string): Promise<Readonly<Record<string, HostingAnswer>>> => {
  const answers: Record<string, HostingAnswer> = {};
  for (const path of comparedPaths) {
    const answer = await fetchHostingAnswer(address, path.replace('{script}', script), site);
    answers[path] = { ...answer, body: answer.body.replace(script, 'assets/script.js') };
  }
  return answers;
};

const isCompared = (path: string) => !Object.hasOwn(acceptedDifferences, path);

const from = isEmulated
  ? "Hosting's emulator"
  : "Hosting's emulator as recorded (npm test -- --full --hosting runs it)";

describe(`§2 the embedded server and ${from}`, () => {
  it('answer every path with the same status, file, type and headers', async () => {
    const { address } = await startTestServer({ dist, trustProxy: 1, now: Date.now });
    const own = await fetchAnswers(address);
    const theirs = hosting ? await fetchAnswers(hosting.address) : readRecorded();
    if (hosting)
      writeFileSync(recordFile, `${replaceName(JSON.stringify(theirs, null, 2), ownName, sampleName)}\n`);
    const recordedPaths = Object.keys(theirs);
    expect(recordedPaths.length).toBeGreaterThan(100);
    for (const path of recordedPaths.filter(isCompared)) {
      expect.soft([path, own[path]]).toEqual([path, theirs[path]]);
      expect.soft([path, own[path]?.amiss]).toEqual([path, []]);
    }
    // Every listed difference is still one.
    for (const path of Object.keys(acceptedDifferences))
      expect.soft([path, own[path]]).not.toEqual([path, theirs[path]]);
  });

  if (isEmulated)
    it('answer every file of the build alike', async () => {
      const { address } = await startTestServer({ dist, trustProxy: 1, now: Date.now });
      for (const name of [...content.keys()].filter((each) => !/\.html$|^\./.test(each)))
        expect
          .soft([name, await fetchHostingAnswer(address, `/${name}`, site)])
          .toEqual([name, await fetchHostingAnswer(hosting!.address, `/${name}`, site)]);
    });

  if (isEmulated)
    it.each([
      ['a Filipino cookie', { cookie: `${localeCookie}=fil` }, 'fil'],
      [
        'an English cookie on a Filipino phone',
        { cookie: `${localeCookie}=en`, 'accept-language': 'fil' },
        'en',
      ],
      ['a Cebuano browser', { 'accept-language': 'ceb-PH,ceb,en' }, 'ceb'],
      ['a browser that prefers English', { 'accept-language': 'en-PH,en,fil' }, 'en'],
      ['a German browser', { 'accept-language': 'de-DE' }, 'en'],
    ])('choose the same page language for %s', async (_, headers, language) => {
      const { address } = await startTestServer({ dist, trustProxy: 1, now: Date.now });
      for (const path of [
        '/',
        '/home',
        '/News',
        '/Form_Request',
        '/services/issuance-of-barangay-clearance',
      ]) {
        const [own, theirs] = await Promise.all(
          [address, hosting!.address].map(async (site) =>
            (await fetch(new URL(path, site), { headers })).text(),
          ),
        );
        expect.soft([path, readLang(theirs!)]).toEqual([path, language]);
        expect.soft([path, readLang(own!)]).toEqual([path, language]);
      }
    });
});
