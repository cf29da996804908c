/** What every answer carries, and the Date by which the page corrects its clock. */
import type { ServerResponse } from 'node:http';

export const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
} as const;

/** @param now milliseconds since the epoch */
export function setHeaders(response: ServerResponse, now: number): void {
  response.sendDate = false;
  response.setHeader('Date', new Date(now).toUTCString());
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
}
