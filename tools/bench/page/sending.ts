/** The time from the press on Submit to the confirmation, compared with the bare call that stores the same. */
import type { Browser, Page } from 'playwright-core';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { createSubmission } from '../../../tests/support/server/submissions.ts';
import { measureUntilVisible } from './measureUntilVisible.ts';
import { openTab } from './tab.ts';

const answers: Readonly<Record<string, string>> = {
  lname: 'Sample',
  fname: 'Resident',
  mname: 'S.',
  birthDate: '1990-02-28',
  birthPlace: 'Sample town, Sample province',
  email: 'sample@example.com',
  address: 'Sample address',
  zone: '3',
  purpose: 'Sample',
};

async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await page.locator(`[name="${name}"]`).fill(text);
  for (const name of ['sex', 'status']) await page.locator(`[name="${name}"]`).first().check();
  await page.locator('form button[aria-pressed]').first().click();
  await page.locator('[name="robot"]').check();
}

/**
 * @param address of the clearance form
 * @returns ms
 */
export async function measureSubmission(browser: Browser, address: string): Promise<number> {
  const { page, context, waitUntilIdle } = await openTab(browser);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    await fillIn(page);
    await waitUntilIdle();
    return await measureUntilVisible(
      page,
      'main form button[type="submit"]',
      formMessages.english.success.title,
    );
  } finally {
    await context.close();
  }
}

/**
 * @param origin with a trailing slash
 * @returns ms
 */
export async function measureBareCall(origin: string): Promise<number> {
  const { body } = createSubmission(Date.now());
  const began = performance.now();
  const answer = await fetch(`${origin}v1/${siteDatabase.root}:commit`, { method: 'POST', body });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The store answered ${answer.status}.`);
  return performance.now() - began;
}
