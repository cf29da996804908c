/** §7. The calls of the staff page: how long one may take. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStaffClient } from '../../../src/staff/restClient.ts';

afterEach(() => vi.restoreAllMocks());

describe('§7 the time of a call of staff', () => {
  it.each([
    ['a record of 1 kB', 1_000, 15_125],
    ['a picture of 300 kB, which has 400 kB as text, on a line of 8 kB a second', 400_000, 65_000],
  ])('is long enough for %s', async (_, length, milliseconds) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const client = createStaffClient({
      origin: 'https://barangay.example',
      projectId: 'demo',
      isIndexed: false,
      takesFiles: true,
      bearer: async () => 'token',
    });
    // Quotation marks enclose the text.
    await client.post(':commit', 'a'.repeat(length - 2));
    expect(limit).toHaveBeenCalledWith(milliseconds);
  });
});
