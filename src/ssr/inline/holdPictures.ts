/**
 * Runs in the head of every drawn page: where pictures wait, none of it is asked for. Pictures load lazily, and one that is
 * not displayed does not load.
 */
import { savingMark } from '../../theme/dataSaver.ts';
import { isSavingWanted } from '../dataSaverChoice.ts';

if (isSavingWanted()) document.documentElement.dataset[savingMark] = '';
