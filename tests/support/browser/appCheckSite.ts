/** A build with App Check. Google and Cloud Firestore are mocked in the browser; the embedded store answers for the records. */
import type { BrowserContext, Request, Route } from 'playwright-core';
import type { RunningServer } from '../../../server/http/server.ts';
import { embeddedProjectId } from '../../../src/firestore/settings.ts';
import { withBuild } from './buildWithSettings.ts';

const firestore = 'https://firestore.googleapis.com';
const exchange = 'https://content-firebaseappcheck.googleapis.com';
const google = 'https://www.google.com';

/** The App Check token that the exchange returns. */
export const sampleAppCheckToken = 'sample-proof';

/** One build with a key for a file of tests. */
export const withAppCheckBuild = () =>
  withBuild({
    VITE_FIREBASE_PROJECT_ID: embeddedProjectId,
    VITE_FIREBASE_API_KEY: 'sample-key',
    VITE_FIREBASE_APP_ID: '1:2:web:3',
    VITE_FIREBASE_APP_CHECK_KEY: 'sample-site-key',
  });

/** What the SDK uses of reCAPTCHA Enterprise. */
const recaptchaScript = `window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (_, { callback }) => { window.toldPerson = callback; return 0; },
  execute: async () => { window.toldPerson('sample-person'); return 'sample-person'; },
} };`;

const headers = { 'access-control-allow-origin': '*' } as const;

type RouteAnswer = (route: Route) => unknown;

/** How Google answers. */
export const googleAnswers = {
  script: (route: Route) => route.fulfill({ body: recaptchaScript, contentType: 'text/javascript' }),
  proof: (route: Route) => route.fulfill({ json: { token: sampleAppCheckToken, ttl: '3600s' }, headers }),
  blocked: (route: Route) => route.abort('blockedbyclient'),
  signIn: (route: Route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  refused: (route: Route) => route.fulfill({ status: 403, json: {}, headers }),
  cut: (route: Route) => route.abort('connectionreset'),
  nothing: () => {},
} as const satisfies Readonly<Record<string, RouteAnswer>>;

export interface AppCheckMock {
  script: RouteAnswer;
  exchange: RouteAnswer;
  /** How often each was requested. */
  scriptRequests: number;
  exchangeRequests: number;
  /** Every call to the records. */
  readonly calls: Request[];
  /** Hosts that were requested besides the site's own. */
  readonly hosts: Set<string>;
}

/** Mocks every host but the site's own; a test may change the answers while the page is open. */
export const mockAppCheck = async (
  context: BrowserContext,
  server: RunningServer,
  overrides: Partial<Pick<AppCheckMock, 'script' | 'exchange'>> = {},
): Promise<AppCheckMock> => {
  const mock: AppCheckMock = {
    script: googleAnswers.script,
    exchange: googleAnswers.proof,
    ...overrides,
    scriptRequests: 0,
    exchangeRequests: 0,
    calls: [],
    hosts: new Set(),
  };
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^http/.test(protocol) && hostname !== '127.0.0.1') mock.hosts.add(hostname);
  });
  await context.route(`${google}/**`, async (route) => {
    mock.scriptRequests++;
    await mock.script(route);
  });
  await context.route(`${exchange}/**`, async (route) => {
    mock.exchangeRequests++;
    await mock.exchange(route);
  });
  await context.route(`${firestore}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    mock.calls.push(request);
    try {
      const response = await route.fetch({ url: new URL(pathname + search, server.address).href });
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    } catch {
      // The test is over, and its page gone.
    }
  });
  return mock;
};
