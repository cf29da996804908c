/** Base64url without padding (RFC 4648, section 5), and the digest that the register of documents writes in hexadecimal digits. */

export const encodeBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Null for a text that is no base64url, or is not the one way to write its bytes. */
export const decodeBase64url = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    return encodeBase64url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
};
