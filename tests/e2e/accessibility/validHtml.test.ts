/** The HTML of every page, as it is drawn and as it is once it lives, by the Nu checker (docs/decisions/access.md). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { directories } from '../../../server/http/serve.ts';
import { say } from '../../conformance/emulator.ts';
import { everywhere, show } from '../../support/browser/everyPage.ts';
import { isJavaHere, nuCallers, unlessSkipped, withNu } from '../../support/browser/nuChecker.ts';
import { withBrowser } from '../../support/browser/visit.ts';

withBrowser();
const { saidOf } = withNu();

if (!isJavaHere) say('There is no Java on this machine: the HTML is not asked of the Nu checker.');

describe.skipIf(!isJavaHere)(`§2 the Nu checker finds no fault${unlessSkipped}`, () => {
  it('in any file of the built site', async () => {
    const names = globSync('**/*.html', { cwd: directories.dist });
    expect(names.length).toBeGreaterThan(40);
    const left = names.values();
    const said = new Map<string, readonly string[]>();
    const checkNext = async (): Promise<void> => {
      for (const name of left)
        said.set(name, await saidOf(readFileSync(join(directories.dist, name), 'utf8')));
    };
    await Promise.all(Array.from({ length: nuCallers }, checkNext));
    expect(said.size).toBe(names.length);
    expect([...said].filter(([, faults]) => faults.length > 0)).toEqual([]);
  });

  it('in what it is told to have one, by which it is known to look', async () => {
    expect(await saidOf('<!doctype html><html lang="en"><title>x</title><p id="a"><p id="a">')).toEqual([
      expect.stringContaining('Duplicate ID'),
      expect.stringContaining('The first occurrence'),
    ]);
  });

  it.each(everywhere)('in the living page: $name', async (shown) => {
    const { page } = await show(shown);
    expect(await saidOf(await page.content())).toEqual([]);
  });
});
