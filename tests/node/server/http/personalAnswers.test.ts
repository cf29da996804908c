/** §7. No cache on the way stores an answer with a person's data: neither a proxy's nor that of a shared computer. */
import { describe, expect, it } from 'vitest';
import { siteDatabase } from '../../../../server/ops/siteStore.ts';
import { site } from '../../../../src/site.ts';
import { startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createSubmission, sendSubmission } from '../../../support/server/submissions.ts';

const surname = 'Planted-Surname';
const code = '4f3a0000-0000-4f3a-8a9b-0c1d2e3f4a5b';
const documents = `v1/${siteDatabase.root}`;
const list = (name: string): string => `${documents}/${site.root}/${name}`;
const query = { structuredQuery: { from: [{ collectionId: 'list' }] } };

interface Call {
  readonly path: string;
  readonly body?: object;
  readonly isStaff?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server that has more requests than fit into one packet, and the submission that was stored last. */
const startFilledServer = async () => {
  const server = await startTestServer({ content: null });
  const submission = createSubmission(testNow, { lname: surname });
  for (const sending of [createSubmission(testNow), createSubmission(testNow), submission])
    expect(await sendSubmission(server.address, sending)).toBe(200);
  return { server, submission };
};

type Submission = Awaited<ReturnType<typeof startFilledServer>>['submission'];

describe("§7 the answers with a person's data", () => {
  it.each<readonly [name: string, status: number, holds: string, call: (stored: Submission) => Call]>([
    ['the backup of the store', 200, surname, () => ({ path: 'v1/backup', isStaff: true })],
    [
      'the list of requests',
      200,
      surname,
      () => ({ path: `${list('Form_Requests')}:runQuery`, body: query, isStaff: true }),
    ],
    [
      'the compressed list of requests',
      200,
      surname,
      () => ({
        path: `${list('Form_Requests')}:runQuery`,
        body: query,
        isStaff: true,
        headers: { 'accept-encoding': 'gzip' },
      }),
    ],
    [
      'a request by its reference',
      200,
      surname,
      ({ id }) => ({
        path: `${documents}:batchGet`,
        body: { documents: [`${siteDatabase.root}/${site.root}/Form_Requests/list/${id}`] },
        isStaff: true,
      }),
    ],
    [
      'the list of receipts',
      200,
      'recordId',
      () => ({ path: `${list('Request_Receipts')}:runQuery`, body: query, isStaff: true }),
    ],
    [
      'the receipt of a code',
      200,
      'recordId',
      ({ receipt }) => ({ path: `${list('Request_Receipts')}/list/${receipt}` }),
    ],
    [
      'a code without a receipt',
      404,
      'NOT_FOUND',
      () => ({ path: `${list('Request_Receipts')}/list/${code}` }),
    ],
    [
      'a list that the public may not read',
      403,
      'PERMISSION_DENIED',
      () => ({ path: `${list('Form_Requests')}:runQuery`, body: query }),
    ],
    [
      'a request that was just stored',
      200,
      'commitTime',
      () => {
        const { body } = createSubmission(testNow, { lname: surname });
        return { path: `${documents}:commit`, body: JSON.parse(body) as object };
      },
    ],
  ])('forbid every cache to store them: %s', async (_, status, holds, call) => {
    const { server, submission } = await startFilledServer();
    const { path, body, isStaff = false, headers } = call(submission);
    const answer = await fetch(`${server.address}${path}`, {
      headers: { ...headers, ...(isStaff && { authorization: `Bearer ${server.token}` }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await answer.text()).toContain(holds);
  });
});
