import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory that is removed after the test. */
export function createTempDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'embedded-firestore-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
