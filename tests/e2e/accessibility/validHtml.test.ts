/** The HTML files of the build by the Nu checker (docs/decisions/0028-accessibility.md); the hydrated pages are in tests/e2e/pageStates. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { printLine } from '../../../packages/embedded-firestore/tests/support/emulator.ts';
import { hasJava, javaSkipNote, nuConcurrency, withNuChecker } from '../../support/browser/nuChecker.ts';

const { findHtmlErrors } = withNuChecker();

if (!hasJava) printLine('There is no Java on this machine: the HTML is not asked of the Nu checker.');

describe.skipIf(!hasJava)(`§2 the Nu HTML checker${javaSkipNote}`, () => {
  it('finds no error in any HTML file of the built site', async () => {
    const names = globSync('**/*.html', { cwd: inject('siteDist') });
    expect(names.length).toBeGreaterThan(40);
    const left = names.values();
    const errors = new Map<string, readonly string[]>();
    const checkNext = async (): Promise<void> => {
      for (const name of left)
        errors.set(name, await findHtmlErrors(readFileSync(join(inject('siteDist'), name), 'utf8')));
    };
    await Promise.all(Array.from({ length: nuConcurrency }, checkNext));
    expect(errors.size).toBe(names.length);
    expect([...errors].filter(([, faults]) => faults.length > 0)).toEqual([]);
    // The checker is a process of its own, which reads some hundred pages: beside busy processes it takes minutes.
  }, 300_000);

  it('finds the duplicate id of a faulty document', async () => {
    expect(
      await findHtmlErrors('<!doctype html><html lang="en"><title>x</title><p id="a"><p id="a">'),
    ).toEqual([expect.stringContaining('Duplicate ID'), expect.stringContaining('The first occurrence')]);
  });
});
