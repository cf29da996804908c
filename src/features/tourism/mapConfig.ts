/**
 * The barangay's map from the site file; null if the hall's position is not configured. The build includes it only in the
 * map's pages.
 */
export { map as ownMap } from '../../site.ts';
