/** The files that a release writes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planRelease, type ReleaseFiles } from '../../../../../tools/cli/release/planRelease.ts';

const changelog = `# Changes

## Unreleased

- One thing.
- **Deploy the rules first** (\`npm run deploy\` does): another.

## 0.1.0

- The first.
`;

const files: ReleaseFiles = {
  changelog,
  packageJson: '{\n  "name": "sample",\n  "version": "0.1.0"\n}\n',
  packageLock:
    '{\n  "version": "0.1.0",\n  "packages": {\n    "": { "version": "0.1.0" },\n    "other": { "version": "0.1.0" }\n  }\n}\n',
};

describe('§1 npm run release', () => {
  it('makes the unreleased changes those of the version, and leaves room for later ones', () => {
    const plan = planRelease(files, '0.2.0', '2031-05-06');
    expect(plan.changelog).toBe(
      changelog.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 (2031-05-06)\n'),
    );
    expect(JSON.parse(plan.packageJson)).toEqual({ name: 'sample', version: '0.2.0' });
    expect(plan.hasRules).toBe(true);
  });

  it('sets the version of the project in the lock, and of no package', () => {
    expect(JSON.parse(planRelease(files, '1.0.0', '2031-05-06').packageLock)).toEqual({
      version: '1.0.0',
      packages: { '': { version: '1.0.0' }, other: { version: '0.1.0' } },
    });
  });

  it('finds nothing about rules in an older section', () => {
    const without = changelog
      .replace(/- \*\*Deploy.*\n/, '')
      .replace('- The first.', '- **Deploy the rules first**: x.');
    expect(planRelease({ ...files, changelog: without }, '0.2.0', '2031-05-06').hasRules).toBe(false);
  });

  it.each(['0.1.1', '0.10.0', '1.0.0'])('takes %s after 0.1.0', (version) => {
    expect(JSON.parse(planRelease(files, version, '2031-05-06').packageJson).version).toBe(version);
  });

  it.each([
    ['0.1.0', 'is not later than 0.1.0'],
    ['0.0.9', 'is not later than 0.1.0'],
    ['v0.2.0', 'A version is three numbers'],
    ['0.2', 'A version is three numbers'],
    ['0.2.0-beta', 'A version is three numbers'],
    ['00.2.0', 'A version is three numbers'],
    ['0.2.0; rm', 'A version is three numbers'],
  ])('refuses %s: %s', (version, sentence) => {
    expect(() => planRelease(files, version, '2031-05-06')).toThrow(sentence);
  });

  it.each([
    ['no section', changelog.replace('## Unreleased', '## Later'), "no section '## Unreleased'"],
    ['an empty section', '## Unreleased\n\n## 0.1.0\n\n- The first.\n', 'names no change'],
    ['an empty last section', '# Changes\n\n## Unreleased\n', 'names no change'],
  ])('refuses a changelog with %s', (_, text, sentence) => {
    expect(() => planRelease({ ...files, changelog: text }, '0.2.0', '2031-05-06')).toThrow(sentence);
  });

  it('reads a checkout with the line ends of Windows', () => {
    const plan = planRelease(
      { ...files, changelog: changelog.replaceAll('\n', '\r\n') },
      '0.2.0',
      '2031-05-06',
    );
    expect(plan.changelog).toContain('## 0.2.0 (2031-05-06)');
  });
});

describe("§1 this project's version", () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

  it('has a section with a date in CHANGELOG.md, and is that of the lock', () => {
    const sections = [
      ...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d\S*)(?: \((\d{4}-\d\d-\d\d)\))?\r?$/gm),
    ];
    expect(sections[0]?.slice(1)).toEqual([version, expect.any(String)]);
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  });
});
