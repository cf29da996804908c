/** Open tabs tell each other of a request that was sent; nothing of it is stored. */
import { readFields } from '../../../lib/readFields.ts';

export interface SubmissionNotice {
  readonly draft: string;
  readonly reference: string;
}

const channelName = 'sent';
/** So long the sender waits for its own echo (ms); without one nobody listens. */
const echoLimit = 300;

/** Null where the browser has none, or refuses one because storage is blocked. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  } catch {
    return null;
  }
};

/** One for the tab: it does not hear itself. */
let tabChannel: BroadcastChannel | null | undefined;
const channel = (): BroadcastChannel | null => {
  tabChannel ??= openChannel();
  return tabChannel;
};

/** Is done when the other tabs have been told: when the message comes back by the same way. */
export const announceSubmission = (notice: SubmissionNotice): Promise<void> =>
  new Promise((resolve) => {
    const [sender, receiver] = [channel(), openChannel()];
    if (sender === null || receiver === null) return resolve();
    const finish = () => {
      clearTimeout(timer);
      receiver.close();
      resolve();
    };
    const timer = setTimeout(finish, echoLimit);
    receiver.onmessage = finish;
    sender.postMessage(notice);
  });

/** Answers the end of listening. */
export const watchSubmissions = (onSubmission: (notice: SubmissionNotice) => void): (() => void) => {
  const receiver = channel();
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const parts = readFields(data);
    const [draft, reference] = [parts.get('draft'), parts.get('reference')];
    if (typeof draft === 'string' && draft !== '' && typeof reference === 'string')
      onSubmission({ draft, reference });
  };
  receiver?.addEventListener('message', handleMessage);
  return () => receiver?.removeEventListener('message', handleMessage);
};
