/** Deletes the open request, at its citizen's wish. */
import type { StaffClient } from '../../restClient.ts';
import type { RequestListEntry } from '../readRequests.ts';
import { DeletionPanel } from './DeletionPanel.tsx';
import { countRequest, deleteOpenRequest } from './deleteRequests.ts';
import { deletionMessages } from './deletionMessages.ts';

const { one: messages } = deletionMessages;

interface DeleteRequestPanelProps {
  readonly entry: RequestListEntry;
  readonly client: StaffClient;
  /** Requests a reload of the list; the sentence describes the change. */
  readonly onChanged: (statusMessage: string) => void;
}

export const DeleteRequestPanel = ({ entry, client, onChanged }: DeleteRequestPanelProps) => (
  <DeletionPanel
    texts={{
      ...messages,
      confirm: () => messages.confirm(entry.id),
      done: null,
    }}
    count={() => countRequest(client, entry)}
    remove={() => deleteOpenRequest(client, entry)}
    onReload={(deleted) => onChanged(deleted === null ? '' : messages.done(entry.id))}
  />
);
