/** The feedback commands, with the store's server running and stopped, and in Google's emulator. */
import { describe, expect, it } from 'vitest';
import {
  emulatorSkipNote,
  hasEmulator,
} from '../../../../../packages/embedded-firestore/tests/support/emulator.ts';
import { resolveFeedbackCommand } from '../../../../../tools/cli/feedback/commands.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { createSampleFeedback } from '../../../../support/form/sampleFeedback.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { openEmulatedStore } from '../../../../support/server/emulatedStore.ts';
import { createTempDirectory, startTestServer, testNow } from '../../../../support/server/runningServer.ts';
import { feedbackIdOf, type SeededFeedback, seedFeedback } from '../../../../support/server/seedFeedback.ts';
import { createTestClient, runAsStaff } from '../../../../support/server/staffCommands.ts';

const script = 'tools/cli/feedback.ts';
const day = 86_400_000;

interface RunningStore {
  readonly client: StoreClient;
  readonly env: Readonly<Record<string, string>>;
  /** Moves the server's clock forward (ms). */
  readonly later: (milliseconds: number) => void;
}

/** Starts a server with this feedback, whose clock the test moves. */
async function startStore(messages: readonly SeededFeedback[] = []): Promise<RunningStore> {
  const dataDir = createTempDirectory();
  let now = testNow;
  const client = createTestClient(await startTestServer({ dataDir, content: null, now: () => now }));
  if (messages.length > 0) await seedFeedback(client, messages);
  return {
    client,
    env: { DATA_DIR: dataDir },
    later: (milliseconds) => {
      now += milliseconds;
    },
  };
}

const runFeedback = (args: readonly string[], env: Readonly<Record<string, string>>, now?: number) =>
  runAsStaff(args, env, now, resolveFeedbackCommand);

const startsIn = (out: string): readonly string[] =>
  [...out.matchAll(/^([0-9a-f]{8}) /gm)].map(([, start = '']) => start);

describe('§7 feedback list', () => {
  it.each([['running'], ['stopped']])('prints one line a message, with the server %s', async (server) => {
    const messages = [{ start: 'aaaaaaaa' }, { start: 'bbbbbbbb', kind: 'useful' as const }];
    let env: Readonly<Record<string, string>>;
    if (server === 'running') env = (await startStore(messages)).env;
    else {
      env = { DATA_DIR: createTempDirectory() };
      const client = openLocalClient(env.DATA_DIR!, true);
      await seedFeedback(client, messages);
      client.close();
    }
    const { code, out, error } = await runScript(script, [], env);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^ID +SENT +KIND +PAGE +TEXT$/m);
    expect(out).toMatch(
      /^aaaaaaaa +\d{4}-\d\d-\d\d \d\d:\d\d +WRONG NUMBER +\/Emergency-Hotlines +Sample: 088 000 is of another office\.$/m,
    );
    expect(out).toMatch(/^bbbbbbbb +\S+ \S+ +useful +\/Emergency-Hotlines$/m);
    expect(out).toMatch(/^2 in the store in /m);
  });

  it('lists the newest arrivals first, limited by --most and --since', async () => {
    const { client, env, later } = await startStore([{ start: 'aaaaaaaa' }]);
    later(day);
    await seedFeedback(client, [{ start: 'cccccccc' }]);
    later(day);
    await seedFeedback(client, [{ start: 'bbbbbbbb' }]);
    expect(startsIn(await runFeedback([], env))).toEqual(['bbbbbbbb', 'cccccccc', 'aaaaaaaa']);
    const few = await runFeedback(['--most', '2'], env);
    expect(startsIn(few)).toEqual(['bbbbbbbb', 'cccccccc']);
    expect(few).toContain('Only the first 2 are shown');
    expect(startsIn(await runFeedback(['list', '--since', '2031-05-07'], env))).toEqual([
      'bbbbbbbb',
      'cccccccc',
    ]);
  });

  it.each([
    [
      ['--page', 'emergency-hotlines'],
      ['aaaaaaaa', 'bbbbbbbb'],
    ],
    [['--page', '/News/clean-up'], ['cccccccc']],
    [
      ['--kind', 'wrong-number'],
      ['aaaaaaaa', 'cccccccc'],
    ],
    [['--kind', 'useful', '--page', '/Emergency-Hotlines'], ['bbbbbbbb']],
    [['--since', 'tomorrow'], []],
  ])('with the filters %j lists %j', async (args, starts) => {
    const { env } = await startStore([
      { start: 'aaaaaaaa' },
      { start: 'bbbbbbbb', kind: 'useful' },
      { start: 'cccccccc', fields: { page: '/News/clean-up' } },
    ]);
    const out = await runFeedback(args, env);
    expect([...startsIn(out)].sort()).toEqual(starts);
    if (starts.length === 0) expect(out).toContain('No feedback matches these filters.');
  });

  it('reports that no feedback has arrived yet', async () => {
    expect(await runFeedback([], (await startStore()).env)).toContain('No feedback has come in yet.');
  });

  it.each([['list'], ['counts'], ['show', 'aaaaaaaa']])(
    '%s prints hostile text without control characters',
    async (...args) => {
      const { env } = await startStore([
        {
          start: 'aaaaaaaa',
          fields: {
            text: '\u001b[2Jx\u202egnp\u0007',
            page: '/News\u001b]0;x',
            kind: args[0] === 'counts' ? 'useful' : '\u001b[1m',
          },
        },
      ]);
      const out = await runFeedback(args, env);
      expect(out).toContain('/News?]0;x');
      expect(out.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
    },
  );
});

describe('§7 feedback counts', () => {
  it('counts feedback by page, with wrong numbers first, then pages that were not useful', async () => {
    const { env } = await startStore([
      { start: 'aaaaaaaa', kind: 'useful', fields: { page: '/News' } },
      { start: 'bbbbbbbb', kind: 'useful', fields: { page: '/News' } },
      { start: 'cccccccc', kind: 'notUseful', fields: { page: '/Resident' } },
      { start: 'dddddddd' },
      { start: 'eeeeeeee', fields: { kind: 'praise' } },
    ]);
    expect((await runFeedback(['counts'], env)).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['PAGE', 'USEFUL', 'NOT USEFUL', 'WRONG NUMBER'],
      ['/Emergency-Hotlines', '0', '0', '1'],
      ['/Resident', '0', '1', '0'],
      ['/News', '2', '0', '0'],
    ]);
    expect(await runFeedback(['counts', '--page', '/Home'], env)).toMatch(/^None in /);
  });
});

describe('§7 feedback show and delete', () => {
  it('show prints a whole message, found by the first characters of its id', async () => {
    const { env } = await startStore([{ start: 'aaaaaaaa', fields: { text: 'one\ntwo' } }]);
    expect((await runFeedback(['show', 'AAAAAAAA'], env)).split('\n')).toEqual([
      `ID    ${feedbackIdOf('aaaaaaaa')}`,
      'Page  /Emergency-Hotlines',
      'Kind  WRONG NUMBER',
      'Sent  2031-05-06 11:00',
      'Text  one',
      '      two',
    ]);
  });

  it('delete removes one message, and only with --yes', async () => {
    const { env } = await startStore([{ start: 'aaaaaaaa' }, { start: 'aaaabbbb' }]);
    await expect(runFeedback(['delete', 'aaaa', '--yes'], env)).rejects.toThrow(
      "'aaaa' begins more than one",
    );
    await expect(runFeedback(['delete', 'aaaaaaaa'], env)).rejects.toThrow(
      'Nothing was deleted. It is aaaaaaaa',
    );
    expect(await runFeedback(['delete', 'aaaaaaaa', '--yes'], env)).toContain(
      'Deleted aaaaaaaa (WRONG NUMBER',
    );
    expect(startsIn(await runFeedback([], env))).toEqual(['aaaabbbb']);
    await expect(runFeedback(['show', 'aaaaaaaa'], env)).rejects.toThrow("There is no feedback 'aaaaaaaa'");
  });
});

describe('§7 feedback export', () => {
  it('exports JSON, and CSV in which no cell is a formula', async () => {
    const { env } = await startStore([
      { start: 'aaaaaaaa', fields: { text: '=HYPERLINK("http://example.com")' } },
      { start: 'bbbbbbbb', kind: 'useful' },
    ]);
    const json = await runScript(script, ['export'], env);
    expect(JSON.parse(json.out)).toEqual([
      {
        id: feedbackIdOf('aaaaaaaa'),
        ...createSampleFeedback('wrongNumber', testNow),
        text: '=HYPERLINK("http://example.com")',
      },
      { id: feedbackIdOf('bbbbbbbb'), ...createSampleFeedback('useful', testNow) },
    ]);
    const csv = await runScript(script, ['export', '--format', 'csv', '--kind', 'wrongNumber'], env);
    expect(csv).toMatchObject({ code: 0, error: '' });
    expect(csv.out.split('\r\n')).toEqual([
      '\ufeffid,page,kind,text,dateCreated,handedIn',
      `${feedbackIdOf('aaaaaaaa')},/Emergency-Hotlines,wrongNumber,"'=HYPERLINK(""http://example.com"")",${testNow},2031-05-06 11:00`,
      '',
    ]);
  });
});

describe('§7 feedback purge', () => {
  it('deletes feedback that arrived 180 days ago or before, and keeps newer feedback', async () => {
    const { client, env, later } = await startStore([{ start: 'aaaaaaaa' }]);
    later(1_000);
    await seedFeedback(client, [{ start: 'bbbbbbbb' }]);
    const over = testNow + 180 * day;
    expect(await runFeedback(['purge', '--dry-run'], env, over - 1)).toMatch(
      /^Would delete 0 .* 2 would stay/,
    );
    expect(await runFeedback(['purge', '--dry-run'], env, over)).toMatch(
      /^Would delete 1 from .* 1 would stay/,
    );
    expect(startsIn(await runFeedback([], env))).toHaveLength(2);
    expect(await runFeedback(['purge'], env, over)).toMatch(/^Deleted 1 from .* 1 stay\./);
    expect(startsIn(await runFeedback([], env))).toEqual(['bbbbbbbb']);
  });
});

describe('§7 the arguments of npm run feedback', () => {
  it.each([
    [['lst'], "Unknown command 'lst' (Did you mean list?). Help: npm run feedback help"],
    [['list', '--colour'], "Unknown option '--colour'. Help: npm run feedback help list"],
    [['list', '--page', '/nowhere'], '--page must be the path of a page'],
    [['list', '--kind', 'praise'], '--kind must be one of useful, notUseful, wrongNumber'],
    [['list', '--since', 'soon'], '--since must be a day'],
    [['show'], "Missing required argument 'ID'. Help: npm run feedback help show"],
    [['show', 'xyz'], 'An ID is what the list shows'],
    [['export', '--format', 'xml'], 'Allowed choices are json, csv, xlsx.'],
  ])('refuses %j before it opens a store: %s', (args, sentence) => {
    expect(() => resolveFeedbackCommand(args, { env: { DATA_DIR: '/dev/null/none' }, now: testNow })).toThrow(
      sentence,
    );
  });

  it('help names every command, and help list the filters --page and --kind', async () => {
    const help = await runFeedback(['help'], {});
    for (const name of ['list', 'counts', 'show', 'export', 'delete', 'purge'])
      expect(help).toMatch(new RegExp(`^  ${name} `, 'm'));
    const listHelp = await runFeedback(['help', 'list'], {});
    for (const option of ['--page', '--kind', '--since']) expect(listHelp).toContain(option);
  });
});

describe.skipIf(!hasEmulator)(`§7 feedback in Cloud Firestore${emulatorSkipNote}`, () => {
  it('lists, counts, shows, exports, deletes and purges feedback', async () => {
    const { client, env } = await openEmulatedStore('feedback');
    await seedFeedback(client, [
      { start: 'aaaaaaaa', fields: { dateCreated: testNow - 1_000 } },
      { start: 'bbbbbbbb', kind: 'useful', fields: { page: '/News' } },
    ]);
    expect(startsIn(await runFeedback([], env))).toEqual(['bbbbbbbb', 'aaaaaaaa']);
    expect(startsIn(await runFeedback(['--most', '1'], env))).toEqual(['bbbbbbbb']);
    expect(startsIn(await runFeedback(['--page', '/News', '--kind', 'useful'], env))).toEqual(['bbbbbbbb']);
    expect(startsIn(await runFeedback(['--since', '2020-01-01'], env))).toEqual(['bbbbbbbb', 'aaaaaaaa']);
    expect(await runFeedback(['counts'], env)).toMatch(/^\/Emergency-Hotlines +0 +0 +1$/m);
    expect(await runFeedback(['show', 'aaaa'], env)).toContain('Sample: 088 000');
    const { out } = await runScript(script, ['export', '--to', 'cloud'], env);
    expect(JSON.parse(out)).toHaveLength(2);
    await runFeedback(['delete', 'aaaaaaaa', '--yes'], env);
    expect(await runFeedback(['purge'], env, Date.now() + 181 * day)).toMatch(/^Deleted 1 from /);
    expect(await runFeedback([], env)).toContain('No feedback has come in yet.');
  });
});
