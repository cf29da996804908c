/** §6. The staff token is in the memory of a session while a clerk is signed in, and nowhere afterwards. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenSession } from '../../../../src/staff/session/tokenSession.ts';

const token = 'sample-token';

describe('§6 a session by token', () => {
  let sent: (string | null)[] = [];
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers).get('authorization'));
      return Response.json([{ readTime: '2031-05-06T03:00:00Z' }]);
    });
    return () => vi.unstubAllGlobals();
  });

  it('sends the token while it is in use, and none after sign-out', async () => {
    const session = createTokenSession();
    expect(await session.enter(` ${token}\n`)).toBe('staff');
    await session.client.post(':batchGet', {});
    await session.leave();
    await session.client.post(':batchGet', {});
    expect(sent).toEqual([`Bearer ${token}`, `Bearer ${token}`, 'Bearer']);
  });

  it('follows no link and recalls nobody', async () => {
    const session = createTokenSession();
    expect([await session.recall(), await session.followLink(token)]).toEqual(['nobody', 'refused']);
    expect(sent).toEqual([]);
  });
});
