/** The official who handles a request. The name may be in a script of another direction, and must not turn the words around it. */
import type { ReceiptStatus } from '../../../../machines/request/status.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';

interface HandledByProps {
  readonly found: ReceiptStatus;
}

export const HandledBy = ({ found: { by, position } }: HandledByProps) => {
  const messages = useMessages(statusPageMessages);
  return by == null ? null : (
    <p>
      <span>{messages.handledBy}</span> <bdi>{by}</bdi>
      {position != null && (
        <>
          , <bdi>{position}</bdi>
        </>
      )}
    </p>
  );
};
