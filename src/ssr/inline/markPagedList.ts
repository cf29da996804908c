/**
 * Runs in the head of a dated list, before its first paint. A static host ignores the query and serves the first page for
 * every page. This marks the root element, and the styles beside it hide the list.
 */
import { parseCursor } from '../../routes/cursor.ts';
import { otherContentMarker } from '../domMarkers.ts';

if (parseCursor(window.location.search) !== null) document.documentElement.dataset[otherContentMarker] = '';
