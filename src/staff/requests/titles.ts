/** The title of a request list, on screen and on paper: its day, search text or 'latest', and its state if it has one. */
import type { RequestView } from '../../../machines/staff/requestBrowser.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { receiptMessages } from '../../i18n/en/receipt.ts';
import { staffMessages } from '../../i18n/en/staff.ts';
import { staffPageMessages } from '../../i18n/en/staffPage.ts';
import { formatDayTitle } from '../../staff-core/daySheet.ts';

const { desk: messages } = staffMessages;

export const formatListTitle = ({ day, state: name, text }: RequestView): string => {
  const title =
    text.trim() !== '' ? messages.found(text.trim()) : day === '' ? messages.latest : formatDayTitle(day);
  const state = parseRequestState(name);
  return state === null ? title : staffPageMessages.only(title, receiptMessages.status.states[state].title);
};
