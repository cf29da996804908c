/** A request as staff see it. What it holds is the citizen's: text is made harmless where it is shown. */

import { isRealMoment, manilaDay, manilaTime } from '../domain/dates/day.ts';
import { privateCollections } from '../firestore/collections.ts';
import { parseFormType } from '../form/typeNames.ts';
import { requestFormMessages } from '../i18n/en/form.ts';
import { sanitizeLine } from '../lib/sanitizeLine.ts';
import { type Plain, plainFields } from './plainValue.ts';
import type { StoredRecord } from './records.ts';
import type { Door } from './restClient.ts';

/** 'Sample_website/Form_Requests/list' → 'Form_Requests' */
const collectionIn = (path: string): string => path.split('/')[1] ?? '';
export const requests = collectionIn(privateCollections.requests.path);
export const receipts = collectionIn(privateCollections.receipts.path);

export interface Request {
  readonly id: string;
  readonly name: string;
  readonly fields: { readonly [name: string]: Plain };
  /** When the store got it, epoch ms. */
  readonly arrived: number;
  readonly version: string;
}

export const requestOf = ({ id, name, fields, createTime, updateTime }: StoredRecord): Request => ({
  id,
  name,
  fields: plainFields(fields),
  arrived: Date.parse(createTime),
  version: updateTime,
});

export const nameIn = (door: Door, id: string): string =>
  `${door.root}/${privateCollections.requests.path}/${id}`;

/** One line of a field; '' where it has none. */
export const lineOf = ({ fields }: Request, name: string, most = 80): string => {
  const value = fields[name] ?? '';
  return sanitizeLine(typeof value === 'object' ? JSON.stringify(value) : String(value), most);
};

/** 'Dela Cruz, Sample S.' */
export const personOf = (request: Request): string => {
  const [last, first, middle] = ['lname', 'fname', 'mname'].map((name) => lineOf(request, name));
  return [last, [first, middle].filter((part) => part !== '' && part !== 'N/A').join(' ')]
    .filter((part) => part !== '')
    .join(', ');
};

/** The service's name; of a type that is not known, the type. */
export const serviceOf = (request: Request): string => {
  const type = parseFormType(lineOf(request, 'type'));
  return type === null ? lineOf(request, 'type') : requestFormMessages.services[type].name;
};

/** '2031-05-06 11:00' in Manila */
export const momentOf = (instant: number): string => `${manilaDay(instant)} ${manilaTime(instant)}`;

const latest = Date.UTC(9999, 0, 1);

/** When it was handed in, by the sender's clock; '' where the record does not say. */
export const handedInOf = ({ fields: { dateCreated } }: Pick<Request, 'fields'>): string =>
  typeof dateCreated === 'number' && dateCreated >= 0 && dateCreated < latest ? momentOf(dateCreated) : '';

/** '2031-05-08 09:30' */
export const scheduleOf = (request: Request): string => {
  const schedule = lineOf(request, 'schedule');
  return isRealMoment(schedule) ? schedule.replace('T', ' ') : schedule;
};
