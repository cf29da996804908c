/** What a list of requests is called, on the screen and on paper: by its day, by what was searched, or as the latest; and by the state that it is of alone. */
import type { View } from '../../../machines/staff/requestBrowser.ts';
import { stateOf } from '../../domain/request/requestState.ts';
import { receiptWords } from '../../i18n/en/receipt.ts';
import { staffWords } from '../../i18n/en/staff.ts';
import { staffPageWords } from '../../i18n/en/staffPage.ts';
import { titleOfDay } from '../../staff-core/daySheet.ts';

const { desk: said } = staffWords;

export const titleOf = ({ day, state: name, text }: View): string => {
  const title = text.trim() !== '' ? said.found(text.trim()) : day === '' ? said.latest : titleOfDay(day);
  const state = stateOf(name);
  return state === null ? title : staffPageWords.only(title, receiptWords.status.states[state].title);
};
