/**
 * The addresses that stored text may link to (failures 22): a path of the site, http, https, mailto, or tel with
 * digits.
 * '/News' → site; 'tel:+63 (0)917' → 'tel:+63917'; '//x', 'javascript:x', 'tel:CALLME', 'https://a@b' → null.
 */
import { toDialedNumber } from './dialedNumber.ts';

export interface SafeLink {
  readonly kind: 'site' | 'outside';
  /** The normalized address, which may differ from the written one. */
  readonly address: string;
}

const maxAddressLength = 2_000;

/** Spaces and invisible characters, which a browser drops before parsing, and the backslash, which it reads as '/'. */
const misreadCharacters = /[\s\p{C}\\]/u;

const parseSitePath = (address: string): SafeLink | null =>
  // '//' starts a host at the beginning of a path, and can get there when dot segments resolve.
  /^[^?#]*\/\//.test(address) ? null : { kind: 'site', address };

const parseWebUrl = (address: string): SafeLink | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  // People read a user name before '@' as the host.
  if (url === null || url.username !== '' || url.password !== '') return null;
  return { kind: 'outside', address: url.href };
};

/** One mailbox only: no headers, no body. */
const parseMailto = (address: string): SafeLink | null =>
  /^mailto:[^@:;,?&%<>"]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(address)
    ? { kind: 'outside', address: address.replace(/^mailto/i, 'mailto') }
    : null;

const parseTel = (address: string): SafeLink | null => {
  const number = /^tel:/i.test(address) ? toDialedNumber(address.slice('tel:'.length)) : '';
  return number === '' ? null : { kind: 'outside', address: `tel:${number}` };
};

/** The link for an address; null when only its text may be displayed. */
export const parseSafeLink = (address: string): SafeLink | null => {
  if (address.length > maxAddressLength) return null;
  const number = parseTel(address);
  if (number !== null || misreadCharacters.test(address)) return number;
  if (address.startsWith('/')) return parseSitePath(address);
  return /^https?:\/\//i.test(address) ? parseWebUrl(address) : parseMailto(address);
};
