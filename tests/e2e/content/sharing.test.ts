/** 'Share' and 'Copy the link' on the built site; tests/components/sharing has what is shared of each page. */
import { describe, expect, it } from 'vitest';
import { sharingMessages } from '../../../src/i18n/en/sharing.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { defaultAddress } from '../../support/pageHead.ts';

withBrowser();

const messages = sharingMessages.english;
const news = '/News/clean-up-day-along-the-barangay-road';

describe('§9 sharing a page', () => {
  it('copies the canonical address by keyboard, without the query of the address bar', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit(`${news}?from=a-friend#main`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('link', { name: messages.share }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(messages.copied).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(messages.copyLink);
    const pasted = await page.evaluateHandle(() =>
      document.body.appendChild(document.createElement('textarea')),
    );
    await pasted.focus();
    await page.keyboard.press('Control+V');
    expect(await pasted.inputValue()).toBe(defaultAddress + news);
  });

  it.each([widths.phone, widths.desk])('keeps both targets at least 44 px high at %i px', async (width) => {
    const { page } = await visit('/services/issuance-of-barangay-clearance', { width });
    const targets = [
      page.getByRole('link', { name: messages.share }),
      page.getByRole('button', { name: messages.copyLink }),
    ];
    for (const target of targets) {
      const box = (await target.boundingBox())!;
      expect(Math.min(box.height, box.width)).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });

  it('offers only the link to Facebook without scripts', async () => {
    const { page } = await visit('/Emergency-Hotlines', { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: messages.share });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toContain(encodeURIComponent('/Emergency-Hotlines'));
    expect(await page.getByRole('button', { name: messages.copyLink }).isVisible()).toBe(false);
  });
});
