/** Puts the store of the test behind every page, teaches locators CSS, and leaves nothing of a test to the next one. */
import { afterEach, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { toPictureName } from '../pictureName.ts';
import './locators.ts';
import { removePage } from './renderSite.tsx';
import { removeStaff } from './renderStaff.tsx';
import { currentStore } from './testStore.ts';

vi.mock('../../../src/firestore/client.ts', () => currentStore);

afterEach(removePage);
afterEach(removeStaff);

// Vitest runs the last of these hooks first. The pictures of its own have the whole title as their name, which a row of a table may
// make longer than a file system takes.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const names = [task.file.name, task.fullTestName].map(toPictureName);
  const path = [server.config.attachmentsDir, ...names].join('/');
  await page.screenshot({ path: `${path}.png`, timeout: 5_000 }).catch(() => {});
});
