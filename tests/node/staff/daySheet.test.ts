/** The list of a day that staff print: by the hour, without sensitive answers, and nothing in it loads or runs (§7). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findElements, findMain, parsePage } from '../../support/parsedPage.ts';
import { writeDaySheet } from '../../support/server/writeDaySheet.ts';

const at = (time: string) => `2031-05-06T${time}`;

describe('§7 the printed list of a day', () => {
  it('lists requests by the hour, leaves out sensitive answers, and shows HTML as text', async () => {
    const file = await writeDaySheet([
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
        fields: { schedule: at('08:00'), medicalCondition: 'Sample asthma' },
      },
      { id: '4004', fields: { schedule: '2031-05-07T08:00' } },
    ]);
    const html = readFileSync(file, 'utf8');
    const page = parsePage(html);
    const main = findMain(page);
    const lines = main.elements
      .filter(
        ({ tag, attributes }) => attributes.class === 'hour' || (tag === 'td' && attributes.class === 'id'),
      )
      .map(({ text }) => text.trim().replace(/\s/g, ' '));
    expect(lines).toEqual(['8:00 am (2)', '4002', '4001', '1:00 pm (1)', '4003']);
    expect(main.text).toContain('Not granted');
    expect(main.text).toContain('<script>window.ran=1</script>');
    for (const secret of ['987-654-321', '1961', 'Widowed', 'Sample asthma'])
      expect(html).not.toContain(secret);
    // Nothing loads or runs: no element and no attribute can, and the styles name no file.
    const tags = ['script', 'link', 'img', 'iframe', 'object', 'embed', 'base', 'form', 'a', 'svg'];
    expect(findElements(page, tags)).toEqual([]);
    const active = page.elements.flatMap(({ attributes }) => Object.keys(attributes));
    expect(active.filter((name) => /^(?:on|src|href|style)/.test(name))).toEqual([]);
    const styles = findElements(page, ['style']).map(({ text }) => text);
    expect(styles.join()).not.toMatch(/url\(|@import/);
  });

  it('shows a sentence when nobody has chosen the day', async () => {
    const html = readFileSync(await writeDaySheet([{ id: '4001' }]), 'utf8');
    expect(findMain(parsePage(html)).text).toContain('Nobody has chosen this day yet.');
  });
});
