/**
 * What the page found out about the last request, at Submit: a page that is reloaded while it sends comes back with its
 * foot in view. The notice above the page announces it.
 */
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import { Hint } from '../../../components/fields/FormField.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';
import { isPendingSubmission, usePendingSubmissions } from './pendingSubmissions.ts';

export const LastRequestHint = ({ state }: { readonly state: SnapshotFrom<typeof formRequestMachine> }) => {
  const { unreachable, notReceived } = useMessages(sendingMessages).earlier;
  const earlier = useSelector(usePendingSubmissions(), (snapshot) => snapshot);
  const sendAgain = isPendingSubmission(earlier, state)
    ? unreachable.sameRequest
    : unreachable.anotherRequest;
  if (!state.hasTag('editable')) return null;
  if (earlier.hasTag('unreachable')) return <Hint>{`${unreachable.title} ${sendAgain}`}</Hint>;
  if (!earlier.hasTag('notReceived')) return null;
  return <Hint>{`${notReceived.title} ${notReceived.sentence}`}</Hint>;
};
