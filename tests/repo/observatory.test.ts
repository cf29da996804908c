/** Every response has headers of grade A+ by the rules of Mozilla's observatory, as if behind TLS. */
import { describe, expect, it } from 'vitest';
import type { PolicySources } from '../../server/http/policySources.ts';
import { cloudSources, createFirebaseConfig } from '../../tools/deploy/hosting.ts';
import { gradeHeaders, scoreHeaders } from '../support/observatory.ts';
import { createTempDirectory, startTestServer, writeFiles } from '../support/server/runningServer.ts';

const all: PolicySources = {
  store: 'cloud',
  hasAppCheck: true,
  tiles: ['https://a.tiles.example', 'https://b.tiles.example'],
};
const plain: PolicySources = { store: 'embedded', hasAppCheck: false, tiles: [] };

const hostingHeaders = (sources: PolicySources) =>
  Object.fromEntries(
    createFirebaseConfig(sources).hosting.headers[0]!.headers.map(({ key, value }) => [key, value]),
  );

const serverHeaders = async (sources: PolicySources, path: string) => {
  const dist = createTempDirectory();
  writeFiles(dist, { 'index.html': '<p>the page</p>', '.sources.json': JSON.stringify(sources) });
  const { address } = await startTestServer({ dist, content: null, trustProxy: 1 });
  const { headers } = await fetch(new URL(path, address), { headers: { 'x-forwarded-proto': 'https' } });
  return Object.fromEntries(headers);
};

describe("the grade of Mozilla's observatory", () => {
  it.each([
    ['with the embedded store', plain],
    ['with Cloud Firestore', cloudSources],
    ['with App Check and other tiles', all],
  ])('is A+ on Hosting and on the embedded server, %s', async (_, sources) => {
    const sent = [
      hostingHeaders(sources),
      await serverHeaders(sources, '/home'),
      await serverHeaders(sources, '/v1/none'),
    ];
    expect(sent.map(gradeHeaders)).toEqual(['A+', 'A+', 'A+']);
    expect(sent.map(scoreHeaders)).toEqual([130, 130, 130]);
  });

  const policy = hostingHeaders(cloudSources)['Content-Security-Policy']!;
  it.each([
    ['without any header', {}, 'D'],
    ['without TLS', { ...hostingHeaders(cloudSources), 'Strict-Transport-Security': '' }, 'B+'],
    [
      'with inline scripts',
      {
        ...hostingHeaders(cloudSources),
        'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      },
      'B+',
    ],
    [
      'with eval',
      {
        ...hostingHeaders(cloudSources),
        'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
      },
      'A+',
    ],
    ['without a policy', { ...hostingHeaders(cloudSources), 'Content-Security-Policy': '' }, 'B'],
    ['with content sniffing', { ...hostingHeaders(cloudSources), 'X-Content-Type-Options': '' }, 'A+'],
    ['readable by every site', { ...hostingHeaders(cloudSources), 'Access-Control-Allow-Origin': '*' }, 'C'],
  ])('grades headers %s by the rules of the observatory', (_, headers, grade) => {
    expect(gradeHeaders(headers)).toBe(grade);
    expect(scoreHeaders(headers)).toBeLessThan(scoreHeaders(hostingHeaders(cloudSources)));
  });
});
