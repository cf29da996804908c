/** 'Share' and 'Copy the link' at the end of articles, services and the hotlines: what leaves the page, and what the page says. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { sharing as inCebuano } from '../../../src/i18n/ceb/sharing.ts';
import { sharingMessages } from '../../../src/i18n/en/sharing.ts';
import { sharing as inFilipino } from '../../../src/i18n/fil/sharing.ts';
import { getMain } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';

const messages = sharingMessages.english;
const site = location.origin;
const news = '/News/clean-up-day-along-the-barangay-road';
const newsTitle = 'Clean-up day along the barangay road';

const getButton = (name: string): Locator => getMain().getByRole('button', { name, exact: true });
const facebookLink = getMain().getByRole('link', { name: new RegExp(`^${messages.share} \\(Facebook\\)`) });
const byHand = page.getByLabelText(messages.byHand);

/** Gives the browser a `share`, or takes it away. */
const stubShare = (share: ((data: ShareData) => Promise<void>) | undefined) => {
  if (share === undefined) Reflect.deleteProperty(navigator, 'share');
  else Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
};

const stubClipboard = (writeText: (text: string) => Promise<void>) => {
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  onTestFinished(() => spy.mockRestore());
  return spy;
};

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));

describe('§9 sharing a page', () => {
  it.each([
    [`${news}?from=a-friend#top`, newsTitle, news],
    [
      '/ORDINANCE/sample-ordinance-on-animals-on-the-road/',
      'Sample ordinance on animals on the road',
      '/Ordinance/sample-ordinance-on-animals-on-the-road',
    ],
    ['/Announcements/barangay-assembly', 'Barangay assembly', '/Announcements/barangay-assembly'],
    [
      '/services/issuance-of-barangay-clearance?code=4f3a',
      'Issuance of Barangay Clearance',
      '/services/issuance-of-barangay-clearance',
    ],
    ['/emergency-hotlines?a=b', 'Emergency Hotlines', '/Emergency-Hotlines'],
  ])('shares %s by its title and its canonical address', async (path, title, canonical) => {
    const share = vi.fn(async () => {});
    stubShare(share);
    await renderSite(path);
    await getButton(messages.share).click();
    expect(share.mock.calls).toEqual([[{ title, url: site + canonical }]]);
    const copy = stubClipboard(async () => {});
    await getButton(messages.copyLink).click();
    await expect.element(page.getByRole('status').filter({ hasText: messages.copied })).toBeVisible();
    expect(copy.mock.calls).toEqual([[site + canonical]]);
  });

  it('links to Facebook in a new tab where the browser cannot share', async () => {
    stubShare(undefined);
    await renderSite(`${news}?from=a-friend`);
    await expect.element(facebookLink).toBeVisible();
    expect(['href', 'target', 'rel'].map((name) => facebookLink.element().getAttribute(name))).toEqual([
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(site + news)}`,
      '_blank',
      'noopener noreferrer',
    ]);
    expect(getButton(messages.share).length).toBe(0);
  });

  it('says nothing after someone closed the list of apps, and copies where sharing fails', async () => {
    stubShare(() => Promise.reject(new DOMException('', 'AbortError')));
    const copy = stubClipboard(async () => {});
    await renderSite(news);
    await getButton(messages.share).click();
    await getButton(messages.share).click();
    expect(page.getByText(messages.copied).length).toBe(0);
    expect(copy).not.toHaveBeenCalled();
    stubShare(refuse);
    await getButton(messages.share).click();
    await expect.element(page.getByText(messages.copied)).toBeVisible();
    expect(copy.mock.calls).toEqual([[site + news]]);
  });

  it('shows only the outcome of the last press', async () => {
    let refuseShare = (): void => {};
    stubShare(
      () => new Promise((_, reject) => (refuseShare = () => reject(new DOMException('', 'NotAllowedError')))),
    );
    const copy = stubClipboard(async () => {});
    await renderSite(news);
    await getButton(messages.share).click();
    await getButton(messages.copyLink).click();
    await expect.element(page.getByText(messages.copied)).toBeVisible();
    refuseShare();
    await getButton(messages.share).click();
    expect(page.getByText(messages.copied).length).toBe(0);
    expect(copy).toHaveBeenCalledTimes(1);
  });

  it('shows the address selected in a field where the browser does not let it copy', async () => {
    stubClipboard(refuse);
    await renderSite(news);
    await getButton(messages.copyLink).click();
    await expect.element(byHand).toBeVisible();
    const field = byHand.element() as HTMLTextAreaElement;
    expect([field.value, field.readOnly]).toEqual([site + news, true]);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(site + news);
  });

  it.each([
    ['fil', inFilipino],
    ['ceb', inCebuano],
  ] as const)('says it in %s', async (locale, sentences) => {
    stubShare(async () => {});
    stubClipboard(async () => {});
    await renderSite('/Emergency-Hotlines', { locale });
    await getButton(sentences.copyLink).click();
    await expect.element(page.getByText(sentences.copied)).toBeVisible();
    await expect.element(getButton(sentences.share)).toBeVisible();
  });

  it.each(['/home', '/News', '/News/no-such-news', '/Form_Request', '/services/no-such-service'])(
    'has nothing to share on %s',
    async (path) => {
      await renderSite(path);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(getButton(messages.copyLink).length).toBe(0);
    },
  );
});
