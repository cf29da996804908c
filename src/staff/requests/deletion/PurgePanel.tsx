/** Deletes the requests that the site no longer keeps (src/domain/request/retention.ts), and counts them in the tallies. */
import { useState } from 'react';
import { waitingForLogbook } from '../../../staff-core/documents/issueMessages.ts';
import type { StaffClient } from '../../restClient.ts';
import { DeletionPanel } from './DeletionPanel.tsx';
import { countExpired, deleteExpired } from './deleteRequests.ts';
import { deletionMessages } from './deletionMessages.ts';

const { purge: messages } = deletionMessages;

interface PurgePanelProps {
  readonly client: StaffClient;
  readonly onDeleted: () => void;
}

export const PurgePanel = ({ client, onDeleted }: PurgePanelProps) => {
  const [waiting, setWaiting] = useState(0);
  const about = client.isIndexed ? [...messages.about, messages.cost] : messages.about;
  const waits = waiting === 0 ? '' : ` ${waitingForLogbook(waiting)}`;
  return (
    <DeletionPanel
      texts={{
        ...messages,
        about,
        nothing: `${messages.nothing}${waits}`,
        confirm: (counts) => `${messages.confirm(counts)}${waits}`,
      }}
      count={async () => {
        const counts = await countExpired(client);
        setWaiting(counts.waiting);
        return counts;
      }}
      remove={() => deleteExpired(client)}
      onReload={onDeleted}
    />
  );
};
