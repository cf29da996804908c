/** What a list of requests is called, on the screen and on paper: by its day, by what was searched, or as the latest; and by the state that it is of alone. */
import type { View } from '../../../machines/staff/requestBrowser.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { receiptMessages } from '../../i18n/en/receipt.ts';
import { staffMessages } from '../../i18n/en/staff.ts';
import { staffPageMessages } from '../../i18n/en/staffPage.ts';
import { titleOfDay } from '../../staff-core/daySheet.ts';

const { desk: said } = staffMessages;

export const titleOf = ({ day, state: name, text }: View): string => {
  const title = text.trim() !== '' ? said.found(text.trim()) : day === '' ? said.latest : titleOfDay(day);
  const state = parseRequestState(name);
  return state === null ? title : staffPageMessages.only(title, receiptMessages.status.states[state].title);
};
