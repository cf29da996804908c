/** The form of certifications: papers, fees and time before the first field, and which certificate (§2, §3). */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import type { FormType } from '../../../src/form/types.ts';
import { formTypes } from '../../../src/form/types.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import { site } from '../../../src/site.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { post, testDocumentsRoot } from '../../support/server/runningServer.ts';

withBrowser();

const form = '/Form_Request/certification';
const main = (page: Page) => page.getByRole('main');
const choice = (page: Page, certificate: string) =>
  page.locator(`[name=certificate][value="${certificate}"]`);
const sidebar = (page: Page) => main(page).getByRole('complementary');
const papers = (page: Page) => sidebar(page).getByRole('listitem').allTextContents();
const rowValue = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
const { fee, time } = serviceMessages.english.facts;

/** The row of the time, without the law's note. */
const timeOn = (page: Page) => rowValue(page, time).locator('b, span').first().textContent();

describe('§2 papers, fees and time before the first field', () => {
  it.each(Object.keys(formTypes) as FormType[])('are those of the page of the service: %s', async (type) => {
    const { page } = await visit(`/services/${formTypes[type].slug}`);
    const section = (title: string) => page.locator('section').filter({ hasText: title }).last();
    const requirements = await section('REQUIREMENTS').getByRole('listitem').allTextContents();
    const fees = await section('FEES').getByRole('listitem').allTextContents();
    const total = await timeOn(page);
    expect(requirements.length).toBeGreaterThan(1);
    await page.goto(requestPath(type));
    expect(await papers(page)).toEqual(requirements);
    for (const line of fees) await rowValue(page, fee).getByText(line, { exact: true }).waitFor();
    expect(await timeOn(page)).toBe(total);
  });

  it('stand above the first field on a phone, and beside the form on a wide screen', async () => {
    const { page } = await visit(form);
    const top = async () => ({
      sidebar: (await sidebar(page).boundingBox())!,
      field: (await page.locator('[name=lname]').boundingBox())!,
    });
    const phone = await top();
    expect(phone.sidebar.y + phone.sidebar.height).toBeLessThan(phone.field.y);
    await page.setViewportSize({ width: widths.desk, height: 800 });
    const desk = await top();
    expect(desk.sidebar.x).toBeGreaterThan(desk.field.x + desk.field.width);
    expect(desk.sidebar.y).toBeLessThan(desk.field.y);
  });

  it('are what the form knows by itself for a service that is hidden or cannot be read', async () => {
    const path = toClientRenderedPath('/Form_Request/clearance');
    const { page, server } = await visit(path);
    await page.getByText('Two recent photographs').waitFor();
    const name = `${testDocumentsRoot}/${site.root}/CitizensCharter_List/list/issuance-of-barangay-clearance`;
    const update = { name, fields: { status: { stringValue: 'hidden' } } };
    const write = { update, updateMask: { fieldPaths: ['status'] } };
    expect((await post(server, ':commit', { writes: [write] }, 'staff')).status).toBe(200);
    await page.goto(path);
    await page.getByText(formMessages.english.notOffered.title).waitFor();
    expect(await papers(page)).toEqual(['Zone Clearance', 'Valid ID or Birth Certificate']);
    await page.getByText(formMessages.english.form.note.BARANGAY_CLEARANCE, { exact: true }).waitFor();
  });

  it('of a record without requirements say so, as the page of the service does', async () => {
    const { page, server } = await visit(form);
    const name = `${testDocumentsRoot}/${site.root}/CitizensCharter_List/list/issuance-of-barangay-certifications`;
    const update = {
      name,
      fields: {
        name: { stringValue: 'Issuance of Barangay Certifications' },
        status: { stringValue: 'active' },
      },
    };
    expect((await post(server, ':commit', { writes: [{ update }] }, 'staff')).status).toBe(200);
    await page.goto(form);
    await sidebar(page).getByText(serviceMessages.english.requirements.none, { exact: true }).waitFor();
    await sidebar(page).getByText(serviceMessages.english.noTime, { exact: true }).waitFor();
  });
});

describe('§3 which certificate', () => {
  it('puts its word before the purpose, and shows its fee alone, on the form and on the confirmation', async () => {
    const { page, server } = await visit(form);
    expect(await page.locator('[name=certificate]').count()).toBe(4);
    expect(await page.locator('[name=certificate]:checked').count()).toBe(0);
    await fillInForm(page, 'BARANGAY_CERTIFICATIONS', { certificate: 'Residency', purpose: 'for school' });
    const status = main(page).getByRole('status').filter({ hasText: 'Certificate of residency: ₱50' });
    await status.waitFor();
    expect((await sidebar(page).getByText('Certificate of').allTextContents()).length).toBe(1);
    await checkRobotBox(page);
    // All is answered, so the list of answers is open.
    await main(page).getByText('Residency: for school', { exact: true }).waitFor();
    expect(await page.locator('[name=purpose]').inputValue()).toBe('for school');
    await submitForm(page);
    const { id } = await readConfirmation(page);
    await main(page).getByText('Residency: for school', { exact: true }).waitFor();
    await main(page).getByText('Certificate of residency: ₱50', { exact: true }).waitFor();
    expect(await main(page).getByText('Certificate of indigency').count()).toBe(0);
    const names = [`${testDocumentsRoot}/${site.root}/Form_Requests/list/${id}`];
    const { body } = await post(server, ':batchGet', { documents: names }, 'staff');
    const [{ found }] = body as [{ found: { fields: Record<string, { stringValue?: string }> } }];
    expect(found.fields.purpose?.stringValue).toBe('Residency: for school');
    expect(Object.keys(found.fields)).not.toContain('certificate');
  });

  it('is not required, and shows all fees for another certificate', async () => {
    const { page } = await visit(form);
    await fillInForm(page, 'BARANGAY_CERTIFICATIONS', { certificate: 'Another', purpose: 'for school' });
    expect(
      await sidebar(page)
        .getByText(/^(Certificate of|Papers for)/)
        .count(),
    ).toBe(3);
    await checkRobotBox(page);
    await submitForm(page);
    await readConfirmation(page);
    await main(page).getByText('for school', { exact: true }).waitFor();
    await main(page).getByText('Certificate of indigency: free', { exact: true }).waitFor();
  });

  it('is chosen by the keyboard between the zone and the purpose', async () => {
    const { page } = await visit(form);
    await page.locator('[name=zone]').focus();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    expect(await focused()).toBe('certificate');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await choice(page, 'first job').isChecked()).toBe(true);
    await main(page)
      .getByRole('status')
      .filter({ hasText: 'Papers for a first job: free, once (RA 11261)' })
      .waitFor();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('purpose');
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

  it('leaves an empty purpose to its error', async () => {
    const { page } = await visit(form);
    await fillInForm(page, 'BARANGAY_CERTIFICATIONS', { certificate: 'Indigency', purpose: '' });
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByText(fieldMessages.english.fields.purpose.ask).first().waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
  });
});
