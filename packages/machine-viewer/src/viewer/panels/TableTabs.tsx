/** Links to the tables below the chart. The address holds which one is open. */
import styled from 'styled-components';
import { minWidth } from '../../../../../src/theme/breakpoints.ts';
import { viewerMessages as messages } from '../messages.ts';
import { tableNames, toViewUrl, type ViewParams } from '../run/viewUrl.ts';

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: 0.5rem;
  border-bottom: 3px solid var(--clay);
  background: var(--paper);
  ${minWidth.wide} {
    position: sticky;
    z-index: 1;
    top: 0;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: 0 0.5rem;
    color: var(--link);
    font-size: 0.9375rem;
    font-weight: 700;
    text-decoration: none;
  }
  [aria-current] {
    border-bottom: 3px solid var(--gold);
    background: var(--deep);
    color: var(--ondeep);
  }
`;

interface TableTabsProps {
  readonly view: ViewParams;
}

export const TableTabs = ({ view }: TableTabsProps) => (
  <Tabs aria-label={messages.tables.title}>
    {tableNames.map((table) => (
      <a
        key={table}
        href={toViewUrl({ ...view, table })}
        aria-current={table === view.table ? 'page' : undefined}
      >
        {messages.tables[table]}
      </a>
    ))}
  </Tabs>
);
