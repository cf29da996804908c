/** Open tabs tell each other of a request that was sent; nothing of it is stored. */
import { fieldsOf } from '../content/checked.ts';

interface Sent {
  readonly draft: string;
  readonly reference: string;
}

const name = 'sent';

export const tellSent = (sent: Sent): void => {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(sent);
  channel.close();
};

/** Answers the end of listening. */
export const watchSent = (tell: (sent: Sent) => void): (() => void) => {
  if (!('BroadcastChannel' in window)) return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parts = fieldsOf(data);
    const [draft, reference] = [parts.get('draft'), parts.get('reference')];
    if (typeof draft === 'string' && draft !== '' && typeof reference === 'string')
      tell({ draft, reference });
  };
  return () => channel.close();
};
