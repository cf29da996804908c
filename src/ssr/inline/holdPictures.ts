/**
 * Runs in the head of every drawn page: where pictures wait, none of it is asked for. Pictures load lazily, and one that is
 * not displayed does not load.
 */
import { dataSaverMarker } from '../../theme/dataSaver.ts';
import { isDataSaverPreferred } from '../dataSaverChoice.ts';

if (isDataSaverPreferred()) document.documentElement.dataset[dataSaverMarker] = '';
