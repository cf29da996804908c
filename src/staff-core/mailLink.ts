/** Links that open the clerk's own mail program with an email in it (RFC 6068). The site itself sends and stores no email. */
import { parseSafeLink } from '../lib/safeLink.ts';

/** One mailbox: a '?', '&', '%', comma or line end would begin a header or a second address. */
const mailboxPattern = /^[A-Za-z0-9.!$'*+/=^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,255}$/;

/** Whether an answer is one plain mailbox, and nothing else. */
export const isMailbox = (text: unknown): text is string =>
  typeof text === 'string' && mailboxPattern.test(text) && parseSafeLink(`mailto:${text}`) !== null;

interface EmailText {
  readonly subject: string;
  readonly body: string;
}

const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\r?\n/g, '\r\n')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** All but the '@' of an address, its letters and digits is percent-encoded. */
const encodeMailbox = (mailbox: string): string => mailbox.split('@').map(encode).join('@');

const encodeText = ({ subject, body }: EmailText): string =>
  `subject=${encode(subject)}&body=${encode(body)}`;

/** The link of an email to one person; null for an address that is empty or not one plain mailbox. A line ends with CRLF. */
export const createMailLink = ({ to, ...text }: EmailText & { readonly to: string }): string | null =>
  isMailbox(to) ? `mailto:${encodeMailbox(to)}?${encodeText(text)}` : null;

/** Windows hands a mail program little more than 2,000 characters. */
export const maxLinkLength = 1_800;

export interface BccLink {
  readonly link: string;
  /** How many mailboxes it has. */
  readonly count: number;
}

/**
 * One email to many who do not see each other, as few links as its length allows. Each mailbox is in one of them, once.
 * @param mailboxes what is no plain mailbox is left out
 */
export const createBccLinks = (mailboxes: readonly unknown[], text: EmailText): readonly BccLink[] => {
  const unique = new Map(mailboxes.filter(isMailbox).map((mailbox) => [mailbox.toLowerCase(), mailbox]));
  const end = `&${encodeText(text)}`;
  const links: BccLink[] = [];
  let bcc: string[] = [];
  const toLink = (): string => `mailto:?bcc=${bcc.join(',')}${end}`;
  for (const mailbox of [...unique.values()].map(encodeMailbox)) {
    bcc.push(mailbox);
    if (bcc.length === 1 || toLink().length <= maxLinkLength) continue;
    bcc.pop();
    links.push({ link: toLink(), count: bcc.length });
    bcc = [mailbox];
  }
  return bcc.length === 0 ? links : [...links, { link: toLink(), count: bcc.length }];
};
