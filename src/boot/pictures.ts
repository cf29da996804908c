/**
 * Runs in the head of every drawn page: where pictures wait, none of it is asked for. Pictures load lazily, and one that is
 * not displayed does not load.
 */
import { savingMark } from '../theme/saving.ts';
import { isSavingWanted } from './savingChoice.ts';

if (isSavingWanted()) document.documentElement.dataset[savingMark] = '';
