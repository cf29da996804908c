/** The list of requests for A4 paper, in black: the same rows as the command's sheet, without sensitive answers. */
import styled from 'styled-components';
import { Letterhead } from '../../components/layout/Letterhead.tsx';
import { formatInstant } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import {
  describeState,
  formatAppointmentTime,
  formatWork,
  groupByHour,
  hasPriority,
  isFinished,
} from '../../staff-core/daySheet.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { formatPersonName, formatRequestField } from '../../staff-core/request.ts';
import type { RequestEntry } from '../../staff-core/requestEntry.ts';
import { onlyOnPaper } from '../../theme/printVisibility.ts';
import type { RequestListEntry } from './readRequests.ts';

const { sheet: messages, desk } = staffMessages;

/** In mm; the name and the work take what is left. */
const columnWidths = [7, 21, 22, null, 12, 25, 21];

const Paper = styled.div`
  ${onlyOnPaper}
  font-size: 10.5pt;
  h2 {
    font-size: 16pt;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    padding: 2mm 1.5mm 1mm;
    border-bottom: 0.75pt solid #000;
    font-size: 8.5pt;
    text-align: left;
  }
  td {
    padding: 1.2mm 1.5mm;
    border-bottom: 0.4pt solid #777;
    vertical-align: top;
  }
  [scope='rowgroup'] {
    font-size: 11.5pt;
    break-after: avoid;
  }
  td:nth-child(2) {
    white-space: nowrap;
  }
  ${columnWidths.map((width, at) => width && `col:nth-child(${at + 1}) { width: ${width}mm; }`)}
  footer {
    margin-top: 5mm;
    border-top: 0.4pt solid #777;
    font-size: 8.5pt;
  }
`;

const EmptyBox = styled.i`
  display: inline-block;
  width: 4mm;
  height: 4mm;
  border: 0.9pt solid #000;
`;

/** Fewer people are found by the hour of their row. */
const leastWithHours = 15;

interface DaySheetProps {
  readonly title: string;
  readonly entries: readonly RequestListEntry[];
  readonly now: number;
}

const Row = ({ entry }: { readonly entry: RequestEntry }) => {
  const { request, receipt } = entry;
  const { title, why } = describeState(receipt);
  return (
    <tr>
      <td>{!isFinished(receipt) && <EmptyBox />}</td>
      <td>
        {formatAppointmentTime(entry)}
        {hasPriority(entry) && (
          <>
            <br />
            <strong>{messages.priority}</strong>
          </>
        )}
      </td>
      <td>
        <strong>{request.id}</strong>
      </td>
      <td>
        <strong>{formatPersonName(request)}</strong>
        <br />
        {formatWork(request)}
      </td>
      <td>{formatRequestField(request, 'zone', 6)}</td>
      <td>{why === '' ? title : `${title}: ${why}`}</td>
      <td />
    </tr>
  );
};

export const DaySheet = ({ title, entries, now }: DaySheetProps) => (
  <Paper>
    <Letterhead>
      <strong>{desk.count(entries.length)}</strong>
      <br />
      {messages.made(formatInstant(now, translateToEnglish))}
    </Letterhead>
    <h2>{title}</h2>
    <table>
      <colgroup>
        {messages.columns.map((name) => (
          <col key={name} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {messages.columns.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      {groupByHour(entries).map(({ heading, items }) => (
        <tbody key={heading}>
          {entries.length >= leastWithHours && (
            <tr>
              <th scope="rowgroup" colSpan={messages.columns.length}>
                {`${heading === '' ? messages.noHour : heading} (${items.length})`}
              </th>
            </tr>
          )}
          {items.map((entry) => (
            <Row key={entry.request.id} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
    <footer>{messages.privacy}</footer>
  </Paper>
);
