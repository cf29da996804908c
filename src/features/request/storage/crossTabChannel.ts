/** Open tabs tell each other of a request that was sent; nothing of it is stored. */
import { readFields } from '../../../lib/readFields.ts';

export interface Sent {
  readonly draft: string;
  readonly reference: string;
}

const name = 'sent';
/** So long the sender waits for its own echo (ms); without one nobody listens. */
const echoLimit = 300;

/** Null where the browser has none, or refuses one because storage is blocked. */
const open = (): BroadcastChannel | null => {
  try {
    return 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
  } catch {
    return null;
  }
};

/** One for the tab: it does not hear itself. */
let opened: BroadcastChannel | null | undefined;
const channel = (): BroadcastChannel | null => {
  opened ??= open();
  return opened;
};

/** Is done when the other tabs have been told: when the message comes back by the same way. */
export const tellSent = (sent: Sent): Promise<void> =>
  new Promise((resolve) => {
    const [mouth, ear] = [channel(), open()];
    if (mouth === null || ear === null) return resolve();
    const finish = () => {
      clearTimeout(timer);
      ear.close();
      resolve();
    };
    const timer = setTimeout(finish, echoLimit);
    ear.onmessage = finish;
    mouth.postMessage(sent);
  });

/** Answers the end of listening. */
export const watchSent = (tell: (sent: Sent) => void): (() => void) => {
  const ear = channel();
  const hear = ({ data }: MessageEvent<unknown>) => {
    const parts = readFields(data);
    const [draft, reference] = [parts.get('draft'), parts.get('reference')];
    if (typeof draft === 'string' && draft !== '' && typeof reference === 'string')
      tell({ draft, reference });
  };
  ear?.addEventListener('message', hear);
  return () => ear?.removeEventListener('message', hear);
};
