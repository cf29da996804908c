/** The machine viewer's page: a header of its own, a tab per machine, and the selected machine. */
import { Suspense, useContext, useState } from 'react';
import styled from 'styled-components';
import * as registry from '../../machines/index.ts';
import { Seal } from '../components/layout/Seal.tsx';
import { SkipLink } from '../components/layout/SkipLink.ts';
import { WovenBorder } from '../components/layout/WovenBorder.tsx';
import { Alert } from '../components/ui/Alert.tsx';
import { site } from '../site.ts';
import { minWidth } from '../theme/breakpoints.ts';
import { deepGround } from '../theme/deepGround.ts';
import { LiveContext } from './live/liveContext.ts';
import { MachineView } from './MachineView.tsx';
import { viewerMessages as messages } from './messages.ts';
import { Overview } from './Overview.tsx';
import { findViewUrlProblem, toViewUrl } from './run/viewUrl.ts';
import { useView } from './useView.ts';

const Wide = styled.div`
  max-width: 100rem;
  margin: 0 auto;
  padding: 0 1rem;
  font-size: 1rem;
  ${minWidth.wide} {
    padding: 0 1.5rem;
  }
`;

const Top = styled.header`
  ${deepGround}
  a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 72px;
    color: inherit;
    line-height: 1.2;
    text-decoration: none;
  }
  svg {
    width: 48px;
    height: 48px;
  }
  span span {
    display: block;
    color: var(--ondeep2);
    font-size: 0.875rem;
  }
  strong {
    font-size: 1.5rem;
  }
`;

/* A single scrolling row on a phone, so that the machine stays near the top. */
const Tabs = styled.nav`
  display: flex;
  gap: 0.25rem;
  margin-top: 1rem;
  border-bottom: 3px solid var(--rule);
  overflow-x: auto;
  ${minWidth.columns} {
    flex-wrap: wrap;
  }
  a {
    display: flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    padding: 0 0.75rem;
    border: 1px solid var(--line);
    border-bottom: 0;
    color: var(--link);
    font-weight: 700;
    text-decoration: none;
  }
  [aria-current] {
    background: var(--deep);
    color: var(--ondeep);
  }
`;

/* Side by side, so that the chart stays near. */
const LivePanel = styled.details`
  summary {
    min-height: 32px;
    font-weight: 700;
    cursor: pointer;
  }
  margin: 1rem 0;
  padding: 0.75rem 1rem;
  border: 2px solid var(--info);
  background: var(--infobg);
  h2,
  h3 {
    font-size: 1.125rem;
  }
  section {
    margin-top: 0.75rem;
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: 0.5rem 1.5rem;
    margin-top: 0.75rem;
    font-size: 0.9375rem;
  }
`;

/** Scrolls the row of tabs until the open tab is visible. */
const scrollTabIntoView = (tab: HTMLAnchorElement | null): void => {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 16;
};

const names = [null, ...Object.keys(registry)];

export const MachinesPage = () => {
  const views = useView();
  const liveFeature = useContext(LiveContext);
  const [notice, setNotice] = useState('');
  const problem = findViewUrlProblem(window.location.hash, Object.keys(registry));
  const { machine } = views.view;
  return (
    <>
      {machine !== null && (
        <SkipLink
          href="#choices"
          onClick={(event) => {
            // The hash of the address holds the run, so the link must not replace it.
            event.preventDefault();
            document.querySelector<HTMLElement>('#choices button:enabled')?.focus();
          }}
        >
          {messages.skip}
        </SkipLink>
      )}
      <Top>
        <Wide>
          <a href="/home">
            <Seal />
            <span>
              <span>{messages.site(site.barangay)}</span>
              <strong>{messages.title}</strong>
            </span>
          </a>
        </Wide>
      </Top>
      <WovenBorder />
      <Wide as="main">
        <Tabs
          aria-label={messages.machines}
          // Browsers do not scroll to an element that is already partly visible.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {names.map((name) => (
            <a
              key={name ?? ''}
              href={toViewUrl({ machine: name, run: [], at: 0, highlightSource: views.view.highlightSource })}
              aria-current={name === machine ? 'page' : undefined}
              ref={name === machine ? scrollTabIntoView : undefined}
            >
              {name ?? messages.all}
            </a>
          ))}
        </Tabs>
        {problem !== null && <Alert tone="error" title={problem} />}
        {liveFeature !== null && (
          <LivePanel open={machine === null || views.view.highlightSource === 'live'}>
            <summary>{messages.live}</summary>
            <liveFeature.View live={liveFeature.live} machineId={machine} />
          </LivePanel>
        )}
        <Suspense fallback={null}>
          {machine === null ? (
            <Overview />
          ) : (
            <MachineView key={machine} name={machine} {...views} notice={notice} onNotice={setNotice} />
          )}
        </Suspense>
      </Wide>
    </>
  );
};
