/** The list of a day that staff print, on A4 (§7). tests/node/staff/daySheet.test.ts has what it shows. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { getBrowser, withBrowser } from '../../support/browser/visit.ts';
import { writeDaySheet } from '../../support/server/writeDaySheet.ts';

withBrowser();

describe('§7 the printed list of a day', () => {
  it('lists requests by the hour, leaves out sensitive answers, and shows HTML as text', async () => {
    const { page, requestedUrls, html } = await openSheet([
      { id: '4003', fields: { schedule: at('13:30'), lname: '<script>window.ran=1</script>' } },
      {
        id: '4001',
        type: 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE',
        fields: { schedule: at('08:30'), tin: '987-654-321', birthDate: '1961-12-31', status: 'Widowed' },
        receiptFields: { state: 'refused', since: 5, reason: 'paper-missing' },
      },
      {
        id: '4002',
        type: 'HEALTH_SERVICES',
        fields: { schedule: at('08:00'), medicalCondition: 'Planted asthma' },
      },
      { id: '4004', fields: { schedule: '2031-05-07T08:00' } },
    ]);
    const lines = (await page.locator('.hour, tbody .id').allTextContents()).map((text) =>
      text.trim().replace(/\s/g, ' '),
    );
    expect(lines).toEqual(['8:00 am (2)', '4002', '4001', '1:00 pm (1)', '4003']);
    await page.getByText('Not granted').waitFor();
    await page.getByText('<script>window.ran=1</script>').waitFor();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(requestedUrls).toEqual([]);
    for (const secret of ['987-654-321', '1961', 'Widowed', 'Planted asthma'])
      expect(html).not.toContain(secret);
  });

  it('spreads a day of many requests over several A4 pages', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      id: `4${(0x100 + i).toString(16)}`,
      code: null,
      fields: {
        schedule: `2031-05-06T${String(8 + (i % 9)).padStart(2, '0')}:00`,
        purpose: 'x'.repeat(500),
      },
    }));
    const page = await getBrowser().newPage();
    onTestFinished(() => page.close());
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const address = `file://${await writeDaySheet(many)}`;
    await page.goto(address);
    expect(requestedUrls).toEqual([address]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(3);
    expect(pages).toBeLessThan(10);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]/);
  });
});
