/** Announces a sent request to the other open tabs; stores nothing. */
import { parseVersionId } from '../../../content/models/reference.ts';
import { readFields } from '../../../lib/readFields.ts';

export interface SubmissionNotice {
  readonly draft: string;
  readonly reference: string;
  /** '' from a tab with an older version of the site. */
  readonly code: string;
  /** The id of the stored version; null from a tab with an older version of the site. */
  readonly versionId: string | null;
}

const channelName = 'sent';
/** Milliseconds that the sender waits for its own echo; without one no tab listens. */
const echoLimit = 300;

/** Null if the browser has no channels, or refuses one because storage is blocked. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  } catch {
    return null;
  }
};

/** One channel per tab, because a channel does not receive its own messages. */
let tabChannel: BroadcastChannel | null | undefined;
const channel = (): BroadcastChannel | null => {
  tabChannel ??= openChannel();
  return tabChannel;
};

/** Resolves when the other tabs have the message, which is when a second channel of this tab receives it. */
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

/** Returns the function that stops listening. */
export const watchSubmissions = (onSubmission: (notice: SubmissionNotice) => void): (() => void) => {
  const receiver = channel();
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const parts = readFields(data);
    const [draft, reference, code] = [parts.get('draft'), parts.get('reference'), parts.get('code')];
    if (typeof draft === 'string' && draft !== '' && typeof reference === 'string')
      onSubmission({
        draft,
        reference,
        code: typeof code === 'string' ? code : '',
        versionId: parseVersionId(parts.get('versionId')),
      });
  };
  receiver?.addEventListener('message', handleMessage);
  return () => receiver?.removeEventListener('message', handleMessage);
};
