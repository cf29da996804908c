/** One answer of a server of the built site, as far as two servers must agree on it. */
import { request as httpRequest } from 'node:http';
import { createContentSecurityPolicy, type InlineHashes } from '../../server/http/contentSecurityPolicy.ts';
import { commonHeaders, httpsHeaders, policyHeader } from '../../server/http/headers.ts';
import { cloudSources } from '../../tools/deploy/hosting.ts';

export interface HostingAnswer {
  readonly status: number;
  /** The file of the site that was sent; 'other' is the server's own text. */
  readonly body: string;
  readonly location?: string;
  /** The media type of a file, without its parameters. */
  readonly type?: string;
  /** How long it is cached. */
  readonly caching: string;
  /** Headers of the table that are missing, or have another value than the table's. */
  readonly amiss: readonly string[];
}

/** The files of a build by name, and the inline hashes of its pages by the names of their files. */
export interface BuiltSite {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly inline: ReadonlyMap<string, InlineHashes>;
}

/** A page counts as the same whenever it was rendered. */
export const withoutBuildTime = (file: Buffer): string =>
  file.toString('latin1').replace(/"at":\d+/, '"at":0');

/** A script has two names; RFC 9239 calls the first obsolete. */
const toMediaType = (header: string): string =>
  header.split(';', 1)[0]!.replace(/^application(?=\/javascript$)/, 'text');

/**
 * Asks for a path exactly as it is written, as a proxy that ended TLS would.
 */
export const fetchHostingAnswer = (
  address: string,
  path: string,
  { files, inline }: BuiltSite,
): Promise<HostingAnswer> =>
  new Promise((resolve, reject) => {
    /** A page has its own policy; another file may have the shell's, which Hosting sends with everything else. */
    const policiesOf = (body: string) => {
      const own = inline.get(body);
      const may = own === undefined ? [undefined, inline.get('shell.html')] : [own];
      return may.map((inPage) => createContentSecurityPolicy(cloudSources, 'built', inPage));
    };
    const { hostname, port } = new URL(address);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const sent = httpRequest({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks);
        const { location, 'content-type': type = '' } = response.headers;
        const bodyText = withoutBuildTime(text);
        const [body = 'other'] =
          [...files].find(([, content]) => withoutBuildTime(content) === bodyText) ?? [];
        const table = { ...commonHeaders, ...httpsHeaders };
        const policy = response.headers[policyHeader.toLowerCase()];
        resolve({
          status: response.statusCode ?? 0,
          body,
          ...(location !== undefined && { location }),
          ...(body !== 'other' && { type: toMediaType(type) }),
          caching: response.headers['cache-control'] ?? '',
          amiss: [
            ...Object.entries(table)
              .filter(([name, value]) => response.headers[name.toLowerCase()] !== value)
              .map(([name]) => name),
            ...(policiesOf(body).some((each) => each === policy) ? [] : [policyHeader]),
          ],
        });
      });
    });
    sent.on('error', reject).end();
  });
