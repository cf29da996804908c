/** /Verify in a real browser: the code is in no request and in no address, and one visit is enough for a check without internet (§3, §7). */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toExpiry } from '../../../src/domain/documents/documentStatus.ts';
import { verifyTexts } from '../../../src/i18n/verify.ts';
import { site } from '../../../src/site.ts';
import { chooseLocale } from '../../support/browser/locale.ts';
import { openOwnSite, ownSite, waitForWorker } from '../../support/browser/offlineSite.ts';
import { countPdfSheets, oneSheet } from '../../support/browser/pdf.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { createSigner, findCheckId, sampleClaims } from '../../support/documentCodes.ts';
import { seedRegister } from '../../support/server/seedRegister.ts';
import { testNow } from '../../support/testNow.ts';

withBrowser();

const texts = verifyTexts.en;
const unchanged = texts.print.unchanged.title(site.barangay);
const main = (page: Page) => page.getByRole('main');
const box = (page: Page, title: string) => main(page).getByText(title, { exact: true });

/** Every request of the browser, as text; the browser itself never sends a fragment. */
const recordRequests = (context: BrowserContext): readonly string[] => {
  const all: string[] = [];
  context.on('request', (request) => {
    const [address] = request.url().split('#');
    all.push(
      `${request.method()} ${address} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`,
    );
  });
  return all;
};

const expectNothingOfCode = (text: string, code: string): void => {
  const [, payload = '', signature = ''] = code.split('.');
  const secrets = [payload.slice(0, 40), signature, sampleClaims.sub, sampleClaims.non, sampleClaims.jti];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
};

const readStorages = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, document.cookie]));

describe('§3 a code that a phone has scanned', () => {
  it('is answered, leaves the address, and is in no request and no storage', { tags: 'smoke' }, async () => {
    const { page, context, server } = await visit('/home', { storesQueryResults: true });
    const code = await (await seedRegister(server)).sign(sampleClaims);
    const requests = recordRequests(context);
    await page.goto(`/Verify#${code}`);
    await box(page, unchanged).waitFor();
    await box(page, texts.standing.valid.title('')).waitFor();
    await main(page).getByText(sampleClaims.sub).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    const reads = requests.filter((text) => text.includes('batchGet'));
    expect(reads.length).toBe(3);
    expect(reads.join(' ')).toContain(await findCheckId(sampleClaims));
    expectNothingOfCode(requests.join('\n'), code);
    expectNothingOfCode(await readStorages(page), code);

    // The page knows it as long as it is open.
    await chooseLocale(page, 'ceb');
    await box(page, verifyTexts.ceb.standing.valid.title('')).waitFor();
    await main(page).getByRole('button', { name: verifyTexts.ceb.again }).click();
    await box(page, verifyTexts.ceb.standing.valid.title('')).waitFor();
    expectNothingOfCode(requests.join('\n'), code);
    await page.goBack();
    await page.waitForURL('**/home');
    await page.goForward();
    await main(page).getByText(verifyTexts.ceb.how.scan).waitFor();
  });

  it("says 'Expired' by the server's clock on a phone whose clock is years behind", async () => {
    const { page, server } = await visit('/home', {
      clock: 'real',
      before: (page) => page.clock.setFixedTime(testNow - 5 * 365 * 86_400_000),
    });
    const over = { ...sampleClaims, exp: toExpiry('2031-05-05') };
    const signer = await seedRegister(server, { claims: over });
    await page.goto(`/Verify#${await signer.sign(over)}`);
    await box(page, 'Expired on 5 May 2031').waitFor();
    expect(
      await main(page)
        .getByText(/by this phone's clock/)
        .count(),
    ).toBe(0);
  });
});

describe('§7 /Verify without internet after one visit', () => {
  it('says what the ink is, what the last list has as cancelled, and the day of the list', async () => {
    const own = await ownSite();
    const signer = await seedRegister(own.server, { isCancelled: true });
    const { page } = await openOwnSite(own, '/Verify', { storesQueryResults: true });
    await waitForWorker(page, own);
    await page.goto(`/Verify#${await signer.sign({ ...sampleClaims, jti: '2031-00041' })}`);
    await box(page, texts.standing.notRegistered.title('')).waitFor();
    await own.net.cut();

    await page.goto('about:blank');
    await page.goto(`/Verify#${await signer.sign(sampleClaims)}`);
    await box(page, unchanged).waitFor();
    await box(page, texts.standing.cancelled.title('')).waitFor();
    await main(page)
      .getByText(/you are offline.* Last list: 6 May 2031\./)
      .waitFor();
    await main(page)
      .getByText(/by this phone's clock: 6 May 2031\./)
      .waitFor();
    await page.goto('about:blank');
    await page.goto(`/Verify#${await (await createSigner()).sign(sampleClaims)}`);
    await box(page, texts.print.unknown.title('')).waitFor();
  });
});

describe('§3 the poster', () => {
  it.each(['en', 'fil', 'ceb'] as const)(
    'is the page without a code on one sheet, with the address and the telephone in large type, in %s',
    async (locale) => {
      const { page } = await visit('/Verify', { width: widths.desk });
      if (locale !== 'en') await chooseLocale(page, locale);
      const { how } = verifyTexts[locale];
      await main(page).getByText(how.scan).waitFor();
      expect(await countPdfSheets(page)).toEqual(oneSheet);
      await page.emulateMedia({ media: 'print' });
      const address = main(page).locator('strong', { hasText: /\/Verify$/ });
      const sizes = await Promise.all(
        [address, main(page).getByRole('link', { name: site.hall.telephone.number })].map((found) =>
          found.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      );
      expect(Math.min(...sizes)).toBeGreaterThan(30);
    },
  );
});
