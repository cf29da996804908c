/** Reads version.json (spec §7): the version that is served, and the server's time from the answer's Date header. */

const answerLimit = 5_000;

export interface Served {
  readonly version: string;
  /** Epoch ms; null where the answer carried no date. */
  readonly instant: number | null;
}

const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= 64;

/** Throws where there is no such file, or what it holds is no version. */
export const readVersion = async (fetching: typeof fetch): Promise<Served> => {
  const answer = await fetching('/version.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(answerLimit),
  });
  if (!answer.ok) throw new Error(`version.json: ${answer.status}`);
  const body: unknown = await answer.json();
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  if (!isVersion(version)) throw new Error('version.json: no version of 1 to 64 characters');
  const instant = Date.parse(answer.headers.get('date') ?? '');
  return { version, instant: Number.isNaN(instant) ? null : instant };
};
