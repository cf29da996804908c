/** Documents of the site that cases use: their paths, and requests and receipts as pages send them. */
import type { CaseContext } from '../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  mergeDocument,
  type RestWrite,
  setDocument,
} from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import { createClearanceRecord } from './acceptedRecord.ts';
import { site } from './fixtureSite.ts';

export const minute = 60_000;
export const hour = 60 * minute;

export const requestsListPath = `${site.root}/Form_Requests/list`;
export const requestDocumentPath = (id: string): string => `${requestsListPath}/${id}`;
export const feedbackDocumentPath = (id: string): string => `${site.root}/Page_Feedback/list/${id}`;
export const hallDayDocumentPath = (day: string): string => `${site.root}/HallDay_List/list/${day}`;
export const extrasDocumentPath = (id: string): string => `${site.root}/Request_Extras/list/${id}`;
/** The number of a place that no other case near it takes. */
export const numberOf = ({ id }: CaseContext): string =>
  String((Number.parseInt(id.slice(1, 4), 16) % 300) + 1).padStart(3, '0');
export const placeDocumentPath = (place: string): string => `${site.root}/Request_Places/list/${place}`;
export const tallyDocumentPath = (month: string): string => `${site.root}/Service_Tallies/list/${month}`;
export const receiptDocumentPath = (code: string): string => `${site.root}/Request_Receipts/list/${code}`;

/** A request that is there already. */
export const createStoredRequest = ({ now, id }: CaseContext): readonly RestWrite[] => [
  setDocument(requestDocumentPath(id), createClearanceRecord(now)),
];

/** The ids of two versions of a request. */
export const [version, otherVersion] = [
  '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
  '6a1d2e3f-4b5c-4d6e-9f70-8192a3b4c5d6',
];

/** A request and its receipt, as pages of an earlier release send them. */
export const createSentRequest = ({ now, id, code }: CaseContext): readonly RestWrite[] => [
  setDocument(requestDocumentPath(id), createClearanceRecord(now)),
  mergeDocument(receiptDocumentPath(code), { recordId: id }),
];

/** A request and its receipt, as pages of release 1.0.0 send them. */
export const createVersionedRequest = ({ now, id, code }: CaseContext): readonly RestWrite[] => [
  setDocument(requestDocumentPath(id), createClearanceRecord(now)),
  mergeDocument(receiptDocumentPath(code), { recordId: id, version }),
];

/** A request and its receipt, as the page sends them. */
export const createScheduledRequest = ({ now, id, code }: CaseContext): readonly RestWrite[] => {
  const record = createClearanceRecord(now);
  return [
    setDocument(requestDocumentPath(id), record),
    mergeDocument(receiptDocumentPath(code), { recordId: id, version, schedule: record.schedule! }),
  ];
};
