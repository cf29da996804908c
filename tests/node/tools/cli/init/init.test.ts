/** §1 `npm run init`: the flags it accepts and refuses, the files it writes, and a second run that changes nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readContent } from '../../../../../server/content/readContent.ts';
import { findSiteProblems } from '../../../../../tools/cli/init/checkSite.ts';
import { contrastRatio, createColours, findLowContrasts } from '../../../../../tools/cli/init/contrast.ts';
import { createSite, formatSiteFile } from '../../../../../tools/cli/init/createSite.ts';
import { createPlainSeal, findSealProblem, toInlineSeal } from '../../../../../tools/cli/init/seal.ts';
import { renderSharePicture } from '../../../../../tools/cli/init/sharePicture.ts';
import { buildTimeout } from '../../../../support/browser/builtSite.ts';
import { parseInitOptions } from '../../../../support/initOptions.ts';
import {
  commitAllFiles,
  createSecondBarangay,
  initDetailArgs,
  initNameArgs,
  originalSitePattern,
  runInit,
  runInitIn,
  sampleSeal,
} from '../../../../support/secondBarangay.ts';

vi.setConfig({ testTimeout: buildTimeout, hookTimeout: buildTimeout });

const file = readFileSync('src/site.json', 'utf8');
const data = JSON.parse(file);
const own = ['--name', data.name, '--municipality', data.municipality, '--province', data.province];

describe('§1 src/site.json', () => {
  it('the site file is valid, and formatted as init writes it', () => {
    expect(findSiteProblems(data)).toEqual([]);
    expect(formatSiteFile(data)).toBe(file);
  });
  it('a dry run of init for the same place reports that nothing changes', () => {
    const { code, out } = runInit([...own, '--dry-run']);
    expect([code, out]).toEqual([0, expect.stringContaining('Nothing changes')]);
  });
  it.each([
    ['name', 'x<y', /field 'name': must be the name without 'Barangay'/],
    ['root', 'a/b', /field 'root': must be the name of a collection/],
    ['zones', 0, /field 'zones': must be a whole number from 1 to 99/],
    ['hall', { ...data.hall, opens: '8 am' }, /field 'hall.opens': must be an hour/],
    ['hall', { ...data.hall, opens: '18:00' }, /field 'hall.closes': must be later than hall.opens/],
    ['map', { ...data.map, hall: { lat: 95, lng: 0 } }, /field 'map.hall': must be \{ lat, lng \}/],
    ['seal', 'seal.svg', /field 'seal': must be a path/],
    ['strange', 1, /field 'strange': there is no such field/],
    ['colours', { ...data.colours, deep: { light: '#77aaff', dark: '#000000' } }, /contrast of 2\.\d/],
  ])('refuses a site file with a wrong %s: the error matches $2', (field, value, sentence) => {
    expect(findSiteProblems({ ...data, [field]: value }).join('\n')).toMatch(sentence);
  });
  it('accepts a site file without a map', () => {
    expect(findSiteProblems({ ...data, map: null })).toEqual([]);
  });
});

describe('§1 the flags of npm run init', () => {
  it.each([
    [['--name', ''], /--name must be the name without 'Barangay'/],
    [['--zones', '100'], /--zones must be a whole number from 1 to 99; it is '100'/],
    [['--opens', '8'], /--opens must be an hour such as '08:00'; it is '8'/],
    [['--telephone', '12345'], /--telephone must have seven digits or more/],
    [['--area-code', '45'], /--area-code must be two or three digits/],
    [['--postal', '12'], /--postal must be four digits/],
    [['--address', 'a\nb<'], /--address must be one line/],
    [['--hall', 'here'], /--hall must be latitude and longitude/],
    [['--seal', 'none.svg'], /--seal must be a file; there is none/],
    [['--seal', 'package.json'], /--seal must be a drawing in SVG/],
    [['--colour', 'blue'], /--colour must be a color such as '#12305a'/],
    [
      ['--colour', '#77aaff'],
      /--colour must be darker, or another: .* contrast of 2\.\d; it must be 7 or more/,
    ],
    [['--root', 'a/b'], /--root must be the name of a collection/],
    [['--city', 'Sampleton'], /--city and --municipality exclude each other/],
    [['--same-names'], /--same-names and names exclude each other/],
    [['--unknown', 'x'], /Unknown option '--unknown'\. Help: npm run init help/],
    [['--address', '--dry-run'], /--address needs a value/],
  ])('refuses %j and explains why', (args, sentence) => {
    expect(() => parseInitOptions([...initNameArgs, ...args], data)).toThrow(sentence);
  });
  it('reports all wrong and missing flags at once, with exit code 2', () => {
    const { code, error } = runInit(['--name', '<', '--zones', '0']);
    expect(code).toBe(2);
    for (const flag of ['--name', '--municipality', '--province', '--zones']) expect(error).toContain(flag);
  });
  const createTestSite = (...args: readonly string[]) => createSite(parseInitOptions(args, data), data, 2031);
  it.each([
    ['Brgy. Sto. Niño', 'Sto. Niño', 'Sto-Nino', 'barangay-sto-nino', 'Sto_Nino_website'],
    [
      'Barangay 12-A (Poblacion)',
      '12-A (Poblacion)',
      'A-Poblacion',
      'barangay-12-a-poblacion',
      'Barangay_12_A_Poblacion_website',
    ],
    ['7', '7', '', 'barangay-7', 'Barangay_7_website'],
    ["Sample's", "Sample's", 'Sample-s', 'barangay-sample-s', 'Sample_s_website'],
  ])(
    'makes the name, slug, tag and collection of a site from --name %j',
    (barangayName, name, slug, tag, root) => {
      const next = createTestSite(
        '--name',
        barangayName,
        '--municipality',
        'Sampleton',
        '--province',
        'Samplevia',
      );
      expect(next).toMatchObject({ name, slug, tag, root, copyrightYear: 2031, map: null });
      expect(findSiteProblems(next)).toEqual([]);
    },
  );
  it('writes a city and NCR out in the place and in the address of the hall', () => {
    const next = createTestSite('--name', 'Sample', '--city', 'Sampleton City', '--province', 'NCR');
    expect(next).toMatchObject({ municipality: 'City of Sampleton', province: 'Metro Manila' });
    expect(next.hall.address).toBe('Barangay Hall, Sample, City of Sampleton, Metro Manila');
    expect(findSiteProblems(next)).toEqual([]);
  });
  it('changes only the fields that the flags name when the place is the same', () => {
    const next = createSite(parseInitOptions([...own, '--opens', '07:00'], data), data, 2031);
    expect(next).toEqual({ ...data, hall: { ...data.hall, opens: '07:00' } });
    expect(createTestSite('--same-names', '--opens', '07:00')).toEqual(next);
  });
  it.each([
    ['Metro Manila', 'City of Sample Ñ'],
    ['Province of Samplevia', "Municipality of D'Sample (New)"],
  ])('keeps the names as they are stored with --same-names: %s, %s', (province, municipality) => {
    const stored = { ...data, name: 'Sto. Niño 12-A', province, municipality };
    const next = createSite(parseInitOptions(['--same-names'], stored), stored, 2031);
    expect(next).toMatchObject({ name: stored.name, municipality, province, hall: stored.hall });
  });
});

describe('§1 the color of a site', () => {
  it('contrastRatio measures contrast as WCAG does', () => {
    expect(contrastRatio('#ffffff', '#000000')).toBe(21);
    expect(contrastRatio('#777777', '#ffffff').toFixed(2)).toBe('4.48');
  });
  it.each(['#12305a', '#3a1212', '#123a1c', '#2b1240'])(
    '%s leads to colors with enough contrast everywhere',
    (colour) => {
      expect(findLowContrasts(createColours(colour))).toEqual([]);
    },
  );
});

describe('§2 a seal', () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${inside}</svg>`;
  it.each([
    ['a script', svg('<script>a()</script>'), /no scripts/],
    ['an event handler', svg('<path onload="a()"/>'), /no scripts/],
    ['an outside picture', svg('<image href="https://example.com/a.png"/>'), /no links to other files/],
    ['an outside style', svg('<path fill="url(https://example.com/#a)"/>'), /no links to other files/],
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', /must have a viewBox/],
    ['a width of twice its height', '<svg viewBox="0 0 200 100"></svg>', /as wide as it is high/],
    ['too many bytes', svg('x'.repeat(150_001)), /150 kB at most/],
    ['HTML in place of SVG', '<html></html>', /a drawing in SVG/],
  ])('refuses a seal with %s', (_, text, sentence) => {
    expect(findSealProblem(text)).toMatch(sentence);
  });
  it('inlines a seal of plain shapes, and leaves any other as a picture', () => {
    expect(findSealProblem(sampleSeal)).toBeNull();
    expect(toInlineSeal(sampleSeal)).toBe('');
    expect(toInlineSeal(svg('<path d="M0 0h1"/>'))).toBe('<path d="M0 0h1"/>');
    expect(toInlineSeal(svg('<path style="fill:red" d="M0 0h1"/>'))).toBe('');
    expect(toInlineSeal(svg('<text>a</text>'))).toBe('');
    expect(toInlineSeal(createPlainSeal(data.colours))).toContain('<circle');
  });
});

describe('§1 a second barangay', () => {
  it('init writes a second barangay without the names of the first, and a repeated init changes nothing', () => {
    const { root, result, remove } = createSecondBarangay(initDetailArgs);
    onTestFinished(remove);
    expect(result).toMatchObject({ code: 0, error: '' });
    const textOf = (name: string) => readFileSync(join(root, name), 'utf8');
    const written = result.out.matchAll(/^ {2}((?:src|server|content|docs|public)\/\S+|\w[\w-]+\.\w+)$/gm);
    const found = [...written].map(([, name = '']) => name).filter((name) => !name.endsWith('.png'));
    // A site that has the sample's name and figures already changes one file.
    expect(found.length).toBeGreaterThan(0);
    // Upstream's text stays, so that an upgrade has nothing to merge.
    expect(found).not.toContain('server/firestore.rules');
    expect(textOf('server/firestore.rules')).toBe(readFileSync('server/firestore.rules', 'utf8'));
    for (const name of [...found, 'index.html', 'firebase.json', 'src/routes/table.ts'])
      expect([name, originalSitePattern.exec(textOf(name))]).toEqual([name, null]);
    expect(JSON.parse(textOf('src/site.json'))).toMatchObject({
      zones: 12,
      hall: { telephone: { number: '(045) 000 0001', sample: false }, opens: '07:30', postalCode: '2999' },
      map: { hall: { lat: 15.1, lng: 120.6 }, outline: [], isSample: false },
    });
    expect(findSiteProblems(JSON.parse(textOf('src/site.json')))).toEqual([]);

    const { records, problems } = readContent(join(root, 'content'), join(root, 'public'));
    expect(problems).toEqual([]);
    expect(records.length).toBeGreaterThan(30);
    // A sample, or the law's own.
    for (const { where, fields } of records)
      expect([where, fields.sample ?? fields.source]).toEqual([
        where,
        fields.sample === true || expect.stringMatching(/^Republic Acts? \d+(?:(?:,| and) \d+)*$/),
      ]);

    commitAllFiles(root);
    const again = runInitIn(root, [...initNameArgs, ...initDetailArgs]);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Nothing changes') });

    // A slip in a name is not another place.
    expect(runInitIn(root, ['--name', 'Another', ...initNameArgs.slice(2)])).toMatchObject({
      code: 1,
      error: expect.stringContaining('add --new-place'),
    });
    expect(
      runInitIn(root, ['--name', 'Another', ...initNameArgs.slice(2), '--new-place', '--dry-run']).code,
    ).toBe(0);

    // Content that the barangay has written since stays.
    const news = textOf('content/News_List.json').replace('Clean-up day', 'Sample day');
    writeFileSync(join(root, 'content/News_List.json'), news);
    expect(runInitIn(root, [...initNameArgs, '--zones', '7'])).toMatchObject({
      code: 1,
      error: expect.stringContaining('are not committed'),
    });
    expect(textOf('src/site.json')).toContain('"zones": 12,');
    expect(runInitIn(root, [...initNameArgs, '--zones', '7', '--dry-run']).out).toContain(
      'Nothing was written.',
    );
    expect(textOf('src/site.json')).toContain('"zones": 12,');
    expect(runInitIn(root, [...initNameArgs, '--zones', '7', '--anyway']).code).toBe(0);
    expect(textOf('src/site.json')).toContain('"zones": 7,');
    expect(textOf('content/News_List.json')).toBe(news);
  });
  it('init renders the picture of shared links anew for other colors, and keeps one that the barangay made', () => {
    const { root, remove } = createSecondBarangay(['--colour', '#12305a']);
    onTestFinished(remove);
    const picture = join(root, 'public/images/barangay-sample.png');
    const siteFile = join(root, 'src/site.json');
    const seal = join(root, 'public/images/seal.svg');
    const renderNow = () =>
      renderSharePicture(JSON.parse(readFileSync(siteFile, 'utf8')), readFileSync(seal, 'utf8')).png;
    const init = (...args: readonly string[]) => runInitIn(root, [...initNameArgs, '--anyway', ...args]).out;
    const isRendered = () => readFileSync(picture).equals(renderNow());
    // Without any browser, or a command to install one.
    const renderPicture = () =>
      spawnSync(process.execPath, ['tools/cli/init.ts', 'picture'], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: '' },
      });
    expect(isRendered()).toBe(true);
    expect(init('--colour', '#3a1212')).toContain('  public/images/barangay-sample.png\n');
    expect(isRendered()).toBe(true);

    const own = PNG.sync.write(new PNG({ width: 1200, height: 630 }));
    writeFileSync(picture, own);
    const kept = 'public/images/barangay-sample.png stays: init did not render it';
    expect(init('--colour', '#123a1c')).toContain(kept);
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('"plateau"', '"own"'));
    expect(init()).toMatch(/Nothing changes: it is already so\.\n$/);
    expect(init('--colour', '#2b1240')).not.toContain('barangay-sample.png');
    expect(readFileSync(picture).equals(own)).toBe(true);

    // A site of an earlier version, in which init rendered the sign, and the barangay put its own picture there since.
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('"own"', '"sign"'));
    expect(init('--colour', '#12305a')).toContain(kept);
    expect(readFileSync(picture).equals(own)).toBe(true);

    expect(renderPicture()).toMatchObject({
      status: 0,
      stdout:
        'public/images/barangay-sample.png is rendered. Look at it, then commit it with src/site.json.\n',
    });
    expect(isRendered()).toBe(true);
    expect(JSON.parse(readFileSync(siteFile, 'utf8')).picture.shows).toBe('plateau');
    expect(init()).toContain('Nothing changes');

    rmSync(picture);
    expect(init()).toContain('  public/images/barangay-sample.png\n');
    expect(isRendered()).toBe(true);

    rmSync(seal);
    expect(init()).toContain(kept);
    expect(existsSync(seal)).toBe(false);
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('"Sample"', '"<b>"'));
    expect(renderPicture()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Not done. src/site.json, field 'name': must be"),
    });
  });
  it('init refuses to write into a directory that is not empty', () => {
    expect(runInit([...initNameArgs, '--into', 'docs'])).toMatchObject({
      code: 1,
      error: expect.stringContaining('--into must be a directory that is empty'),
    });
  });
});
