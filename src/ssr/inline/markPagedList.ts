/**
 * Runs in the head of a dated list, before anything of it is painted: a static host sees no query, and serves the first page
 * whatever page is asked for. The root element says so, and the styles beside it show none.
 */
import { parseCursor } from '../../routes/cursor.ts';
import { pagedListMarker } from '../domMarkers.ts';

if (parseCursor(window.location.search) !== null) document.documentElement.dataset[pagedListMarker] = '';
