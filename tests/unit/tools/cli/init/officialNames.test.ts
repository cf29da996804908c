/** §1 `npm run init` takes the official name of each barangay; the names here have their shapes and belong to no place. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../../../server/content/readContent.ts';
import type { SiteFile } from '../../../../../src/site.ts';
import { findSiteProblems } from '../../../../../tools/cli/init/checkSite.ts';
import { createSite, formatSiteFile } from '../../../../../tools/cli/init/createSite.ts';
import { createInitPlan } from '../../../../../tools/cli/init/plan.ts';
import { parseInitOptions } from '../../../../support/initOptions.ts';
import { createTempDirectory, writeFiles } from '../../../../support/server/runningServer.ts';

const now = JSON.parse(readFileSync('src/site.json', 'utf8')) as SiteFile;
const place = ['--municipality', "D'Sample (New), Upper", '--province', 'Samplevia/North'];
const createNamedSite = (name: string, before = now): SiteFile =>
  createSite(parseInitOptions(['--name', name, ...place], before), before, 2031);

describe('§1 the name of a barangay', () => {
  it.each([
    ['Sample Hill, Upper', 'Sample Hill, Upper', 'barangay-sample-hill-upper'],
    ['Bgy. No. 42, Sample', 'No. 42, Sample', 'barangay-no-42-sample'],
    ['Bgy. No. 51-A, Sample East', 'No. 51-A, Sample East', 'barangay-no-51-a-sample-east'],
    ['Bgy 3 (Pob.)', '3 (Pob.)', 'barangay-3-pob'],
    ['BRGY.Sample', 'Sample', 'barangay-sample'],
    ['Brg. 7', '7', 'barangay-7'],
    ['Barangay 256', '256', 'barangay-256'],
    ['Sample/Samplevia', 'Sample/Samplevia', 'barangay-sample-samplevia'],
    ['Sample (Sta. Niña/Pob.)', 'Sample (Sta. Niña/Pob.)', 'barangay-sample-sta-nina-pob'],
    ["Sto. Niño's & D’Sample", "Sto. Niño's & D’Sample", 'barangay-sto-nino-s-d-sample'],
    ['Pob. 1-A (Bgy. No. 10, Sample)', 'Pob. 1-A (Bgy. No. 10, Sample)', 'barangay-pob-1-a-bgy-no-10-sample'],
    ['N.S. Sample, Jr.', 'N.S. Sample, Jr.', 'barangay-n-s-sample-jr'],
    ['12th Sample St.', '12th Sample St.', 'barangay-12th-sample-st'],
    ['de la Sample', 'de la Sample', 'barangay-de-la-sample'],
    ['Sample – Ñame', 'Sample – Ñame', 'barangay-sample-name'],
    ['Sample #2; Lower', 'Sample #2; Lower', 'barangay-sample-2-lower'],
    ['(New) Sample', '(New) Sample', 'barangay-new-sample'],
    ['Sample No. 3, 4 & 5', 'Sample No. 3, 4 & 5', 'barangay-sample-no-3-4-5'],
    ['Bgyan', 'Bgyan', 'barangay-bgyan'],
    ['Barangayan', 'Barangayan', 'barangay-barangayan'],
    ['Ñ', 'Ñ', 'barangay-n'],
    [`${'Sample '.repeat(8)}Hill`, `${'Sample '.repeat(8)}Hill`, `barangay-${'sample-'.repeat(8)}hill`],
  ])('takes %j as %j', (written, name, tag) => {
    const next = createNamedSite(written);
    expect(next).toMatchObject({ name, tag });
    expect(findSiteProblems(next)).toEqual([]);
    expect(JSON.parse(formatSiteFile(next))).toEqual(next);
  });

  it.each([
    [''],
    [' '],
    ['Barangay'],
    ['...'],
    ['(&)'],
    ['Sample,'],
    ['/Sample'],
    ['Sample\u202eHill'],
    ['Sample\u2066Hill'],
    ['Sample\u200bHill'],
    ['Sample\u0000'],
    ['Sample <b>'],
    ['Sample "Hill"'],
    ['Sample $&'],
    ['Sample `a`'],
    ['Sample \\ Hill'],
    ['Sample [Hill](/News)'],
    ['Sample *Hill*'],
    ['Sample {barangay}'],
    ['Sample | Hill'],
    ['x'.repeat(61)],
  ])('refuses %j', (written) => {
    expect(() => createNamedSite(written)).toThrow(/--name must be the name without 'Barangay'/);
  });

  it("leaves a stored name that begins with 'Bgy.' as it is", () => {
    const stored = {
      ...now,
      name: 'Bgy. 42 Sample',
      municipality: 'City of Sample',
      province: 'Metro Manila',
    };
    const { name, municipality, province, root } = stored;
    for (const args of [['--same-names'], ['--name', name, '--city', 'Sample', '--province', 'NCR']])
      expect(createSite(parseInitOptions(args, stored), stored, 2031)).toMatchObject({
        name,
        municipality,
        province,
        root,
      });
  });
});

/** The files of the project that init changes. */
const changedFiles = ['package.json', 'package-lock.json', 'README.md', 'SECURITY.md', 'docs/design.md'];

const write = (root: string, files: ReadonlyMap<string, string | Uint8Array>): void => {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
};

describe('§1 the files of a barangay', () => {
  it.each([
    ['Sample Hill, Upper', 'Barangay Sample Hill, Upper'],
    [
      "Bgy. No. 42-A, Sample/Sto. Niño's & D’Sample (Pob.) #2",
      "Barangay No. 42-A, Sample/Sto. Niño's & D’Sample (Pob.) #2",
    ],
  ])(
    'init writes files for %j that read as they should, and a repeated init changes nothing',
    (written, barangay) => {
      const root = createTempDirectory();
      writeFiles(root, Object.fromEntries(changedFiles.map((file) => [file, readFileSync(file, 'utf8')])));
      const next = createNamedSite(written);
      const plan = createInitPlan(root, now, next, null);
      write(root, plan.writes);
      expect(plan.notes).toEqual([]);
      const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
      expect(JSON.parse(textOf('package.json'))).toMatchObject({
        name: next.tag,
        description: expect.stringMatching(/^The public website of /),
      });
      expect(JSON.parse(textOf('package.json')).description.split(':')[0]).toBe(
        `The public website of ${barangay}`,
      );
      expect(textOf('SECURITY.md')).toContain(`\n> ${next.hall.address}`);
      expect(textOf('README.md').split(/\r?\n/)[0]).toBe(`# ${barangay}`);
      const { problems, records } = readContent(join(root, 'content'));
      expect(problems.filter((problem) => !problem.includes('there is no file public'))).toEqual([]);
      expect(JSON.stringify(records)).toContain(JSON.stringify(barangay).slice(1, -1));
      const again = JSON.parse(textOf('src/site.json')) as SiteFile;
      expect(createInitPlan(root, again, createNamedSite(written, again), null).writes).toEqual(new Map());
    },
  );
});
