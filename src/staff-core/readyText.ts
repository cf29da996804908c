/**
 * The email that tells a citizen what to get, or that a document is missing: one sentence with the reference and the address of the status
 * page. Neither the name nor the service nor the receipt code is in it, because others may read an email.
 */

import { recordIdPattern } from '../domain/request/recordId.ts';
import { parts as cebuano } from '../i18n/ceb/parts.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { parts as filipino } from '../i18n/fil/parts.ts';
import type { Locale } from '../i18n/locales.ts';
import { site } from '../site.ts';
import { createMailLink } from './mailLink.ts';
import type { FoundReceipt } from './receipts.ts';

export type ReadyTextKind = 'ready' | 'paperMissing';

interface TextParts {
  readonly reference: string;
  /** 'Monday to Friday, 8:00 am to 5:00 pm' */
  readonly hours: string;
  /** The address of the status page. */
  readonly page: string;
}

type WriteText = (parts: TextParts) => string;

const { barangay, hall } = site;

const texts = {
  en: {
    hours: partMessages.english.hours,
    ready: ({ reference, hours, page }) =>
      `${barangay}: request ${reference} is ready. You can get it at the barangay hall, ${hours}. Status: ${page}`,
    paperMissing: ({ reference, page }) =>
      `${barangay}: a document is missing for request ${reference}. Ask at the barangay hall which one. Status: ${page}`,
  },
  fil: {
    hours: filipino.hours,
    ready: ({ reference, hours, page }) =>
      `${barangay}: handa na ang kahilingan ${reference}. Makukuha ninyo ito sa barangay hall, ${hours}. Tingnan ito sa: ${page}`,
    paperMissing: ({ reference, page }) =>
      `${barangay}: may kulang na papel sa kahilingan ${reference}. Itanong sa barangay hall kung alin. Tingnan ito sa: ${page}`,
  },
  ceb: {
    hours: cebuano.hours,
    ready: ({ reference, hours, page }) =>
      `${barangay}: andam na ang hangyo ${reference}. Makuha nimo kini sa barangay hall, ${hours}. Tan-awa kini sa: ${page}`,
    paperMissing: ({ reference, page }) =>
      `${barangay}: naay kulang nga papel sa hangyo ${reference}. Pangutana sa barangay hall kon unsa kini. Tan-awa kini sa: ${page}`,
  },
} as const satisfies Readonly<
  Record<Locale, Readonly<Record<ReadyTextKind, WriteText>> & { readonly hours: typeof filipino.hours }>
>;

/** Which text suits the status; null where none does. */
export const readyTextKindOf = ({
  state,
  reason,
}: Pick<FoundReceipt, 'state' | 'reason'>): ReadyTextKind | null => {
  if (state === 'ready') return 'ready';
  return state === 'processing' && reason === 'paper-missing' ? 'paperMissing' : null;
};

/** @param siteUrl 'https://barangay.example' */
export const formatReadyText = (
  kind: ReadyTextKind,
  {
    reference,
    locale,
    siteUrl,
  }: { readonly reference: string; readonly locale: Locale; readonly siteUrl: string },
): string => {
  const { hours, [kind]: write } = texts[locale];
  const page = new URL('/Request_Status', siteUrl).href;
  // A time has a non-breaking space, which some programs show as a sign of their own.
  return write({ reference, hours: hours(hall.opens, hall.closes), page }).replaceAll('\u00a0', ' ');
};

/** The email about a request, as a link; null where the status has no text, the address is no mailbox, or the reference is none. */
export const createReadyLink = (
  receipt: Pick<FoundReceipt, 'state' | 'reason'>,
  request: { readonly id: string; readonly email: unknown },
  to: { readonly locale: Locale; readonly siteUrl: string },
): string | null => {
  const kind = readyTextKindOf(receipt);
  if (kind === null || typeof request.email !== 'string' || !recordIdPattern.test(request.id)) return null;
  return createMailLink({
    to: request.email,
    subject: `${barangay}: ${request.id}`,
    body: formatReadyText(kind, { reference: request.id, ...to }),
  });
};
