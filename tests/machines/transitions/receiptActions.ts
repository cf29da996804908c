import type { receiptActionsMachine as machine } from '../../../machines/request/receiptActions.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const everywhere = [
  'idle',
  'savingPicture',
  'pictureSaved',
  'pictureFailed',
  'sharing',
  'shareReady',
  'copying',
  'copied',
  'copyFailed',
  'savingCalendar',
  'calendarFailed',
];

export const receiptActions: TransitionRows<typeof machine> = [
  [everywhere, 'SAVE_PICTURE', 'savingPicture'],
  [everywhere, 'SHARE', 'sharing'],
  [everywhere, 'COPY', 'copying'],
  [everywhere, 'SAVE_CALENDAR', 'savingCalendar'],
  ['savingPicture', 'savePicture:saved', 'pictureSaved'],
  ['savingPicture', 'savePicture:blocked', 'pictureFailed'],
  ['sharing', 'share:closed', 'idle'],
  ['sharing', 'share:too late', 'shareReady'],
  ['sharing', 'share:blocked', 'copying'],
  ['copying', 'copy:copied', 'copied'],
  ['copying', 'copy:blocked', 'copyFailed'],
  ['savingCalendar', 'saveCalendar:saved', 'idle'],
  ['savingCalendar', 'saveCalendar:gone', 'calendarFailed'],
];
