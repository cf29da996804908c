/**
 * Runs in the head of a dated list, before anything of it is painted: a static host sees no query, and serves the first page
 * whatever page is asked for. The root element says so, and the styles beside it show none.
 */
import { cursorOf } from '../../routes/cursor.ts';
import { otherPage } from '../domMarkers.ts';

if (cursorOf(window.location.search) !== null) document.documentElement.dataset[otherPage] = '';
