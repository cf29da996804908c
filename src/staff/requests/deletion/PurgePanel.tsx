/** Deletes the requests that the site no longer keeps (src/domain/request/retention.ts), and counts them in the tallies. */
import type { StaffClient } from '../../restClient.ts';
import { DeletionPanel } from './DeletionPanel.tsx';
import { countExpired, deleteExpired } from './deleteRequests.ts';
import { deletionMessages } from './deletionMessages.ts';

const { purge: messages } = deletionMessages;

interface PurgePanelProps {
  readonly client: StaffClient;
  readonly onDeleted: () => void;
}

export const PurgePanel = ({ client, onDeleted }: PurgePanelProps) => (
  <DeletionPanel
    texts={client.isIndexed ? { ...messages, about: [...messages.about, messages.cost] } : messages}
    count={() => countExpired(client)}
    remove={() => deleteExpired(client)}
    onReload={onDeleted}
  />
);
