/** axe on the pages of a build with other settings; on every other page and state it runs in tests/e2e/pageStates. */
import { describe, expect, it } from 'vitest';
import { closedMessages } from '../../../src/i18n/en/closed.ts';
import { withBuild } from '../../support/browser/buildWithSettings.ts';
import { findViolationsAtWidths } from '../../support/browser/pageChecks/axe.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

withBrowser();

describe('§2 §7 a form that is switched off', () => {
  const closed = withBuild({ SITE_FORM: 'off' });

  it('shows a notice without axe violations in light or dark', async () => {
    const server = await startTestServer({ dist: closed.dist, isFormOpen: false });
    const { page } = await visit('/Form_Request/clearance', { server });
    await page.getByRole('heading', { level: 1, name: closedMessages.english.title }).waitFor();
    expect(await findViolationsAtWidths(page, Object.values(widths))).toEqual([]);
  });
});
