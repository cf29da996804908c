/** npm run deploy: the settings it requires, the files it writes, the command it would run; and the switch of the form. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { httpsHeaders } from '../../../../server/http/headers.ts';
import { applyFormSwitches, parseFormSwitches } from '../../../../server/ops/formSwitch.ts';
import { readSiteRules, upstreamSite } from '../../../../server/ops/siteRules.ts';
import { readDeployment, toDeployArgs, writeDeployment } from '../../../../tools/deploy/deployment.ts';
import { parseTileOrigins } from '../../../../tools/vite/plugins/sourcesPlugin.ts';
import { runScript } from '../../../support/server/childProcess.ts';
import { createTempDirectory, writeFiles } from '../../../support/server/runningServer.ts';

const apiKey = `AIza${'Sample-key_'.repeat(4).slice(0, 35)}`;
const appId = '1:123456789012:web:0123456789abcdef';

const cloud = {
  VITE_FIREBASE_PROJECT_ID: 'barangay-sample',
  VITE_FIREBASE_API_KEY: apiKey,
  VITE_FIREBASE_APP_ID: appId,
} as const;

const rules = readFileSync('server/firestore.rules', 'utf8');

describe('§7 npm run deploy', () => {
  it.each([
    ['an empty environment', {}, /the three values of your web app/],
    [
      'an incomplete Firebase configuration',
      { VITE_FIREBASE_API_KEY: 'secret-key' },
      /VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID must be set/,
    ],
    [
      'a project that is only for emulators',
      { ...cloud, VITE_FIREBASE_PROJECT_ID: 'demo-barangay' },
      /'demo-barangay'/,
    ],
    [
      'an invalid project id',
      { ...cloud, VITE_FIREBASE_PROJECT_ID: 'Barangay; rm' },
      /must be the id of a project/,
    ],
    [
      'swapped keys',
      { ...cloud, VITE_FIREBASE_API_KEY: appId, VITE_FIREBASE_APP_ID: apiKey },
      /VITE_FIREBASE_API_KEY and VITE_FIREBASE_APP_ID look swapped/,
    ],
    ['the app id in both places', { ...cloud, VITE_FIREBASE_API_KEY: appId }, /look swapped/],
    [
      'an API key that was cut',
      { ...cloud, VITE_FIREBASE_API_KEY: apiKey.slice(0, -1) },
      /has 38 characters/,
    ],
    [
      'an API key in quotes',
      { ...cloud, VITE_FIREBASE_API_KEY: `"${apiKey}"` },
      /VITE_FIREBASE_API_KEY must be/,
    ],
    [
      'the id of an Android app',
      { ...cloud, VITE_FIREBASE_APP_ID: appId.replace('web', 'android') },
      /VITE_FIREBASE_APP_ID must be the 'appId' of your web app/,
    ],
    ['a build for testers', { ...cloud, SITE_QA: '1' }, /SITE_QA/],
    ['an address without TLS', { ...cloud, SITE_URL: 'http://barangay.example' }, /must begin with https/],
    ['a form that is neither on nor off', { ...cloud, SITE_FORM: 'maybe' }, /SITE_FORM must be on or off/],
    ['feedback neither on nor off', { ...cloud, SITE_FEEDBACK: 'maybe' }, /SITE_FEEDBACK must be on or off/],
  ])('refuses %s and explains why', (_, env, sentence) => {
    expect(() => readDeployment(env)).toThrow(sentence);
  });

  it('exits with 2 on a wrong command line; a dry run prints its plan without the API key', async () => {
    const runDeploy = async (args: readonly string[], env: Readonly<Record<string, string>>) =>
      runScript('tools/cli/deploy.ts', args, {
        VITE_FIREBASE_PROJECT_ID: '',
        VITE_FIREBASE_API_KEY: '',
        VITE_FIREBASE_APP_ID: '',
        ...env,
      });
    expect(await runDeploy([], {})).toMatchObject({
      code: 2,
      error: expect.stringContaining('docs/deploy.md'),
    });
    expect(await runDeploy(['dry-run', 'more'], cloud)).toMatchObject({
      code: 2,
      error: expect.stringContaining('Too many arguments.'),
    });
    const dry = await runDeploy(['dry-run'], { ...cloud, SITE_FORM: 'off' });
    expect(dry).toMatchObject({ code: 0, error: '' });
    expect(dry.out).toContain(
      'Project: barangay-sample\nAddress: https://barangay-sample.web.app\nThe form: closed',
    );
    expect(dry.out).toContain('Feedback: open');
    expect(dry.out).toMatch(
      /firebase-tools@[\d.]+ deploy --only firestore,hosting --project barangay-sample/,
    );
    expect(dry.out).toContain('Nothing was done.');
    expect(dry.out).not.toContain(apiKey);
  });

  it('writes a configuration with the closed form, the origins of the build and the cache headers', () => {
    const root = createTempDirectory();
    const id = '0123456789abcdef'.repeat(2);
    const [picture, file] = [`/images/${id}.webp`, `/files/${id}/Ordinance-5.pdf`];
    mkdirSync(join(root, 'server'));
    writeFileSync(join(root, 'server/firestore.rules'), rules);
    writeFiles(join(root, 'dist'), {
      '.sources.json': '{"store":"cloud","hasAppCheck":true,"tiles":["https://tiles.example"]}',
      'assets/app-1a2b.js': 'run()',
      'images/seal.svg': '<svg/>',
      [picture.slice(1)]: 'picture',
      [file.slice(1)]: 'file',
    });
    const deployment = readDeployment({ ...cloud, SITE_FORM: 'off' });
    writeDeployment(root, deployment);
    const configFile = toDeployArgs(deployment).at(-1)!;
    const config = JSON.parse(readFileSync(join(root, configFile), 'utf8'));
    const deployed = readFileSync(join(root, config.firestore.rules), 'utf8');
    expect(deployed).toContain('isFormOpen() { return false; }');
    expect(deployed).toBe(applyFormSwitches(readSiteRules(), { isFormOpen: false }));
    const [all, staff, files, ...immutable] = config.hosting.headers;
    expect(JSON.stringify(all)).toContain('https://tiles.example');
    expect(JSON.stringify(all)).toContain('https://www.gstatic.com/recaptcha/');
    expect(all.headers).toContainEqual({
      key: 'Strict-Transport-Security',
      value: Object.values(httpsHeaders)[0],
    });
    // The staff page connects to its own hosts, and nothing caches it.
    expect(staff.regex).toBe('^/staff(\\.html)?$');
    expect(JSON.stringify(staff)).toContain('https://identitytoolkit.googleapis.com');
    expect(JSON.stringify(staff)).not.toContain('https://tiles.example');
    expect(staff.headers).toContainEqual({ key: 'Cache-Control', value: 'no-store' });
    expect(files).toMatchObject({
      source: '/files/**',
      headers: [{ key: 'Content-Security-Policy', value: expect.stringMatching(/^sandbox;/) }],
    });
    expect(immutable.slice(0, 3)).toEqual(
      ['/assets/app-1a2b.js', file, picture].map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      })),
    );
    expect(JSON.stringify(immutable)).not.toContain('seal.svg');
  });
});

describe('§6 npm run deploy with rules that an older init has edited', () => {
  it('writes no Firebase files, and names the git command that replaces the rules', () => {
    const root = createTempDirectory();
    mkdirSync(join(root, 'server'));
    writeFileSync(
      join(root, 'server/firestore.rules'),
      rules.replaceAll(`/${upstreamSite.root}/`, '/Sample_website/'),
    );
    writeFiles(join(root, 'dist'), {
      '.sources.json': '{"store":"cloud","hasAppCheck":false,"tiles":[]}',
      'assets/app-1a2b.js': 'run()',
    });
    expect(() => writeDeployment(root, readDeployment(cloud))).toThrow(
      'git checkout upstream/main -- server/firestore.rules',
    );
    expect(readdirSync(root).sort()).toEqual(['dist', 'server']);
  });
});

describe('§7 the switches of the form and of feedback', () => {
  it.each([
    [{}, true],
    [{ SITE_FORM: '' }, true],
    [{ SITE_FORM: 'on' }, true],
    [{ SITE_FORM: ' off ' }, false],
  ])('%j sets the form to open: %j', (env, isOpen) => {
    expect(parseFormSwitches(env)).toEqual({ isFormOpen: isOpen, isFeedbackOpen: true });
  });
  it('leaves the rules unchanged for an open form, and one character longer for a closed one', () => {
    expect(applyFormSwitches(rules, parseFormSwitches({}))).toBe(rules);
    expect(applyFormSwitches(rules, { isFormOpen: false }).length).toBe(rules.length + 1);
    expect(() => applyFormSwitches('', {})).toThrow('no line');
  });
  it('SITE_FEEDBACK closes feedback and leaves the form open', () => {
    const off = { SITE_FEEDBACK: 'off' };
    expect(parseFormSwitches(off)).toEqual({ isFormOpen: true, isFeedbackOpen: false });
    const switched = applyFormSwitches(rules, parseFormSwitches(off));
    expect(switched).toContain('function isFeedbackOpen() { return false; }');
    expect(switched).toContain('function isFormOpen() { return true; }');
  });
});

describe('§2 parseTileOrigins', () => {
  it.each([
    ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', ['https://tile.openstreetmap.org']],
    [
      'https://{s}.tiles.example:8443/{z}/{x}/{y}.png',
      ['a', 'b', 'c'].map((each) => `https://${each}.tiles.example:8443`),
    ],
    ['/tiles/{z}/{x}/{y}.png', []],
  ])('reads the origins of %s as %j', (url, origins) => {
    expect(parseTileOrigins(url)).toEqual(origins);
  });
  it.each(['https://a;script-src *.example/{z}', 'https://*.example/{z}', 'https://{a}.example/{z}'])(
    'refuses the tile address %s',
    (url) => {
      expect(() => parseTileOrigins(url)).toThrow('VITE_TILE_URL');
    },
  );
});
