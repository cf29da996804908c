/** A saved record as a notice for the bulletin board, on one sheet. */
import styled from 'styled-components';
import { Letterhead } from '../../components/layout/Letterhead.tsx';
import { QrCode } from '../../components/media/QrCode.tsx';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { formatEvent } from '../../features/articles/formatEvent.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { withKeys } from '../../lib/withKeys.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { PaperAlone } from '../PaperAlone.tsx';
import { shareMessages } from './messages.ts';
import { chooseTitleSize, fitParagraphs, type PublishedRecord } from './publishedRecord.ts';

const { sheet: messages } = shareMessages;

/* The height of Letter, the lowest paper of offices here, within its margins (src/theme/GlobalStyle.ts), less a millimeter for rounding. */
const Sheet = styled.article`
  display: none;
  ${onPaper} {
    display: flex;
    flex-direction: column;
    height: 260mm;
    overflow: hidden;
  }
  h1 {
    flex: none;
    font-weight: 800;
    hyphens: auto;
  }
  & > header,
  & > footer {
    flex: none;
  }
`;

const Facts = styled.dl`
  flex: none;
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 2pt 12pt;
  margin-top: 12pt;
  font-size: 18pt;
  line-height: 1.25;
  dd {
    font-weight: 700;
  }
`;

/* A line that does not fit goes to a second column, which the sheet leaves out, so that no line is cut in half. */
const Text = styled.div`
  flex: 1;
  min-height: 0;
  margin-top: 14pt;
  overflow: hidden;
  columns: 1;
  column-fill: auto;
  font-size: 16pt;
  line-height: 1.4;
  p + p {
    margin-top: 0.5em;
  }
`;

const Address = styled.footer`
  display: flex;
  align-items: center;
  gap: 12pt;
  margin-top: 12pt;
  border-top: 2pt solid #000;
  padding-top: 10pt;
  font-size: 14pt;
  line-height: 1.3;
  & > div {
    position: static;
    width: 38mm;
  }
  & > p {
    min-width: 0;
  }
  b {
    display: block;
  }
`;

interface NoticeSheetProps {
  readonly record: PublishedRecord;
  /** Absolute. */
  readonly address: string;
  /** The day on the sheet, epoch ms. */
  readonly posted: number;
}

export const NoticeSheet = ({ record, address, posted }: NoticeSheetProps) => {
  const { title, summary, paragraphs, event, where } = record;
  const texts = [summary, ...paragraphs].filter((text) => text !== '');
  return (
    <PaperAlone>
      <Sheet>
        <Letterhead>
          <strong>{messages.posted(formatDay(manilaDay(posted), translateToEnglish))}</strong>
        </Letterhead>
        <h1 style={{ fontSize: `${chooseTitleSize(title)}pt` }}>{title}</h1>
        {(event !== null || where !== '') && (
          <Facts>
            {event !== null && (
              <>
                <dt>{messages.when}</dt>
                <dd>{formatEvent(event, translateToEnglish)}</dd>
              </>
            )}
            {where !== '' && (
              <>
                <dt>{messages.where}</dt>
                <dd>{where}</dd>
              </>
            )}
          </Facts>
        )}
        <Text>
          {withKeys(fitParagraphs(title, texts)).map(({ key, item }) => (
            <p key={key}>{item}</p>
          ))}
        </Text>
        <Address>
          <QrCode text={address} label={messages.qr} />
          <p>
            {messages.read} <b>{address}</b>
          </p>
        </Address>
      </Sheet>
    </PaperAlone>
  );
};
