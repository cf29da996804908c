/** Where anyone checks a document: as a receipt, on the origin of this page, because its store has the register. */
import { routeOfPage } from '../../routes/menu.ts';

const verifyPath = routeOfPage('Verify').path;

const isLoopback = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Phones do not reach the server's own computer by the name that it has for itself: a paper made there has the address of the site. */
const findOrigin = (siteUrl: string): string =>
  isLoopback(location.origin) && !isLoopback(siteUrl) ? siteUrl : location.origin;

/** @param siteUrl 'https://barangay.example' */
export const toVerifyUrl = (siteUrl: string, code: string): string =>
  `${new URL(verifyPath, findOrigin(siteUrl)).href}#${code}`;

/** 'https://barangay.example/Verify#CODE' → 'barangay.example/Verify' */
export const toPrintedAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/#.*$/, '');
