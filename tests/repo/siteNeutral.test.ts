/** §1 Only the site's file and content/ name the barangay; the code and its tests name no place. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SiteFile, site } from '../../src/site.ts';
import { isAdopted } from '../../tools/cli/init/plan.ts';
import { listProjectFiles, projectRoot } from '../../tools/cli/init/projectFiles.ts';

/** Files that may name it: the site's own data and documents, what init writes, the specification by name, and the benchmark's pages. */
const mayName =
  /^(?:src\/site\.json|content\/|docs\/|README\.md|SECURITY\.md|CHANGELOG\.md|LICENSE|package(?:-lock)?\.json|server\/(?:firestore\.rules|ops\/siteRules\.ts)|tests\/repo\/specificationOfDicklum\.test\.ts|tests\/unit\/tools\/cli\/init\/|tests\/support\/secondBarangay\.ts|tools\/bench\/floor)/;

const ownNames = [site.barangay, site.root, site.tag, site.municipality, site.province];

const data = JSON.parse(readFileSync('src/site.json', 'utf8')) as SiteFile;

// An adopted site is skipped, because the name of its barangay may be an ordinary word of some test.
describe.skipIf(isAdopted(projectRoot, data))("§1 the first barangay's names", () => {
  const files = listProjectFiles().filter(
    (file) => !mayName.test(file) && !/\.(?:png|jpg|webp|svg)$/.test(file),
  );
  it("has the first barangay's names in no file but the listed exceptions", () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return ownNames.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });
});
