/** Writes whether a citizen came (`Request_Extras.came`) over the version that was read; nobody marks a request that is gone. */
import { createExtrasWrites, formatExtrasName, type RequestExtras } from './extras.ts';
import { formatRequestName } from './request.ts';
import type { FirestoreRestClient } from './restClient.ts';

/** The writes of one commit; the first one is of the extras. @param came null to take the mark back */
export const createCameWrites = (
  client: FirestoreRestClient,
  id: string,
  extras: RequestExtras | null,
  came: boolean | null,
): readonly object[] => [
  ...createExtrasWrites(client, id, extras, { came }),
  { verify: formatRequestName(client, id), currentDocument: { exists: true } },
];

/** The extras as these writes leave them. @param version of the stored extras */
export function applyCame(
  client: FirestoreRestClient,
  id: string,
  extras: RequestExtras | null,
  came: boolean | null,
  version: string,
): RequestExtras | null {
  const others = (extras?.fieldNames ?? []).filter((name) => name !== 'came');
  if (came === null && others.length === 0) return null;
  return {
    name: formatExtrasName(client, id),
    place: extras?.place ?? null,
    hasPriority: extras?.hasPriority ?? false,
    isFromCounter: extras?.isFromCounter ?? false,
    came,
    version,
    fieldNames: came === null ? others : [...others, 'came'],
  };
}
