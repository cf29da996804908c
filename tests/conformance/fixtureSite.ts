/**
 * The site that the cases are of: the one that server/firestore.rules is written for, whoever's site this is. So what
 * is asked, and what is recorded of Google's emulator, are the same at every barangay.
 */
export { upstreamSite as site } from '../../server/ops/siteRules.ts';
