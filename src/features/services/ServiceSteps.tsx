/** Table of the procedure with its Total (spec §2). On a narrow screen only styles turn each row into a card. */
import styled from 'styled-components';
import { visuallyHiddenStyle } from '../../components/ui/VisuallyHidden.ts';
import { type LocalizedText, langOf } from '../../content/models/localize.ts';
import type { Service } from '../../content/models/service.ts';
import { useMessages } from '../../context/localeContext.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { withKeys } from '../../lib/withKeys.ts';
import { inForced, narrowScreen, onPaper } from '../../theme/breakpoints.ts';

const Table = styled.table`
  width: 100%;
  margin-top: 1rem;
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    padding: 0.875rem 0.75rem;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th:first-child {
    width: 50%;
  }
  thead th {
    background: var(--deep);
    color: var(--ondeep);
    font-size: 1.0625rem;
  }
  tbody {
    counter-reset: step;
  }
  tbody tr {
    counter-increment: step;
  }
  tbody th {
    position: relative;
    padding-left: 2.75rem;
    font-weight: 400;
  }
  tbody th::before {
    content: counter(step);
    position: absolute;
    left: 0.75rem;
    color: var(--clay);
    font-weight: 800;
  }
  tfoot th,
  tfoot td {
    border-top: 3px solid var(--rule);
    border-bottom: 0;
    background: var(--okbg);
    font-size: 1.1875rem;
    font-weight: 800;
  }
  ${narrowScreen} {
    &,
    tbody,
    tfoot,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      ${visuallyHiddenStyle}
    }
    tbody tr {
      margin-bottom: 0.75rem;
      border: 1px solid var(--edge);
    }
    tbody th,
    th:first-child {
      width: auto;
    }
    tbody th {
      min-height: 3.25rem;
      background: var(--mist);
      font-weight: 700;
    }
    td {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 1rem;
      padding: 0.6rem 0.75rem;
      text-align: right;
    }
    td:empty {
      display: none;
    }
    tbody td:last-child {
      border: 0;
      font-weight: 700;
    }
    td::before {
      content: attr(data-label);
      color: var(--ink2);
      font-weight: 400;
      text-align: left;
    }
    tfoot tr {
      border: 2px solid var(--rule);
    }
    tfoot th,
    tfoot td {
      border: 0;
    }
    tfoot th {
      padding-bottom: 0;
    }
    /* The total has the whole width, so that none of its words breaks. */
    tfoot td {
      display: block;
      text-align: left;
    }
    tfoot td::before {
      display: block;
    }
  }
  ${inForced} {
    thead th {
      border: 1px solid CanvasText;
    }
  }
  ${onPaper} {
    margin-top: 2pt;
    th,
    td {
      padding: 2pt 6pt;
    }
    tbody th {
      padding-left: 24pt;
    }
    thead th:first-child {
      width: 44%;
    }
    thead th {
      border-bottom: 1.5pt solid #000;
      font-size: 10pt;
    }
    tfoot {
      display: table-row-group;
    }
    tfoot th,
    tfoot td {
      font-size: 11pt;
    }
  }
`;

export const ServiceSteps = ({
  steps,
  total,
  ...language
}: Pick<Service, 'steps' | 'total' | keyof LocalizedText>) => {
  const messages = useMessages(serviceMessages).steps;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{messages.procedure}</th>
          <th scope="col">{messages.person}</th>
          <th scope="col">{messages.time}</th>
        </tr>
      </thead>
      <tbody>
        {withKeys(steps).map(({ key, item: { procedure, person, time } }) => (
          <tr key={key}>
            <th scope="row" lang={langOf(language, 'Procedure')}>
              {procedure}
            </th>
            <td data-label={messages.person} lang={langOf(language, 'responsible_person')}>
              {person}
            </td>
            <td data-label={messages.time} lang={langOf(language, 'processing_time')}>
              {time}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.total}</th>
          <td data-label={messages.time} colSpan={2}>
            {total}
          </td>
        </tr>
      </tfoot>
    </Table>
  );
};
