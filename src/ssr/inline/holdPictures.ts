/**
 * Runs in the head of every prerendered page: with the data saver on, no picture is requested. Pictures load lazily, and
 * a hidden one does not load.
 */
import { dataSaverMarker } from '../../theme/dataSaver.ts';
import { isDataSaverPreferred } from '../hydration/dataSaverChoice.ts';

if (isDataSaverPreferred()) document.documentElement.dataset[dataSaverMarker] = '';
