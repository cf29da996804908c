/** §6. Who is staff: `npm run staff`, over HTTP, with a server that answers as the Identity Toolkit documents it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStaffProgram } from '../../../../../tools/cli/staff/commands.ts';
import { testNow } from '../../../../support/server/runningServer.ts';
import { runAsStaff } from '../../../../support/server/staffCommands.ts';

interface User {
  readonly localId: string;
  readonly email: string;
  customAttributes?: string;
  validSince?: string;
  readonly passwordHash?: string;
  readonly emailLinkSignin?: boolean;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
}

/** Two accounts to a page, so that there is a second page. */
const pageSize = 2;

/** Starts an Identity Toolkit server of one project, which accepts only the emulator's caller. Returns the command. */
async function signIn(users: User[], refuses?: { readonly status: number; readonly message: string }) {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const url = new URL(request.url ?? '', 'http://localhost');
    const call = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/demo-barangay\/accounts(:\w+)?$/.exec(
      url.pathname,
    );
    if (refuses !== undefined) return answer(refuses.status, { error: { message: refuses.message } });
    if (request.headers.authorization !== 'Bearer owner' || call === null) return answer(401, {});
    const body = text === '' ? {} : JSON.parse(text);
    switch (`${request.method} ${call[1] ?? ''}`) {
      case 'POST :lookup': {
        const found = users.filter(({ email }) => body.email.includes(email));
        return answer(200, {
          kind: 'identitytoolkit#GetAccountInfoResponse',
          ...(found.length > 0 && { users: found }),
        });
      }
      case 'POST ':
        users.push({ localId: `made-${users.length}`, email: body.email });
        return answer(200, { localId: users.at(-1)?.localId });
      case 'POST :update':
        Object.assign(users.find(({ localId }) => localId === body.localId) ?? {}, body);
        return answer(200, { localId: body.localId });
      case 'GET :batchGet': {
        const from = Number(url.searchParams.get('nextPageToken') ?? 0);
        const next = from + pageSize < users.length ? { nextPageToken: String(from + pageSize) } : {};
        return answer(200, { users: users.slice(from, from + pageSize), ...next });
      }
      default:
        return answer(404, {});
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const env = {
    FIREBASE_PROJECT_ID: 'demo-barangay',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return (...args: readonly string[]) => runAsStaff(args, env, testNow, createStaffProgram);
}

const users = (): User[] => [
  { localId: 'a', email: 'sample@example.com', customAttributes: '{"other":1}' },
  { localId: 'b', email: 'second@example.com' },
  { localId: 'c', email: 'third@example.com', customAttributes: '{"staff":true}' },
];

const claimsOf = (all: readonly User[], email: string): unknown =>
  JSON.parse(all.find((user) => user.email === email)?.customAttributes ?? 'null');

describe('§6 npm run staff', () => {
  it('grant adds the claim to the other claims of an account, and creates an account that is missing', async () => {
    const all = users();
    const run = await signIn(all);
    expect(await run('grant', 'Sample@Example.com')).toContain('now has staff access');
    expect(claimsOf(all, 'sample@example.com')).toEqual({ other: 1, staff: true });
    expect(await run('grant', 'sample@example.com')).toContain('already');
    await run('grant', 'new@example.com');
    expect(claimsOf(all, 'new@example.com')).toEqual({ staff: true });
  });

  it.each([
    ['a password', { passwordHash: 'x' }],
    ['a password that these credentials may not see', { providerUserInfo: [{ providerId: 'password' }] }],
  ])('grant refuses an account with %s, which somebody else may have created', async (_, accountFields) => {
    const all: User[] = [{ localId: 'a', email: 'sample@example.com', ...accountFields }];
    const run = await signIn(all);
    await expect(run('grant', 'sample@example.com')).rejects.toThrow('has a password');
    expect(claimsOf(all, 'sample@example.com')).toBeNull();
  });

  it('grant accepts an account that signs in by an email link', async () => {
    const all: User[] = [
      {
        localId: 'a',
        email: 'sample@example.com',
        emailLinkSignin: true,
        providerUserInfo: [{ providerId: 'password' }],
      },
    ];
    const run = await signIn(all);
    await run('grant', 'sample@example.com');
    expect(claimsOf(all, 'sample@example.com')).toEqual({ staff: true });
  });

  it('revoke removes the claim and invalidates earlier sign-ins', async () => {
    const all = users();
    const run = await signIn(all);
    expect(await run('revoke', 'third@example.com')).toContain('no longer has staff access');
    expect(claimsOf(all, 'third@example.com')).toEqual({});
    expect(all[2]?.validSince).toBe(String(testNow / 1_000));
    expect(await run('revoke', 'nobody@example.com')).toContain('does not have staff access');
  });

  it('list reads every page of accounts and prints those with the claim', async () => {
    const run = await signIn(users());
    expect(await run('list')).toBe('third@example.com\n1 account has staff access.');
  });

  it.each([
    [['grant'], "Missing required argument 'EMAIL'."],
    [['grant', 'nobody'], "value 'nobody' is invalid for argument 'EMAIL'. It must be an email address."],
    [['grand', 'a@b.co'], 'Did you mean grant?'],
  ])('explains what is wrong with %o', async (args, problem) => {
    const run = await signIn([]);
    await expect(run(...args)).rejects.toThrow(problem);
  });

  it.each([
    [403, 'PERMISSION_DENIED', 'Firebase Authentication Admin'],
    [400, 'CONFIGURATION_NOT_FOUND', 'Get started'],
    [401, '', 'GOOGLE_APPLICATION_CREDENTIALS'],
  ])('explains what to do when Google answers %d %s', async (status, message, hint) => {
    const run = await signIn([], { status, message });
    await expect(run('list')).rejects.toThrow(hint);
  });
});
