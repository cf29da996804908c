/** The list on A4 paper, in black: the same rows as the command's sheet, and no sensitive answer among them. */
import styled from 'styled-components';
import { formatInstant } from '../../domain/dates/formatDay.ts';
import { staffMessages } from '../../i18n/en/staff.ts';
import { site } from '../../site.ts';
import { byHour, isOver, stateTold, timeOf, wishOf } from '../../staff-core/daySheet.ts';
import { lineOf, personOf, serviceOf } from '../../staff-core/request.ts';
import { onlyOnPaper } from '../../theme/printVisibility.ts';
import type { DeskEntry } from './readRequests.ts';

const { sheet: said, desk } = staffMessages;

const Paper = styled.div`
  ${onlyOnPaper}
  font-size: 10.5pt;
  header {
    display: flex;
    justify-content: space-between;
    gap: 8mm;
    padding-bottom: 2mm;
    border-bottom: 1.5pt solid #000;
  }
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
  col:nth-child(1) {
    width: 7mm;
  }
  col:nth-child(2) {
    width: 14mm;
  }
  col:nth-child(3) {
    width: 22mm;
  }
  col:nth-child(5) {
    width: 12mm;
  }
  col:nth-child(6) {
    width: 25mm;
  }
  col:nth-child(7) {
    width: 26mm;
  }
  footer {
    margin-top: 5mm;
    border-top: 0.4pt solid #777;
    font-size: 8.5pt;
  }
`;

const Tick = styled.i`
  display: inline-block;
  width: 4mm;
  height: 4mm;
  border: 0.9pt solid #000;
`;

interface SheetProps {
  readonly title: string;
  readonly entries: readonly DeskEntry[];
  readonly now: number;
}

const Row = ({ entry: { request, receipt } }: { readonly entry: Pick<DeskEntry, 'request' | 'receipt'> }) => {
  const { title, why } = stateTold(receipt);
  return (
    <tr>
      <td>{!isOver(receipt) && <Tick />}</td>
      <td>{timeOf(request)}</td>
      <td>
        <strong>{request.id}</strong>
      </td>
      <td>
        <strong>{personOf(request)}</strong>
        <br />
        {`${serviceOf(request)}: ${wishOf(request)}`}
      </td>
      <td>{lineOf(request, 'zone', 6)}</td>
      <td>{why === '' ? title : `${title}: ${why}`}</td>
      <td />
    </tr>
  );
};

export const Sheet = ({ title, entries, now }: SheetProps) => (
  <Paper>
    <header>
      <div>
        <p>{`${site.barangay}, ${site.municipality}`}</p>
        <h2>{title}</h2>
      </div>
      <p>
        <strong>{desk.count(entries.length)}</strong>
        <br />
        {said.made(formatInstant(now))}
      </p>
    </header>
    <table>
      <colgroup>
        {said.columns.map((name) => (
          <col key={name} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {said.columns.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      {byHour(entries).map(({ heading, items }) => (
        <tbody key={heading}>
          <tr>
            <th scope="rowgroup" colSpan={said.columns.length}>
              {`${heading === '' ? said.noHour : heading} (${items.length})`}
            </th>
          </tr>
          {items.map((entry) => (
            <Row key={entry.request.id} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
    <footer>{said.privacy}</footer>
  </Paper>
);
