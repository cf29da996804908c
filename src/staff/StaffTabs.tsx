/** The tabs of the staff page: requests, documents, the hall's days, the content of the site, and feedback. Each tab's code loads at the first visit. */
import {
  type ComponentType,
  lazy,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled from 'styled-components';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { waitForIdle } from '../lib/waitForIdle.ts';
import { countOpenFeedback } from '../staff-core/feedback.ts';
import { staffMessages } from '../staff-core/messages.ts';
import { minWidth } from '../theme/breakpoints.ts';
import { notOnPaper } from '../theme/printVisibility.ts';
import type { RecordTarget } from './content/ContentEditor.tsx';
import { FetchError } from './FetchError.tsx';
import { createRequestPlace, type RequestPlaceRef } from './requests/requestPlace.ts';
import type { StaffClient } from './restClient.ts';
import { OfficerPanel } from './session/OfficerPanel.tsx';
import { TabVisibilityContext } from './tabVisibility.ts';

const { tabs: messages, moment: loadingMessage } = staffMessages;

interface StaffTabProps {
  readonly client: StaffClient;
  readonly place: RequestPlaceRef;
  /** Whether the clerk pressed this tab, or else came by its address. */
  readonly wasPressed: boolean;
  /** Gets what a press of the tab does while it is on the page. */
  readonly pressRef: Ref<() => void>;
  /** Opens the requests of this day, 'yyyy-mm-dd'. */
  readonly onShowList: (day: string) => void;
  /** The record that another tab asked for last; null without one. */
  readonly target: RecordTarget | null;
  readonly onOpenRecord: (record: RecordTarget) => void;
  /** Counts again how many messages of the feedback are open. */
  readonly onRead: () => void;
  /** Retries after the tab's files failed to load. */
  readonly onAgain: () => void;
}

const tabLoaders = {
  requests: () =>
    importWithRetry(() => import('./requests/RequestBrowser.tsx')).then(
      ({ RequestBrowser }) => RequestBrowser,
    ),
  documents: () =>
    importWithRetry(() => import('./documents/DocumentsTab.tsx')).then(({ DocumentsTab }) => DocumentsTab),
  hall: () => importWithRetry(() => import('./hall/HallTab.tsx')).then(({ HallTab }) => HallTab),
  content: () =>
    importWithRetry(() => import('./content/ContentEditor.tsx')).then(({ ContentEditor }) => ContentEditor),
  feedback: () =>
    importWithRetry(() => import('./feedback/FeedbackBrowser.tsx')).then(
      ({ FeedbackBrowser }) => FeedbackBrowser,
    ),
} as const satisfies Readonly<Record<string, () => Promise<ComponentType<StaffTabProps>>>>;

type TabName = keyof typeof tabLoaders;
const tabNames = Object.keys(tabLoaders) as readonly TabName[];

/** The tabs that stay mounted, so that their fields keep their text. A tab with citizens' data stays only while it is visible. */
const persistentTabs: ReadonlySet<TabName> = new Set(['content']);

/** Someone whose download fails, for example without a signal, stays signed in and may retry. */
const createLazyTab = (name: TabName) =>
  lazy(async (): Promise<{ readonly default: ComponentType<StaffTabProps> }> => {
    try {
      return { default: await tabLoaders[name]() };
    } catch {
      return { default: FetchError };
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
    padding: 0 0.6rem;
    border: 1px solid var(--line);
    border-bottom: 0;
    font-size: 1rem;
    font-weight: 700;
    text-decoration: none;
    &,
    &:visited {
      color: var(--link);
    }
  }
  ${minWidth.pair} {
    a {
      padding: 0 1rem;
      font-size: 1.0625rem;
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

/** The URL's hash names the tab and nothing else. Any other hash, such as the skip link's, keeps the current tab. */
const useActiveTab = (): TabName => {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const named = hash === '' ? 'requests' : tabNames.find((name) => name === hash);
  const [last, setLast] = useState<TabName>(named ?? 'requests');
  if (named !== undefined && named !== last) setLast(named);
  return named ?? last;
};

interface StaffTabsProps {
  readonly client: StaffClient;
  /** True while no clerk is signed in: a tab with citizens' data leaves the page. */
  readonly isHidden: boolean;
}

export const StaffTabs = ({ client, isHidden }: StaffTabsProps) => {
  const place = useRef(createRequestPlace());
  const [components, setComponents] = useState({
    requests: createLazyTab('requests'),
    documents: createLazyTab('documents'),
    hall: createLazyTab('hall'),
    content: createLazyTab('content'),
    feedback: createLazyTab('feedback'),
  });
  const nav = useRef<HTMLElement>(null);
  const activeTab = useActiveTab();
  const [target, setTarget] = useState<RecordTarget | null>(null);
  const [openCount, setOpenCount] = useState('');
  // A tab without its count is still a tab.
  const countOpen = useCallback(() => {
    countOpenFeedback(client).then(setOpenCount, () => {});
  }, [client]);
  useEffect(() => {
    if (!isHidden) countOpen();
  }, [countOpen, isHidden]);
  const [hasDocuments, setHasDocuments] = useState(false);
  const isOnContent = activeTab === 'content';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes from Content may have written the first text.
  useEffect(() => {
    if (isHidden) return;
    waitForIdle({ timeout: 2_000 })
      .then(() => importWithRetry(() => import('./documents/startDocuments.ts')))
      .then(({ startDocuments }) => startDocuments(client))
      .then(setHasDocuments, () => {});
  }, [client, isHidden, isOnContent]);
  const shownTabs = tabNames.filter((name) => name !== 'documents' || name === activeTab || hasDocuments);
  const [pressed, setPressed] = useState<readonly TabName[]>([]);
  const pressActions = useRef(new Map<TabName, () => void>());
  const [visited, setVisited] = useState<readonly TabName[]>([activeTab]);
  if (!visited.includes(activeTab)) setVisited([...visited, activeTab]);
  const open = visited.filter((name) => persistentTabs.has(name) || (name === activeTab && !isHidden));
  const showList = (day: string) => {
    place.current = { ...place.current, view: { day, state: '', text: '' }, open: null };
    const tab = nav.current?.querySelector<HTMLElement>('[href="#requests"]');
    tab?.focus();
    tab?.click();
  };
  return (
    <>
      <Tabs ref={nav} aria-label={messages.label}>
        {shownTabs.map((name) => (
          <a
            key={name}
            href={`#${name}`}
            aria-current={name === activeTab ? 'page' : undefined}
            onClick={(event) => {
              // A field of the open tab may have the name of the tab as its id, and would take the focus.
              if (name === activeTab) event.preventDefault();
              const { askBeforeTab } = place.current;
              if (name !== activeTab && askBeforeTab !== null) {
                event.preventDefault();
                askBeforeTab();
                return;
              }
              if (!pressed.includes(name)) setPressed([...pressed, name]);
              pressActions.current.get(name)?.();
            }}
          >
            {name === 'feedback' && openCount !== '' ? `${messages[name]} (${openCount})` : messages[name]}
          </a>
        ))}
      </Tabs>
      {activeTab === 'requests' && !isHidden && <OfficerPanel client={client} />}
      {open.map((name) => {
        const Tab = components[name];
        return (
          <div key={name} hidden={name !== activeTab}>
            <TabVisibilityContext value={name === activeTab}>
              <Suspense fallback={<p role="status">{loadingMessage}</p>}>
                <Tab
                  client={client}
                  place={place}
                  target={target}
                  onOpenRecord={(record) => {
                    setTarget(record);
                    location.hash = 'content';
                  }}
                  onRead={countOpen}
                  wasPressed={pressed.includes(name)}
                  pressRef={(action) => {
                    if (action === null) pressActions.current.delete(name);
                    else pressActions.current.set(name, action);
                  }}
                  onShowList={showList}
                  onAgain={() => setComponents({ ...components, [name]: createLazyTab(name) })}
                />
              </Suspense>
            </TabVisibilityContext>
          </div>
        );
      })}
    </>
  );
};
