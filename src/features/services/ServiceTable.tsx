/**
 * Table of services with client, fee and total time, one line each. On a narrow screen styles turn each row into the short name
 * with two labeled facts below: fee and time.
 */
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { visuallyHiddenStyle } from '../../components/ui/VisuallyHidden.ts';
import { langOf } from '../../content/models/localize.ts';
import type { Service } from '../../content/models/service.ts';
import { servicePath } from '../../content/seo/recordPages.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { formatFeeLine, toBriefLine } from '../../domain/charter/briefLine.ts';
import { formatAboutTime } from '../../domain/duration/aboutTime.ts';
import { lookupMessages } from '../../i18n/en/lookup.ts';
import { columnsOrPaper, narrowScreen, onPaper } from '../../theme/breakpoints.ts';

const Table = styled.table`
  width: 100%;
  border-top: 3px solid var(--rule);
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    text-align: left;
    vertical-align: top;
  }
  tbody th {
    line-height: 1.25;
  }
  /* The link covers its cell; on a narrow screen its row. */
  tbody a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${columnsOrPaper} {
    th,
    td {
      padding: 1rem 1.5rem 1rem 0;
      border-bottom: 1px solid var(--line);
    }
    th:last-child,
    td:last-child {
      padding-right: 0;
    }
    thead th {
      padding-top: 0.75rem;
      padding-bottom: 0.75rem;
      border-bottom: 2px solid var(--edge);
      font-size: 1.0625rem;
    }
    /* The short name is for a narrow screen. */
    a > span + span {
      display: none;
    }
    thead th:first-child {
      width: 37%;
    }
    tbody th {
      position: relative;
    }
    td {
      font-size: 1.0625rem;
      line-height: 1.4;
    }
  }
  ${narrowScreen} {
    &,
    tbody,
    tr,
    tbody th {
      display: block;
    }
    thead {
      ${visuallyHiddenStyle}
    }
    tbody tr {
      position: relative;
      padding: 0.875rem 0;
      border-bottom: 1px solid var(--line);
      line-height: 1.4;
    }
    tbody th {
      margin-bottom: 0.25rem;
    }
    td {
      display: flex;
      gap: 0.75rem;
      padding: 0;
    }
    td::before {
      content: attr(data-label);
      flex: none;
      width: 6.5rem;
      color: var(--ink2);
    }
    /* The client and the name in full are on the service's page. */
    td:first-of-type,
    a > span:not(:last-child) {
      display: none;
    }
  }
  ${onPaper} {
    th,
    td {
      padding: 3pt 8pt 3pt 0;
      font-size: 10.5pt;
    }
  }
`;

/** The fees without the name of their service, which the row says: 'Barangay Clearance: ₱50' → '₱50'. */
const omitNames = ({ name, shortName, fees }: Service): readonly string[] => {
  const starts = [name, shortName].map((each) => `${each}: `);
  return fees.map((fee) => fee.slice(starts.find((start) => fee.startsWith(start))?.length ?? 0));
};

interface ServiceTableProps {
  readonly services: readonly Service[];
}

/** Re-renders only if its services or the locale change. */
export const ServiceTable = memo(({ services }: ServiceTableProps) => {
  const translate = useTranslate();
  const messages = useMessages(lookupMessages).charter;
  return (
    <Table>
      <thead>
        <tr>
          {Object.entries(messages.columns).map(([column, title]) => (
            <th key={column} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.id}>
            <th scope="row">
              <Link to={servicePath(service)} lang={langOf(service, 'name')}>
                <span>{service.name}</span>
                {service.shortName !== service.name && (
                  <span lang={langOf(service, 'shortName')}>{service.shortName}</span>
                )}
              </Link>{' '}
              {service.isSample && <SampleTag />}
            </th>
            <td lang={service.client === '' ? undefined : langOf(service, 'client')}>
              {toBriefLine(service.client) || messages.noClient}
            </td>
            <td
              data-label={messages.columns.fee}
              lang={service.fees.length === 0 ? undefined : langOf(service, 'fees')}
            >
              {formatFeeLine(omitNames(service), translate)}
            </td>
            <td data-label={messages.columns.time}>
              {formatAboutTime(toBriefLine(service.total), translate)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
});
