/**
 * Writes whether a citizen came (`Request_Extras.came`) over the version that was read. A document that loses its last field is
 * deleted, and nobody marks a request that is gone.
 */
import { createDeleteWrite } from './deletion/attachedDocuments.ts';
import { formatExtrasName, type RequestExtras } from './extras.ts';
import { formatRequestName } from './request.ts';
import type { FirestoreRestClient } from './restClient.ts';

const onlyCame = ['came'];

/** The extras without the field would have no field left. */
const wouldBeEmpty = ({ fieldNames }: RequestExtras): boolean =>
  fieldNames.every((name) => onlyCame.includes(name));

/** The writes of one commit; the first one is of the extras. @param came null to take the mark back */
export function createCameWrites(
  client: FirestoreRestClient,
  id: string,
  extras: RequestExtras | null,
  came: boolean | null,
): readonly object[] {
  if (came === null) {
    if (extras === null) return [];
    if (wouldBeEmpty(extras)) return [createDeleteWrite(extras)];
  }
  return [
    {
      update: {
        name: formatExtrasName(client, id),
        fields: came === null ? {} : { came: { booleanValue: came } },
      },
      updateMask: { fieldPaths: onlyCame },
      currentDocument: extras === null ? { exists: false } : { updateTime: extras.version },
    },
    { verify: formatRequestName(client, id), currentDocument: { exists: true } },
  ];
}

/** The extras as these writes leave them. @param version of the stored extras */
export function applyCame(
  client: FirestoreRestClient,
  id: string,
  extras: RequestExtras | null,
  came: boolean | null,
  version: string,
): RequestExtras | null {
  if (came === null && (extras === null || wouldBeEmpty(extras))) return null;
  const others = (extras?.fieldNames ?? []).filter((name) => !onlyCame.includes(name));
  return {
    name: formatExtrasName(client, id),
    place: extras?.place ?? null,
    hasPriority: extras?.hasPriority ?? false,
    came,
    version,
    fieldNames: came === null ? others : [...others, ...onlyCame],
  };
}
