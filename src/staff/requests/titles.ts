/** What a list of requests is called: by its day, by what was searched, or as the latest. */
import type { View } from '../../../machines/requestDesk.ts';
import { titleOfDay } from '../../desk/sheetRows.ts';
import { staffWords } from '../../words/staff.ts';

const { desk: said } = staffWords;

export const titleOf = ({ day, text }: View): string =>
  text.trim() !== '' ? said.found(text.trim()) : day === '' ? said.latest : titleOfDay(day);
