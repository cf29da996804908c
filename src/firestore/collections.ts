/** Every collection of the site: its path, and the limit of one query (spec §7, §9). */
import { type ListName, lists } from '../content/schema/lists.ts';
import { site } from '../site.ts';

const toListPath = (name: string): string => `${site.root}/${name}/list`;

export const collectionOf = (name: ListName): { readonly path: string; readonly limit: number } => ({
  path: toListPath(lists[name].collection),
  limit: lists[name].limit,
});

/** Pictures and PDFs that staff add: the public gets one by its id, and lists none. */
export const pictureCollection = { name: 'Picture_List', path: toListPath('Picture_List') } as const;

/** The taken places of half days: the public lists them and takes one with a request, and staff free them. */
export const placeCollection = { name: 'Request_Places', path: toListPath('Request_Places') } as const;

/** The public writes these and cannot list them. */
export const privateCollections = {
  requests: { path: toListPath('Form_Requests') },
  receipts: { path: toListPath('Request_Receipts') },
  extras: { path: toListPath('Request_Extras') },
  feedback: { path: toListPath('Page_Feedback') },
} as const;

/** Numbers of each month by service, without persons: staff alone read and write them. */
export const tallyCollection = { name: 'Service_Tallies', path: toListPath('Service_Tallies') } as const;

/** The register of the documents that the hall issued (docs/decisions/0069-register.md). */
export const documentCollections = {
  /** A row for each number, '2026-00042': staff alone read it, and nobody changes or deletes it. */
  issued: { name: 'Issued_Documents', path: toListPath('Issued_Documents') },
  /** A document for each year, and `keys`: anyone gets one. */
  status: { name: 'Document_Status', path: toListPath('Document_Status') },
  /** An empty document for each issued one, by the hash of its code: anyone gets it, and nobody lists them. */
  checks: { name: 'Document_Checks', path: toListPath('Document_Checks') },
} as const;
