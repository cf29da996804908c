/**
 * What every answer carries, from this server and from Firebase Hosting alike (firebase.json is made of it), and the Date
 * by which the page corrects its clock. A page's Content-Security-Policy is in policy.ts.
 */
import type { ServerResponse } from 'node:http';

/**
 * What no page of this site asks of a device or a person. Copying and sharing a link it does, and their default is
 * that the site's own pages may.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
} as const;

/** Over TLS alone: a year, for this name and none below it, whose owner may be another. */
export const httpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

export const policyHeader = 'Content-Security-Policy';

/** Of an answer that is no page. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * @param now milliseconds since the epoch
 * @param isHttps as the client sees it
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
