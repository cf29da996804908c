/** The receipt: its code as text, the link that looks it up, and the same link to be photographed. On paper the link is spelled out. */
import styled from 'styled-components';
import { QrCode } from '../../../components/media/QrCode.tsx';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { onPaper } from '../../../theme/breakpoints.ts';
import { notOnPaper, onlyOnPaper } from '../../../theme/printVisibility.ts';

const Room = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  padding: 1.25rem;
  border-top: 2px dashed var(--edge);
  ${onPaper} {
    padding: 3pt 10pt;
    line-height: 1.25;
  }
`;

const Said = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  ${onPaper} {
    display: grid;
    grid-template-columns: 30mm 1fr;
    column-gap: 10pt;
    font-size: 10pt;
    & > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;

const Code = styled.p`
  font: 600 1.0625rem/1.45 ui-monospace, 'Roboto Mono', Consolas, monospace;
  user-select: all;
  ${onPaper} {
    font-size: 10pt;
  }
`;

const Note = styled.p`
  color: var(--ink2);
  font-size: 1.0625rem;
  line-height: 1.45;
  ${notOnPaper}
`;

const Way = styled.p`
  margin-top: 0.35rem;
  a {
    display: inline-block;
    padding: 0.55rem 0;
    font-weight: 600;
  }
  ${notOnPaper}
`;

const Spelled = styled.p`
  ${onlyOnPaper}
  font-size: 8.5pt;
`;

interface ReceiptBlockProps {
  readonly code: string;
  /** The whole address that looks the code up. */
  readonly link: string;
}

export const ReceiptBlock = ({ code, link }: ReceiptBlockProps) => (
  <Room>
    <QrCode text={link} label={receiptMessages.qr} />
    <Said>
      <p>{receiptMessages.code}</p>
      <Code>{code}</Code>
      <Note>{receiptMessages.codeNote}</Note>
      {/* A tab of its own: this page is gone when it is left. */}
      <Way>
        <a href={link} target="_blank" rel="noopener">
          {receiptMessages.link}
        </a>{' '}
        <span>{receiptMessages.newTab}</span>
      </Way>
      <Spelled>{link}</Spelled>
    </Said>
  </Room>
);
