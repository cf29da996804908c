/** Inside another app, such as Facebook: how to keep the receipt there, and how to open the page in a browser. */
import styled from 'styled-components';
import { Alert } from '../../../components/ui/Alert.tsx';
import { useIsInAppBrowser } from '../../../components/ui/useIsInAppBrowser.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { inAppBrowserMessages } from '../../../i18n/en/inAppBrowser.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';

const Space = styled.div`
  max-width: 41rem;
  margin: 1.25rem 0;
  ${notOnPaper}
`;

interface InAppBrowserNoticeProps {
  /** The confirmation, whose address has no code, or the status page, which can be opened elsewhere. */
  readonly page: 'receipt' | 'status';
}

export const InAppBrowserNotice = ({ page }: InAppBrowserNoticeProps) => {
  const messages = useMessages(inAppBrowserMessages);
  const { link } = useMessages(receiptMessages);
  if (!useIsInAppBrowser()) return null;
  return (
    <Space>
      <Alert tone="warning" role="none" title={messages[page].title}>
        <p>{messages[page].text}</p>
        {page === 'receipt' && <p>{messages.receipt.next(link)}</p>}
      </Alert>
    </Space>
  );
};
