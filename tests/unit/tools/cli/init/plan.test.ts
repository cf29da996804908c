import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import siteFile from '../../../../../src/site.json' with { type: 'json' };
import type { SiteFile } from '../../../../../src/site.ts';
import { createInitPlan } from '../../../../../tools/cli/init/plan.ts';

const now = siteFile as SiteFile;

it('§1 init removes the pictures that staff of another barangay added, and leaves those of the same one', () => {
  const root = mkdtempSync(join(tmpdir(), 'barangay-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of ['images/a.webp', 'files/b.pdf', 'notes.txt']) {
    mkdirSync(join(root, 'content', name, '..'), { recursive: true });
    writeFileSync(join(root, 'content', name), '');
  }
  const removes = (next: SiteFile) => createInitPlan(root, now, next, null).removes;
  expect(removes({ ...now, name: 'Sample' })).toEqual(['content/images/a.webp', 'content/files/b.pdf']);
  expect(removes(now)).toEqual([]);
});
