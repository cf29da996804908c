/** What staff came for: the requests, or the content of the site. Each is fetched when it is gone to. */
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { staffMessages } from '../i18n/en/staff.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { notOnPaper } from '../theme/printVisibility.ts';
import { NotFetched } from './FetchError.tsx';
import type { StaffDoor } from './restClient.ts';

const { tabs: said, moment } = staffMessages;

interface DeskProps {
  readonly door: StaffDoor;
  /** The store no longer knows who asks. */
  readonly onEnded: () => void;
  /** Where its files could not be had. */
  readonly onAgain: () => void;
}

const desks = {
  requests: () =>
    importWithRetry(
      '__FILES src/staff/requests/RequestBrowser.tsx__',
      () => import('./requests/RequestBrowser.tsx'),
    ).then(({ RequestsDesk }) => RequestsDesk),
  content: () =>
    importWithRetry(
      '__FILES src/staff/content/ContentEditor.tsx__',
      () => import('./content/ContentEditor.tsx'),
    ).then(({ ContentDesk }) => ContentDesk),
} as const satisfies Readonly<Record<string, () => Promise<ComponentType<DeskProps>>>>;

type DeskName = keyof typeof desks;
const names = Object.keys(desks) as readonly DeskName[];

/** What is typed there stays while one looks at another. Of citizens nothing stays that is not looked at. */
const stays: ReadonlySet<DeskName> = new Set(['content']);

/** Whoever cannot have it, for want of a signal, stays signed in, and tries again. */
const fetched = (name: DeskName) =>
  lazy(async (): Promise<{ readonly default: ComponentType<DeskProps> }> => {
    try {
      return { default: await desks[name]() };
    } catch {
      return { default: NotFetched };
    }
  });

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-top: 1rem;
  border-bottom: 3px solid var(--rule);
  a {
    display: flex;
    align-items: center;
    min-height: 52px;
    padding: 0 1rem;
    border: 1px solid var(--line);
    border-bottom: 0;
    font-weight: 700;
    text-decoration: none;
    &,
    &:visited {
      color: var(--link);
    }
  }
  [aria-current],
  [aria-current]:visited {
    background: var(--deep);
    color: var(--ondeep);
  }
  ${notOnPaper}
`;

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The address says which one, and nothing else of what is looked at; one that names none, such as the way past the head, leads to no other. */
const useDesk = (): DeskName => {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const named = hash === '' ? 'requests' : names.find((name) => name === hash);
  const [last, keep] = useState<DeskName>(named ?? 'requests');
  if (named !== undefined && named !== last) keep(named);
  return named ?? last;
};

export const Desks = ({ door, onEnded }: Omit<DeskProps, 'onAgain'>) => {
  const [atHand, fetchAnew] = useState({ requests: fetched('requests'), content: fetched('content') });
  const here = useDesk();
  const [visited, visit] = useState<readonly DeskName[]>([here]);
  if (!visited.includes(here)) visit([...visited, here]);
  const open = visited.filter((name) => name === here || stays.has(name));
  return (
    <>
      <Tabs aria-label={said.label}>
        {names.map((name) => (
          <a key={name} href={`#${name}`} aria-current={name === here ? 'page' : undefined}>
            {said[name]}
          </a>
        ))}
      </Tabs>
      {open.map((name) => {
        const Desk = atHand[name];
        return (
          <div key={name} hidden={name !== here}>
            <Suspense fallback={<p role="status">{moment}</p>}>
              <Desk
                door={door}
                onEnded={onEnded}
                onAgain={() => fetchAnew({ ...atHand, [name]: fetched(name) })}
              />
            </Suspense>
          </div>
        );
      })}
    </>
  );
};
