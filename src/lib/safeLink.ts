/**
 * Where a text of the store may lead (failures 22): a path of the site, http, https, mailto, or tel of figures.
 * '/News' → site; 'tel:0917 123' → 'tel:0917123'; '//x', 'javascript:x', 'tel:CALLME', 'https://a@b' → null.
 */

export interface SafeLink {
  readonly kind: 'site' | 'outside';
  /** As it was judged, which is not always as it was written. */
  readonly address: string;
}

const maxAddressLength = 2_000;

/** Spaces and unseen characters, which a browser drops before it reads, and the backslash, which it reads as '/'. */
const misreadCharacters = /[\s\p{C}\\]/u;

const parseSitePath = (address: string): SafeLink | null =>
  // Two slashes in a path are a host at its start, and may come to stand there when dots are resolved.
  /^[^?#]*\/\//.test(address) ? null : { kind: 'site', address };

const parseWebUrl = (address: string): SafeLink | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  // A name before '@' is read by people as the host.
  if (url === null || url.username !== '' || url.password !== '') return null;
  return { kind: 'outside', address: url.href };
};

/** One mailbox and nothing more: no headers, no body. */
const parseMailto = (address: string): SafeLink | null =>
  /^mailto:[^@:;,?&%<>"]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(address)
    ? { kind: 'outside', address: address.replace(/^mailto/i, 'mailto') }
    : null;

const parseTel = (address: string): SafeLink | null => {
  const [, plus = '', number = ''] = /^tel:(\+?)([\d ().-]+)$/i.exec(address) ?? [];
  const figures = number.replace(/\D/g, '');
  return figures === '' ? null : { kind: 'outside', address: `tel:${plus}${figures}` };
};

/** The link that an address may be; null where its text is shown alone. */
export const parseSafeLink = (address: string): SafeLink | null => {
  if (address.length > maxAddressLength) return null;
  const number = parseTel(address);
  if (number !== null || misreadCharacters.test(address)) return number;
  if (address.startsWith('/')) return parseSitePath(address);
  return /^https?:\/\//i.test(address) ? parseWebUrl(address) : parseMailto(address);
};
