/** §7. The list of a day as it is printed: by the hour, the priority lane first, without sensitive answers. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readTexts } from '../../support/components/locators.ts';
import {
  createStaffRequestStore,
  openRequests,
  requestDay,
  writeDocument,
} from '../../support/components/staffRequests.ts';

const at = (time: string) => `${requestDay}T${time}`;

describe('§7 the printed list of a day', () => {
  it('lists requests by the hour at the moment that the hall gave, and shows markup as text', async () => {
    const store = await createStaffRequestStore([
      { id: '4003', fields: { schedule: at('13:30'), lname: '<script>window.ran=1</script>' } },
      {
        id: '4001',
        fields: { schedule: at('08:30'), tin: '987-654-321', birthDate: '1961-12-31', status: 'Widowed' },
        receipt: { state: 'refused', since: 5, reason: 'paper-missing' },
      },
      {
        id: '4002',
        fields: { type: 'HEALTH_SERVICES', schedule: at('08:50'), medicalCondition: 'Sample asthma' },
      },
      { id: '4004', fields: { schedule: '2031-05-07T08:00' } },
      { id: '4005', fields: { schedule: at('08:00') }, receipt: { movedTo: at('14:00') } },
    ]);
    await writeDocument(store, 'Request_Extras/list/4002', { priority: true });
    await openRequests(store);
    const table = page.getByCss('#staff table').element();
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    );
    expect(rows.map((cells) => cells[2])).toEqual(['4002', '4001', '4003', '4005']);
    expect(table.textContent).toContain('<script>window.ran=1</script>');
    for (const secret of ['987-654-321', '1961', 'Widowed', 'Sample asthma'])
      expect(table.textContent).not.toContain(secret);
  });

  it('has a heading for each hour from fifteen requests on', async () => {
    const store = await createStaffRequestStore(
      Array.from({ length: 15 }, (_, index) => ({
        id: `40${10 + index}`,
        fields: { schedule: at(index < 5 ? '08:00' : '09:00') },
      })),
    );
    await openRequests(store);
    expect(readTexts(page.getByCss('#staff [scope=rowgroup]'))).toEqual([
      '8:00\u00a0am (5)',
      '9:00\u00a0am (10)',
    ]);
  });
});
