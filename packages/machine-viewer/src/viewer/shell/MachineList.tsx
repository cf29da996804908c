/** The side list of all machines, with a search in their names and descriptions. */
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { matchesFilter } from '../matchesFilter.ts';
import { viewerMessages as messages } from '../messages.ts';
import { PanelNote } from '../panels/panelStyles.ts';
import { Input } from '../parts/controls.ts';
import { createView, type HighlightSource, toViewUrl } from '../run/viewUrl.ts';
import { useViewer } from '../viewerContext.ts';

const List = styled.ul`
  margin-top: 0.5rem;
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: 0 0.75rem;
    border-left: 4px solid transparent;
    color: var(--link);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    border-color: var(--highlight);
    background: var(--header);
    color: var(--on-header);
    font-weight: 700;
  }
`;

/** Scrolls the list and not the page, and only when the open machine is out of sight. */
const scrollIntoList = (link: HTMLAnchorElement | null): void => {
  const list = link?.closest<HTMLElement>('[data-scrolls]');
  if (!link || !list) return;
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.bottom > outer.bottom || inner.top < outer.top) list.scrollTop += inner.top - outer.top - 40;
};

interface MachineListProps {
  readonly machine: string | null;
  readonly highlightSource: HighlightSource;
}

export const MachineList = ({ machine, highlightSource }: MachineListProps) => {
  const { charts } = useViewer();
  const rows = [
    { name: null, label: messages.all, text: messages.all },
    ...Object.entries(charts).map(([name, { description }]) => ({ name, label: name, text: description })),
  ];
  const search = useId();
  const [query, setQuery] = useState('');
  const found = rows.filter(({ label, text }) => matchesFilter(query, [label, text]));
  return (
    <>
      <label htmlFor={search}>{messages.machineSearch}</label>
      <Input id={search} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      {found.length === 0 && <PanelNote role="status">{messages.noMachine}</PanelNote>}
      <List>
        {found.map(({ name, label }) => (
          <li key={label}>
            <a
              href={toViewUrl({ ...createView(name), highlightSource })}
              aria-current={name === machine ? 'page' : undefined}
              ref={name === machine ? scrollIntoList : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </List>
    </>
  );
};
