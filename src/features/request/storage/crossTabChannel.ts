/** Announces a sent request, and the versions that may be stored, to the other open tabs; stores nothing. */
import type { RequestVersion, SentSubmission } from '../../../../machines/request/context.ts';
import { readFields } from '../../../lib/readFields.ts';
import { parseVersions, serializeVersions } from './sentSubmission.ts';

export interface SubmissionNotice {
  readonly draft: string;
  readonly reference: string;
  /** '' from a tab with an older version of the site. */
  readonly code: string;
}

/** The versions that may be stored under a receipt code, as a tab that sends one notes them. */
export interface VersionsNotice {
  readonly code: string;
  readonly versions: readonly RequestVersion[];
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

/** The other tabs add them to what they know; a tab of an older release ignores them. */
export const announceVersions = ({ requestIds, versions }: SentSubmission): void =>
  channel()?.postMessage({ code: requestIds.receiptCode, versions: serializeVersions(versions) });

/** Null unless the message is one of `announceVersions`. */
export const parseVersionsNotice = (message: unknown): VersionsNotice | null => {
  const parts = readFields(message);
  const code = parts.get('code');
  return typeof code === 'string' && parts.has('versions')
    ? { code, versions: parseVersions(parts.get('versions')) }
    : null;
};

const parseSubmissionNotice = (message: unknown): SubmissionNotice | null => {
  const parts = readFields(message);
  const [draft, reference, code] = [parts.get('draft'), parts.get('reference'), parts.get('code')];
  return typeof draft === 'string' && draft !== '' && typeof reference === 'string'
    ? { draft, reference, code: typeof code === 'string' ? code : '' }
    : null;
};

const watchChannel = <Notice>(
  parse: (message: unknown) => Notice | null,
  onNotice: (notice: Notice) => void,
): (() => void) => {
  const receiver = channel();
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const notice = parse(data);
    if (notice !== null) onNotice(notice);
  };
  receiver?.addEventListener('message', handleMessage);
  return () => receiver?.removeEventListener('message', handleMessage);
};

/** Returns the function that stops listening. */
export const watchSubmissions = (onSubmission: (notice: SubmissionNotice) => void): (() => void) =>
  watchChannel(parseSubmissionNotice, onSubmission);

/** Returns the function that stops listening. */
export const watchVersions = (onVersions: (notice: VersionsNotice) => void): (() => void) =>
  watchChannel(parseVersionsNotice, onVersions);
