/** SITE_FORM=off: the server accepts no request, and the form's page shows where to go (docs/decisions/0036-form-switch.md). */
import { describe, expect, inject, it } from 'vitest';
import { closedMessages } from '../../../src/i18n/en/closed.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { site } from '../../../src/site.ts';
import { withBuild } from '../../support/browser/buildWithSettings.ts';
import { countReceipts, readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

withBrowser();
const closed = withBuild({ SITE_FORM: 'off' });

const form = '/Form_Request/clearance';

describe('§7 a form that is switched off', () => {
  it("shows the hall's address and number instead of a form, and links to the charter", async () => {
    const server = await startTestServer({ dist: closed.dist, isFormOpen: false });
    const { page } = await visit(form, { server });
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: closedMessages.english.title }).waitFor();
    expect(await page.title()).toContain(closedMessages.english.title);
    await main.getByText(site.hall.address).waitFor();
    expect(await main.getByRole('link', { name: closedMessages.english.call }).getAttribute('href')).toBe(
      `tel:${site.hall.telephone.number.replace(/[^+\d]/g, '')}`,
    );
    expect(await main.getByRole('textbox').count()).toBe(0);
    await main.getByRole('link', { name: closedMessages.english.charter }).click();
    await main.getByText('About 30 minutes').first().waitFor();
  });

  it('refuses a request from a page that still has the form, and stores nothing', async () => {
    const server = await startTestServer({ dist: inject('siteDist'), isFormOpen: false });
    const { page } = await visit(form, { server, mayLog: [/403/] });
    await fillInForm(page, 'BARANGAY_CLEARANCE');
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByRole('alert').filter({ hasText: outcomeMessages.english.failure.lead }).waitFor();
    expect([(await readStoredRequests(server)).length, await countReceipts(server)]).toEqual([0, 0]);
  });
});
