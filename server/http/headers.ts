/**
 * The headers of every answer, from this server and from Firebase Hosting alike (firebase.json is generated from them), and
 * the Date by which the page corrects its clock. A page's Content-Security-Policy is in contentSecurityPolicy.ts.
 */
import type { ServerResponse } from 'node:http';

/**
 * Features that no page of this site uses, that tell something about a person, and that a browser gives to a page: without a question,
 * or after one that people are used to allow.
 */
const deniedFeatures = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'];

export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(),
} as const;

/** Over TLS only: one year, for this host name and no subdomain, which may have another owner. */
export const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

export const policyHeader = 'Content-Security-Policy';

/** The policy of an answer that is no page. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * @param now milliseconds since the epoch
 * @param isHttps whether the client uses TLS
 */
export function setCommonHeaders(response: ServerResponse, now: number, isHttps: boolean): void {
  response.sendDate = false;
  response.setHeader('Date', new Date(now).toUTCString());
  setContentSecurityPolicy(response, closedPolicy);
  for (const [name, value] of Object.entries({ ...commonHeaders, ...(isHttps && httpsHeaders) }))
    response.setHeader(name, value);
}

export function setContentSecurityPolicy(response: ServerResponse, policy: string): void {
  response.setHeader(policyHeader, policy);
}
