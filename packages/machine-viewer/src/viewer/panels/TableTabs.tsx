/** Links to the tables below the chart. The address holds which one is open. */
import { styled } from 'styled-components';
import { viewerMessages as messages } from '../messages.ts';
import { tableNames, toViewUrl, type ViewParams } from '../run/viewUrl.ts';
import { wide } from '../theme/media.ts';

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: 0.5rem;
  border-bottom: 3px solid var(--emphasis);
  background: var(--background);
  ${wide} {
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
    border-bottom: 3px solid var(--highlight);
    background: var(--header);
    color: var(--on-header);
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
