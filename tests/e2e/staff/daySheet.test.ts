/** The list of a day that staff print, on A4 (§7). tests/node/staff/daySheet.test.ts has what it shows. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { getBrowser, withBrowser } from '../../support/browser/visit.ts';
import { writeDaySheet } from '../../support/server/writeDaySheet.ts';

withBrowser();

describe('§7 the printed list of a day', () => {
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
