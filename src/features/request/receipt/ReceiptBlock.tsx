/**
 * The receipt: its code as text, the link to its status, and the same link as a QR code. On paper the full URL is
 * printed.
 */
import styled from 'styled-components';
import { QrCode } from '../../../components/media/QrCode.tsx';
import { useIsInAppBrowser } from '../../../components/ui/useIsInAppBrowser.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { sharingMessages } from '../../../i18n/en/sharing.ts';
import { onPaper } from '../../../theme/breakpoints.ts';
import { notOnPaper, onlyOnPaper } from '../../../theme/printVisibility.ts';

const BlockLayout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  padding: 1.25rem;
  border-top: 2px dashed var(--edge);
  ${onPaper} {
    padding: 2pt 10pt;
    line-height: 1.2;
  }
`;

const Details = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  ${onPaper} {
    font-size: 10pt;
  }
`;

const Code = styled.p`
  font: 600 1.0625rem/1.45 ui-monospace, 'Roboto Mono', Consolas, monospace;
  user-select: all;
  ${onPaper} {
    font-size: 11pt;
    line-height: 1.2;
  }
`;

const Note = styled.p`
  color: var(--ink2);
  font-size: 1.0625rem;
  line-height: 1.45;
  ${notOnPaper}
`;

const LinkLine = styled.p`
  margin-top: 0.35rem;
  a {
    display: inline-block;
    padding: 0.55rem 0;
    font-weight: 600;
  }
  ${notOnPaper}
`;

const PrintedLink = styled.p`
  ${onlyOnPaper}
  font-size: 9pt;
`;

interface ReceiptBlockProps {
  readonly code: string;
  /** Full URL of the receipt's status page. */
  readonly link: string;
  /** Says that the link names the service; undefined where it does not. */
  readonly linkNote: string | undefined;
  /** False on the staff page, whose browser is not the citizen's: the link is only printed, and in the QR code. */
  readonly hasLink?: boolean;
}

export const ReceiptBlock = ({ code, link, linkNote, hasLink = true }: ReceiptBlockProps) => {
  const messages = useMessages(receiptMessages);
  const sharingText = useMessages(sharingMessages);
  const isInApp = useIsInAppBrowser();
  return (
    <BlockLayout>
      <QrCode text={link} label={messages.qr} />
      <Details>
        <p>{messages.code}</p>
        <Code>{code}</Code>
        <Note>{messages.codeNote}</Note>
        {hasLink && (
          <LinkLine>
            {isInApp ? (
              <a href={link}>{messages.link}</a>
            ) : (
              <>
                {/* Opens a new tab: the answers on this page are lost once the user leaves it. */}
                {/* biome-ignore lint/security/noBlankTarget: a page of this site, with a copy of what the tab keeps */}
                <a href={link} target="_blank" rel="opener">
                  {messages.link}
                </a>{' '}
                <span>{sharingText.newTab}</span>
              </>
            )}
          </LinkLine>
        )}
        {linkNote !== undefined && <Note>{linkNote}</Note>}
        <PrintedLink>{link}</PrintedLink>
      </Details>
    </BlockLayout>
  );
};
