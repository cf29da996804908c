/** A request as staff see it. Its content is the citizen's, so the display sanitizes each text. */
import type { PlainValue } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { isRealMoment, manilaDay, manilaTime } from '../domain/dates/day.ts';
import { privateCollections } from '../firestore/collections.ts';
import { noName } from '../form/fieldTypes/text.ts';
import { parseFormType } from '../form/typeNames.ts';
import { requestMessages } from '../i18n/en/requests.ts';
import { sanitizeLine } from '../lib/sanitizeLine.ts';
import { type StoredRecord, toPlainFields } from './records.ts';
import type { FirestoreRestClient } from './restClient.ts';

/** 'Sample_website/Form_Requests/list' → 'Form_Requests' */
export const collectionNameOf = (path: string): string => path.split('/')[1] ?? '';
export const requestsCollection = collectionNameOf(privateCollections.requests.path);
export const receiptsCollection = collectionNameOf(privateCollections.receipts.path);

export interface StaffRequest {
  readonly id: string;
  readonly name: string;
  readonly fields: { readonly [name: string]: PlainValue };
  /** When the store received it, epoch ms. */
  readonly arrived: number;
  readonly version: string;
}

export const toStaffRequest = ({ id, name, fields, createTime, updateTime }: StoredRecord): StaffRequest => ({
  id,
  name,
  fields: toPlainFields(fields),
  arrived: Date.parse(createTime),
  version: updateTime,
});

export const formatRequestName = (client: FirestoreRestClient, id: string): string =>
  `${client.root}/${privateCollections.requests.path}/${id}`;

/** A field as one line; '' if the request lacks it. */
export const formatRequestField = ({ fields }: StaffRequest, name: string, maxLength = 80): string => {
  const value = fields[name] ?? '';
  return sanitizeLine(typeof value === 'object' ? JSON.stringify(value) : String(value), maxLength);
};

/** 'Dela Cruz', 'Sample', 'S.'; '' for a name that the person does not have, also as people write that: 'n/a', '-'. */
export const readPersonNames = (
  request: StaffRequest,
): readonly [last: string, first: string, middle: string] => {
  const read = (field: string): string => {
    const name = formatRequestField(request, field);
    return name === '-' || name.toUpperCase() === noName ? '' : name;
  };
  return [read('lname'), read('fname'), read('mname')];
};

/** 'Dela Cruz, Sample S.'; without the names that the person does not have. */
export const formatPersonName = (request: StaffRequest): string => {
  const [last, first, middle] = readPersonNames(request);
  return [last, [first, middle].filter(Boolean).join(' ')].filter(Boolean).join(', ');
};

/** The service's name; for an unknown type, the type. */
export const formatServiceName = (request: StaffRequest): string => {
  const type = parseFormType(formatRequestField(request, 'type'));
  return type === null ? formatRequestField(request, 'type') : requestMessages.english.services[type].name;
};

/** '2031-05-06 11:00' in Manila */
export const formatManilaMoment = (instant: number): string => `${manilaDay(instant)} ${manilaTime(instant)}`;

const maxInstant = Date.UTC(9999, 0, 1);

/**
 * The time of submission by the sender's clock; '' if the record has none.
 * @param format how the commands and the exports write an instant, unless another is given
 */
export const formatSubmittedAt = (
  { fields: { dateCreated } }: Pick<StaffRequest, 'fields'>,
  format: (instant: number) => string = formatManilaMoment,
): string =>
  typeof dateCreated === 'number' && dateCreated >= 0 && dateCreated < maxInstant ? format(dateCreated) : '';

/** '2031-05-08T09:30' → '2031-05-08 09:30', unless another format is given. Any other text stays. */
export const formatSchedule = (
  request: StaffRequest,
  format: (moment: string) => string = (moment) => moment.replace('T', ' '),
): string => {
  const schedule = formatRequestField(request, 'schedule');
  return isRealMoment(schedule) ? format(schedule) : schedule;
};
