/** The map of the barangay, of the site's file; null where nobody has said where its hall is. A build gives it to the map's pages alone. */
export { map as ownMap } from '../../site.ts';
