import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../../server/http/server.ts';
import { site } from '../../../../src/site.ts';
import { formatCsvRow } from '../../../../src/staff-core/spreadsheet/csv.ts';
import { expectedColumns } from '../../../support/form/expectedFields.ts';
import { takeSample } from '../../../support/sampling.ts';
import { runScript } from '../../../support/server/childProcess.ts';
import { createTestRequest } from '../../../support/server/requestRecord.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../support/server/runningServer.ts';
import { sampleContent } from '../../../support/server/sampleContent.ts';

const wire = (record: Readonly<Record<string, string | number | boolean>>): object =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? { integerValue: String(value) }
        : typeof value === 'boolean'
          ? { booleanValue: value }
          : { stringValue: value },
    ]),
  );

const { record } = createTestRequest(testNow, { purpose: '=HYPERLINK("x")', address: 'Zone 3,\nSample' });

/** Staff store the requests, because the rules refuse hostile values from others. */
async function withRequests(dataDir: string, count: number): Promise<RunningServer> {
  const server = await startTestServer({ dataDir });
  const idAt = (i: number): string => `4${i.toString(16).padStart(3, '0')}`;
  for (let from = 0; from < count; from += 400) {
    const ids = Array.from({ length: Math.min(400, count - from) }, (_, i) => idAt(from + i));
    const writes = ids.map((id) => ({
      update: { name: `${testDocumentsRoot}/${site.root}/Form_Requests/list/${id}`, fields: wire(record) },
    }));
    await post(server, ':commit', { writes }, 'staff');
  }
  return server;
}

const header = `\ufeff${expectedColumns.join()}\r\n`;

describe('requests export', () => {
  it.each([['running'], ['stopped']])('exports JSON and safe CSV with the server %s', async (state) => {
    const dataDir = createTempDirectory();
    const server = await withRequests(dataDir, 1);
    if (state === 'stopped') await server.close();
    const env = { DATA_DIR: dataDir };
    const json = await runScript('tools/cli/requests.ts', ['export'], env);
    expect({ ...json, out: JSON.parse(json.out) }).toEqual({
      code: 0,
      error: '',
      out: [{ id: '4000', ...record }],
    });
    const csv = await runScript('tools/cli/requests.ts', ['export', '--format', 'csv'], env);
    expect(csv).toEqual({
      code: 0,
      error: '',
      out: expect.toSatisfy((out: string) => out.startsWith(header)),
    });
    expect(csv.out).toContain(`\r\n'4000,x,x,x,"Zone 3,\nSample",70,`);
    expect(csv.out).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(csv.out).toMatch(/,1,2031-05-07T08:30,,,,received,,,,2031-05-06 11:00\r\n$/);
  });

  it.each([['running'], ['stopped']])(
    'exports each of 901 requests once, with the server %s',
    async (state) => {
      const dataDir = createTempDirectory();
      const server = await withRequests(dataDir, 901);
      if (state === 'stopped') await server.close();
      const { out } = await runScript('tools/cli/requests.ts', ['export'], { DATA_DIR: dataDir });
      const ids = (JSON.parse(out) as readonly { readonly id: string }[]).map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([901, 901]);
    },
  );

  it('exports no requests as an empty JSON list or a CSV header', async () => {
    const dataDir = createTempDirectory();
    await startTestServer({ dataDir });
    await expect(
      runScript('tools/cli/requests.ts', ['export'], { DATA_DIR: dataDir }),
    ).resolves.toMatchObject({
      out: '[]\n',
    });
    const csv = await runScript('tools/cli/requests.ts', ['export', '--format=csv'], { DATA_DIR: dataDir });
    expect(csv.out).toBe(header);
  });

  it.each(
    takeSample([
      [['--format', 'xml'], {}, 2, 'Allowed choices are json, csv, xlsx.'],
      [['--frmat', 'csv'], {}, 2, 'Did you mean --format?'],
      [['csv'], {}, 2, "Too many arguments for 'export'"],
      [[], { DATA_DIR: ' ' }, 2, 'DATA_DIR'],
      [[], {}, 1, 'npm start'],
    ]),
  )('arguments %j with environment %j exit with %d and print what to do', async (args, env, code, what) => {
    const ended = await runScript('tools/cli/requests.ts', ['export', ...args], {
      DATA_DIR: createTempDirectory(),
      ...env,
    });
    expect(ended).toEqual({ code, out: '', error: expect.stringContaining(what) });
  });
});

describe('content import', () => {
  it.each([['running'], ['stopped']])('imports six services with the server %s', async (state) => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir, content: null });
    if (state === 'stopped') await server.close();
    const ended = await runScript('tools/cli/content.ts', ['import', sampleContent], { DATA_DIR: dataDir });
    expect(ended).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining('CitizensCharter_List: 6'),
    });
    const after = state === 'stopped' ? await startTestServer({ dataDir, content: null }) : server;
    const structuredQuery = { from: [{ collectionId: 'list' }] };
    const { body } = await post(
      after,
      `/${site.root}/CitizensCharter_List:runQuery`,
      { structuredQuery },
      'staff',
    );
    expect(body).toHaveLength(6);
  });

  it('leaves a running server and its stored request intact', async () => {
    const dataDir = createTempDirectory();
    const server = await withRequests(dataDir, 1);
    await runScript('tools/cli/content.ts', ['import'], { DATA_DIR: dataDir });
    const { body } = await post(
      server,
      ':batchGet',
      { documents: [`${testDocumentsRoot}/${site.root}/Form_Requests/list/4000`] },
      'staff',
    );
    expect(body).toMatchObject([{ found: { fields: wire(record) } }]);
  });
});

describe('formatCsvRow', () => {
  it.each([
    [['a', 'b'], 'a,b'],
    [['a,b', 'say "x"'], '"a,b","say ""x"""'],
    [['a\nb', 'a\r\nb'], '"a\nb","a\r\nb"'],
    [['=1+1', '+1', '-1', '@a'], "'=1+1,'+1,'-1,'@a"],
    [['\t=1', '\r=1', '\n=1'], '"\'\t=1","\'\r=1","\'\n=1"'],
    [['=a,b'], '"\'=a,b"'],
    [["it's", 'a=b', ' '], "it's,a=b, "],
    [[-5, 0, 1.5, true], '-5,0,1.5,true'],
    [[null, undefined, ''], ',,'],
    [[['a', 1], { b: null }], '"[""a"",1]","{""b"":null}"'],
  ])('formats the cells %j as %j', (cells, row) => {
    expect(formatCsvRow(cells)).toBe(`${row}\r\n`);
  });
});
