/** The form of certifications: its first screen, and which certificate (§2, §3). */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { toAnchor } from '../../../src/routes/anchor.ts';
import { site } from '../../../src/site.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { post, testDocumentsRoot } from '../../support/server/runningServer.ts';

withBrowser();

const form = '/Form_Request/certification';
const main = (page: Page) => page.getByRole('main');
const choice = (page: Page, certificate: string) =>
  page.locator(`[name=certificate][value="${certificate}"]`);
const sidebar = (page: Page) => main(page).getByRole('complementary');

describe('§2 the first screen of a form', () => {
  it.each(['en', 'fil'] as const)('has the first question on a phone, in %s', async (locale) => {
    const { page } = await visit(form, { before: withLocaleCookie(locale) });
    await page.setViewportSize({ width: 360, height: 640 });
    const placeOf = async (locator: Locator) => (await locator.boundingBox())!;
    const label = await placeOf(page.locator('#certificate-label'));
    const control = await placeOf(choice(page, 'residency'));
    const privacy = await placeOf(page.locator(`#${toAnchor('privacy')}`));
    const papers = await placeOf(sidebar(page));
    expect(privacy.y + privacy.height).toBeLessThan(label.y);
    expect(label.y).toBeLessThan(control.y);
    // An alert above the page may take 260 px: the control is within 900 then.
    expect(control.y + control.height).toBeLessThan(640);
    // One line, of at most four lines of text.
    expect(papers.y).toBeGreaterThan(control.y);
    expect(papers.height).toBeLessThan(120);
  });

  it('has the papers in a line that opens on a phone, and beside the form on a wide screen', async () => {
    const { page } = await visit(form);
    const paper = sidebar(page).getByText('Previous certification', { exact: true });
    expect(await paper.isVisible()).toBe(false);
    await sidebar(page).locator('summary').click();
    await paper.waitFor();
    await sidebar(page).locator('summary').click();
    await page.setViewportSize({ width: widths.desk, height: 800 });
    await paper.waitFor();
    expect(await sidebar(page).locator('summary').isVisible()).toBe(false);
    const panel = (await sidebar(page).boundingBox())!;
    const field = (await page.locator('[name=lname]').boundingBox())!;
    expect(panel.x).toBeGreaterThan(field.x + field.width);
    expect(panel.y).toBeLessThan(field.y);
    const hasScrollBar = await sidebar(page).evaluate(
      (element) => element.scrollHeight > element.clientHeight,
    );
    expect(hasScrollBar).toBe(false);
  });
});

describe('§3 which certificate', () => {
  it('puts its word before the purpose, and shows its papers and fee alone, on the form and on the confirmation', async () => {
    const { page, server } = await visit(form);
    expect(await page.locator('[name=certificate]').count()).toBe(4);
    expect(await page.locator('[name=certificate]:checked').count()).toBe(0);
    await fillInForm(page, 'BARANGAY_CERTIFICATIONS', {
      certificate: 'residency',
      newOrRenewal: 'renewal',
      purpose: 'for school',
    });
    const line = 'Valid ID, Zone Clearance, Previous certification · ₱50 · About 35 minutes';
    await sidebar(page).getByRole('status').filter({ hasText: line }).waitFor();
    expect((await sidebar(page).getByText('Certificate of').allTextContents()).length).toBe(1);
    await checkRobotBox(page);
    // All is answered, so the list of answers is open.
    const purpose = 'Residency, renewal: for school';
    await main(page).getByText(purpose, { exact: true }).waitFor();
    expect(await page.locator('[name=purpose]').inputValue()).toBe('for school');
    await submitForm(page);
    const { id } = await readConfirmation(page);
    await main(page).getByRole('button', { name: receiptMessages.english.sent }).click();
    await main(page).getByText(purpose, { exact: true }).waitFor();
    await main(page).getByText('Certificate of residency: ₱50', { exact: true }).waitFor();
    await main(page).getByText('Previous certification', { exact: true }).waitFor();
    expect(
      await main(page)
        .getByText(/Certificate of indigency|11261|Proof of residency/)
        .count(),
    ).toBe(0);
    const names = [`${testDocumentsRoot}/${site.root}/Form_Requests/list/${id}`];
    const { body } = await post(server, ':batchGet', { documents: names }, 'staff');
    const [{ found }] = body as [{ found: { fields: Record<string, { stringValue?: string }> } }];
    expect(found.fields.purpose?.stringValue).toBe(purpose);
    expect(Object.keys(found.fields)).not.toContain('certificate');
    expect(Object.keys(found.fields)).not.toContain('newOrRenewal');
  });

  it('is restored with the draft, and not chosen in a draft of the previous release', async () => {
    const { page } = await visit(form);
    await choice(page, 'indigency').check();
    await page.locator('[name=purpose]').fill('for medicine');
    const draft = () => page.evaluate(() => sessionStorage.getItem('draft BARANGAY_CERTIFICATIONS') ?? '');
    await expect.poll(draft).toContain('"purpose":"for medicine","certificate":"indigency"');
    await page.reload();
    await page.getByText(draftMessages.english.restored.title).waitFor();
    expect(await choice(page, 'indigency').isChecked()).toBe(true);
    // The form stores its answers as it is left, so the older draft is put down once another page is open.
    await page.goto('/');
    await page.evaluate(() => {
      const values = { purpose: 'for medicine' };
      sessionStorage.setItem(
        'draft BARANGAY_CERTIFICATIONS',
        JSON.stringify({ formType: 'BARANGAY_CERTIFICATIONS', values }),
      );
    });
    await page.goto(form);
    await page.getByText(draftMessages.english.restored.title).waitFor();
    expect(await page.locator('[name=certificate]:checked').count()).toBe(0);
    expect(await page.locator('[name=purpose]').inputValue()).toBe('for medicine');
  });
});
