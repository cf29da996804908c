/** What the staff page does for documents after the sign-in, when everything else is there. */
import { readActive } from '../../staff-core/activeDocuments.ts';
import { readYears } from '../../staff-core/documents/register.ts';
import type { StaffClient } from '../restClient.ts';
import { enrolKey } from './signingKey.ts';

/**
 * Publishes the key of this browser where the hall has a text, so that the first document does not wait for it.
 * @returns whether the hall has a text of a document, or numbers
 * @throws the client's error
 */
export const startDocuments = async (client: StaffClient): Promise<boolean> => {
  if ((await readActive(client, 'documentTexts')).length === 0)
    return (await readYears(client, client.now())).length > 0;
  // Each document publishes it too, if this fails.
  enrolKey(client).catch(() => {});
  return true;
};
