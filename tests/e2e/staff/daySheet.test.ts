/** The list of a day that staff print: by the hour, on A4, and nothing in it loads or runs (§7). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLocalClient } from '../../../tools/cli/lib/storeClient.ts';
import { getBrowser, withBrowser } from '../../support/browser/visit.ts';
import { createTempDirectory } from '../../support/server/runningServer.ts';
import { runAsStaff, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const openSheet = async (requests: Parameters<typeof seedRequests>[1], args: readonly string[] = []) => {
  const dataDir = createTempDirectory();
  const client = openLocalClient(dataDir, true);
  await seedRequests(client, requests);
  client.close();
  await runAsStaff(['today', '--no-open', ...args], { DATA_DIR: dataDir });
  const page = await getBrowser().newPage();
  onTestFinished(() => page.close());
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const file = join(dataDir, 'print/2031-05-06.html');
  await page.goto(`file://${file}`);
  return {
    page,
    requestedUrls: requestedUrls.filter((url) => !url.startsWith('file:')),
    html: readFileSync(file, 'utf8'),
  };
};

const at = (time: string) => `2031-05-06T${time}`;

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
    const lines = (await page.locator('.hour, tbody .id').allTextContents()).map((text) => text.trim());
    expect(lines).toEqual(['8 am (2)', '4002', '4001', '1 pm (1)', '4003']);
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
      fields: { schedule: at(`${String(8 + (i % 9)).padStart(2, '0')}:00`), purpose: 'x'.repeat(500) },
    }));
    const { page } = await openSheet(many);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(3);
    expect(pages).toBeLessThan(10);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]/);
  });

  it('shows a sentence when nobody has chosen the day', async () => {
    const { page } = await openSheet([{ id: '4001' }]);
    await page.getByText('Nobody has chosen this day yet.').waitFor();
  });
});
