/**
 * The site of the cases: the one that server/firestore.rules is written for, whichever site this is. So the calls
 * and the recorded answers of Google's emulator are the same at every barangay.
 */
export { upstreamSite as site } from '../../server/ops/siteRules.ts';
