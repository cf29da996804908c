/** What a list of requests is called, on the screen and on paper: by its day, by what was searched, or as the latest; and by the state that it is of alone. */
import type { View } from '../../../machines/requestDesk.ts';
import { titleOfDay } from '../../desk/sheetRows.ts';
import { stateOf } from '../../domain/requestState.ts';
import { receiptWords } from '../../words/receipt.ts';
import { staffWords } from '../../words/staff.ts';
import { staffPageWords } from '../../words/staffPage.ts';

const { desk: said } = staffWords;

export const titleOf = ({ day, state: name, text }: View): string => {
  const title = text.trim() !== '' ? said.found(text.trim()) : day === '' ? said.latest : titleOfDay(day);
  const state = stateOf(name);
  return state === null ? title : staffPageWords.only(title, receiptWords.status.states[state].title);
};
