/** One answer of a server of the built site, as far as two servers must agree on it. */
import { request as httpRequest } from 'node:http';
import { always, overHttps, policyHeader } from '../../server/headers.ts';
import { policyOf } from '../../server/policy.ts';
import { cloudSources } from '../../tools/hosting.ts';

export interface Answered {
  readonly status: number;
  /** The file of the site that was sent; 'other' is the server's own text. */
  readonly body: string;
  readonly location?: string;
  /** Of a file; without its parameters. */
  readonly type?: string;
  /** How long it is kept. */
  readonly caching: string;
  /** Headers of the table that are missing, or have another value than the table's. */
  readonly amiss: readonly string[];
}

const table = Object.entries({ ...always, ...overHttps, [policyHeader]: policyOf(cloudSources) });

/** A script has two names; RFC 9239 calls the first obsolete. */
const typeOf = (header: string): string =>
  header.split(';', 1)[0]!.replace(/^application(?=\/javascript$)/, 'text');

/**
 * Asks for a path exactly as it is written, as a proxy that ended TLS would.
 * @param site the site's files, by name
 */
export const answerOf = (
  address: string,
  path: string,
  site: ReadonlyMap<string, Buffer>,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const sent = httpRequest({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks);
        const { location, 'content-type': type = '' } = response.headers;
        const [body = 'other'] = [...site].find(([, content]) => content.equals(text)) ?? [];
        resolve({
          status: response.statusCode ?? 0,
          body,
          ...(location !== undefined && { location }),
          ...(body !== 'other' && { type: typeOf(type) }),
          caching: response.headers['cache-control'] ?? '',
          amiss: table
            .filter(([name, value]) => response.headers[name.toLowerCase()] !== value)
            .map(([name]) => name),
        });
      });
    });
    sent.on('error', reject).end();
  });
