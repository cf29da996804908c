/** The title of a request list, on screen and on paper: its day, search text or 'latest', and its state if it has one. */
import type { RequestView } from '../../../machines/staff/requestBrowser.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { receiptMessages } from '../../i18n/en/receipt.ts';
import { formatDayTitle } from '../../staff-core/daySheet.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { staffPageMessages } from '../messages.ts';
import { listMessages } from './list/listMessages.ts';

const { desk: messages } = staffMessages;

export const formatListTitle = ({ day, state: name, text, isCarriedOver }: RequestView): string => {
  const title =
    text.trim() !== ''
      ? messages.found(text.trim())
      : isCarriedOver === true
        ? listMessages.carriedOver.title
        : day === ''
          ? messages.latest
          : formatDayTitle(day);
  const state = parseRequestState(name);
  return state === null
    ? title
    : staffPageMessages.only(title, receiptMessages.english.status.states[state].title);
};
