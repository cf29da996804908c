/** Sends a prerendered page over HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { varyByLocale } from '../http/locale.ts';
import { sendEncoded } from '../http/sendEncoded.ts';
import type { EncodedPage } from './pageCache.ts';

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: `Accept-Encoding, ${varyByLocale}`,
};

export const sendPage = (page: EncodedPage, request: IncomingMessage, response: ServerResponse): void =>
  sendEncoded(page, pageHeaders, request, response);
