/** §3 §6. A request without email, as staff enter it at the counter, is read like any other: by the list and the exports. */
import { describe, expect, it } from 'vitest';
import { manilaDay } from '../../../src/domain/dates/day.ts';
import { readRequests } from '../../../src/staff/requests/readRequests.ts';
import { toAnswerRows } from '../../../src/staff-core/answers.ts';
import { createRequestTable } from '../../../src/staff-core/spreadsheet/exportColumns.ts';
import { writeXlsx } from '../../../src/staff-core/spreadsheet/xlsx.ts';
import { openLocalClient } from '../../../tools/cli/lib/storeClient.ts';
import { runScript } from '../../support/server/childProcess.ts';
import { createTempDirectory, testNow } from '../../support/server/runningServer.ts';
import { seedRequests } from '../../support/server/staffCommands.ts';

const seedWithoutEmail = async () => {
  const dataDir = createTempDirectory();
  const store = openLocalClient(dataDir, true);
  await seedRequests(store, [{ id: '4f3a', fields: { email: '', schedule: '2031-05-06T11:30' } }]);
  return { dataDir, store };
};

describe('§6 a request without email', () => {
  it('stands in the list, in its details and in the workbook', async () => {
    const { store } = await seedWithoutEmail();
    const client = { ...store, isIndexed: false, takesFiles: false, now: () => testNow };
    const { entries } = await readRequests(client, { day: '2031-05-06', state: '', text: '' });
    expect(entries.map(({ id }) => id)).toEqual(['4f3a']);
    expect(toAnswerRows(entries[0]!.request, manilaDay(testNow))).toContainEqual(['Email', 'No email']);
    const book = await new Response(writeXlsx(createRequestTable(entries))).arrayBuffer();
    expect(book.byteLength).toBeGreaterThan(1_000);
    store.close();
  });

  it('is exported with an empty email', async () => {
    const { dataDir, store } = await seedWithoutEmail();
    store.close();
    const env = { DATA_DIR: dataDir };
    const json = await runScript('tools/cli/requests.ts', ['export'], env);
    expect(JSON.parse(json.out)).toMatchObject([{ id: '4f3a', email: '' }]);
    const csv = await runScript('tools/cli/requests.ts', ['export', '--format', 'csv'], env);
    const [header = '', row = ''] = csv.out.replace('\ufeff', '').split('\r\n');
    const at = header.split(',').indexOf('email');
    expect(at).toBeGreaterThan(0);
    expect(row.split(',').length).toBe(header.split(',').length);
    expect(row.split(',')[at]).toBe('');
  });
});
