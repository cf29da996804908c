/** §3 Numbers of documents where two desks write at once and answers are lost. */
import { describe, expect, it } from 'vitest';
import { isForbidden } from '../../../../src/staff-core/commit.ts';
import { cancelDocument } from '../../../../src/staff-core/documents/cancelDocument.ts';
import { checkRegister } from '../../../../src/staff-core/documents/checkRegister.ts';
import type { FilledSheet } from '../../../../src/staff-core/documents/fillSheet.ts';
import {
  type DocumentToIssue,
  type IssueOutcome,
  issueDocument,
} from '../../../../src/staff-core/documents/issueDocument.ts';
import { listIssuedDocuments } from '../../../../src/staff-core/documents/issuedDocuments.ts';
import { closeYears } from '../../../../src/staff-core/documents/skipNumbers.ts';
import type { StaffRequest } from '../../../../src/staff-core/request.ts';
import type { FirestoreRestClient } from '../../../../src/staff-core/restClient.ts';
import { openLocalClient } from '../../../../tools/cli/lib/storeClient.ts';
import { waitFor } from '../../../../tools/cli/lib/waitFor.ts';
import { startServerProcess } from '../../../support/server/childProcess.ts';
import { createMemoryClient, searchInterleavings } from '../../../support/server/memoryClient.ts';
import { createTempDirectory } from '../../../support/server/runningServer.ts';
import { testNow } from '../../../support/testNow.ts';

const effects = { now: testNow, random: () => 0, wait: async () => {} };

const createFilled = (today: string, title: string): FilledSheet => ({
  sheet: {
    locale: 'en',
    title,
    paragraphs: [[`Sample Resident, on ${today}`]],
    foot: [],
    signatory: null,
    terms: { receipt: '', amount: '', validUntil: '' },
  },
  subject: 'Sample Resident',
  purpose: '',
  until: '2031-11-06',
});

const createDocument = (
  id: string,
  change: Partial<DocumentToIssue> & { readonly title?: string } = {},
): DocumentToIssue => ({
  request: { id, arrived: 1_900_000_000_000 } as StaffRequest,
  text: 'clearance',
  fill: (today) => createFilled(today, change.title ?? 'Barangay Clearance'),
  receipt: '',
  amount: 0,
  kid: '',
  first: 1,
  isFurther: false,
  sharesReceipt: false,
  ...change,
});

/** Presses until there is an answer. */
const insist = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      // Somebody presses again, unless the rules refuse it.
      if (isForbidden(error)) throw error;
    }
  }
};

const issue = (document: DocumentToIssue) => (client: FirestoreRestClient) =>
  insist(() => issueDocument(client, document, effects));
const cancel = (number: string) => (client: FirestoreRestClient) =>
  insist(() => cancelDocument(client, number, 'mistake', effects));

interface World {
  readonly name: string;
  readonly before?: readonly DocumentToIssue[];
  /** The store is a restored copy. */
  readonly isRestored?: true;
  readonly actors: readonly ((client: FirestoreRestClient) => Promise<string | IssueOutcome>)[];
  /** The numbers with an 'x' for a cancelled one, in each end. */
  readonly ends: readonly string[];
  /** What the page may say, over all ends. */
  readonly answers: readonly string[];
  readonly losses: number;
}

const worlds: readonly World[] = [
  {
    name: 'two desks issue two documents',
    actors: [issue(createDocument('4001')), issue(createDocument('4002'))],
    ends: ['1 2'],
    answers: ['already', 'issued'],
    losses: 1,
  },
  {
    name: 'two desks issue the same document',
    actors: [issue(createDocument('4001')), issue(createDocument('4001'))],
    ends: ['1'],
    answers: ['already', 'issued'],
    losses: 1,
  },
  {
    name: 'two desks issue the same text with another word',
    actors: [issue(createDocument('4001')), issue(createDocument('4001', { title: 'Clearance' }))],
    ends: ['1'],
    answers: ['already', 'issued', 'otherPrint'],
    losses: 1,
  },
  {
    name: 'one desk loses three answers',
    actors: [issue(createDocument('4001'))],
    ends: ['1'],
    answers: ['already', 'issued'],
    losses: 3,
  },
  {
    name: 'one desk cancels while another issues',
    before: [createDocument('4001')],
    actors: [cancel('2031-00001'), issue(createDocument('4002'))],
    ends: ['1x 2'],
    answers: ['already', 'cancelled', 'issued'],
    losses: 1,
  },
  {
    name: 'two desks cancel two documents',
    before: [createDocument('4001'), createDocument('4002')],
    actors: [cancel('2031-00001'), cancel('2031-00002')],
    ends: ['1x 2x'],
    answers: ['already', 'cancelled'],
    losses: 1,
  },
  {
    name: 'one desk cancels what another issues again',
    before: [createDocument('4001')],
    actors: [cancel('2031-00001'), issue(createDocument('4001'))],
    ends: ['1x', '1x 2'],
    answers: ['already', 'cancelled', 'issued'],
    losses: 1,
  },
  {
    name: 'two desks go on after a restored copy',
    before: [createDocument('4001')],
    isRestored: true,
    actors: [issue(createDocument('4002', { first: 4 })), issue(createDocument('4003', { first: 4 }))],
    ends: ['1 2x 3x 4 5'],
    answers: ['issued'],
    losses: 0,
  },
];

describe('§3 numbers of documents', () => {
  it.each(worlds)(
    'are neither doubled nor skipped where $name',
    async ({ before = [], isRestored, actors, ends, answers, losses }) => {
      const [found, kinds] = [new Set<string>(), new Set<string>()];
      const runs = await searchInterleavings(
        () => {
          const client = createMemoryClient(testNow);
          return {
            client,
            prepare: async () => {
              for (const document of before) await issueDocument(client, document, effects);
              if (isRestored === true) await closeYears(client, testNow);
            },
            actors: actors.map((act) => async (desk: FirestoreRestClient) => {
              const answer = await act(desk);
              kinds.add(typeof answer === 'string' ? answer : answer.kind);
            }),
            inspect: async (path) => {
              const { problems } = await checkRegister(client);
              expect(problems, path).toEqual([]);
              const rows = await listIssuedDocuments(client);
              found.add(
                rows.map(({ serial, cancelled }) => `${serial}${cancelled === null ? '' : 'x'}`).join(' '),
              );
            },
          };
        },
        { losses },
      );
      expect([...found].sort()).toEqual(ends);
      expect([...kinds].sort()).toEqual(answers);
      expect(runs).toBeGreaterThan(1);
    },
  );
});

describe('§3 numbers of documents on a server that is killed', () => {
  it('have no double and no hole after four desks went on issuing over a kill', async () => {
    const dataDir = createTempDirectory();
    let server = await startServerProcess(dataDir);
    let isRestarting: Promise<void> | null = null;
    const restart = async () => {
      await server.end('SIGKILL');
      server = await startServerProcess(dataDir);
    };
    const numbers: string[] = [];
    const killAt = 12;
    const work = async (desk: number) => {
      for (let at = 0; at < 10; at += 1) {
        const client = openLocalClient(dataDir, false);
        const id = `4${desk}${at.toString(16).padStart(2, '0')}`;
        const outcome = await insist(async () => {
          await isRestarting;
          return issueDocument(client, createDocument(id), {
            now: Date.now(),
            random: Math.random,
            wait: waitFor,
          });
        });
        if ('document' in outcome) numbers.push(outcome.document.number);
        if (numbers.length === killAt) isRestarting ??= restart();
      }
    };
    await Promise.all([1, 2, 3, 4].map(work));
    const client = openLocalClient(dataDir, false);
    expect((await checkRegister(client)).problems).toEqual([]);
    const rows = await listIssuedDocuments(client);
    expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect([...numbers].sort()).toEqual(rows.map(({ number }) => number));
  });
});
