/** Announces to the other open tabs that a request is stored; stores nothing. Tabs of release 1.0.0 understand it, too. */
import { parseReference } from '../../../content/models/reference.ts';
import { parseMoment } from '../../../domain/request/appointment.ts';
import { receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { readFields } from '../../../lib/readFields.ts';

export interface SubmissionNotice {
  /** The answers of the draft that was sent. */
  readonly draft: string;
  readonly reference: string;
  readonly code: string;
  /** The day and time 'yyyy-mm-ddThh:mm' that was sent; null when it is unknown, and from a tab of release 1.0.0. */
  readonly schedule: string | null;
}

const channelName = 'sent';

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

export const announceSubmission = (notice: SubmissionNotice): void => channel()?.postMessage(notice);

const parseSubmissionNotice = (message: unknown): SubmissionNotice | null => {
  const parts = readFields(message);
  const [draft, code] = [parts.get('draft'), parts.get('code')];
  if (typeof draft !== 'string' || typeof code !== 'string' || !receiptCodePattern.test(code)) return null;
  const reference = parseReference({ id: code, data: { recordId: parts.get('reference') } });
  return reference === null ? null : { draft, reference, code, schedule: parseMoment(parts.get('schedule')) };
};

/** Returns the function that stops listening. */
export const watchSubmissions = (onSubmission: (notice: SubmissionNotice) => void): (() => void) => {
  const receiver = channel();
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const notice = parseSubmissionNotice(data);
    if (notice !== null) onSubmission(notice);
  };
  receiver?.addEventListener('message', handleMessage);
  return () => receiver?.removeEventListener('message', handleMessage);
};
