/** What the inputs hold: text, all of it. */
import { type AskedName, fields } from './fields.ts';

export type Values = Readonly<Record<AskedName, string>>;

/** Whether anything was answered. */
export const isFilled = (values: Values): boolean => Object.values(values).some((text) => text !== '');

/** Every input empty; neither sex nor civil status is chosen beforehand. */
export const emptyValues: Values = Object.fromEntries(
  Object.entries(fields).flatMap(([name, row]) => ('input' in row ? [[name, '']] : [])),
) as Record<AskedName, string>;
