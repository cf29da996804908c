/** The machine viewer's page: a bar, the list of machines at the side, and the selected machine. */
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { MachineView } from './MachineView.tsx';
import { viewerMessages as messages } from './messages.ts';
import { Overview } from './Overview.tsx';
import { Scroll, ToolButton } from './panels/panelStyles.ts';
import { Alert } from './parts/Alert.tsx';
import { SkipLink } from './parts/controls.ts';
import { findViewUrlProblem } from './run/viewUrl.ts';
import { MachineList } from './shell/MachineList.tsx';
import { PanelEdge } from './shell/PanelEdge.tsx';
import { panelNames, usePanels } from './shell/usePanels.ts';
import { wide } from './theme/media.ts';
import { useView } from './useView.ts';
import { useViewer } from './viewerContext.ts';

/* One column on a phone; from there on the page fills the window, and its panels scroll. */
const Page = styled.div`
  font-size: 1rem;
  ${wide} {
    display: flex;
    flex-direction: column;
    height: 100dvh;
  }
`;

const Top = styled.header`
  --text: var(--on-header);
  --muted-text: var(--on-header-muted);
  --border: var(--on-header-muted);
  --line: var(--header-line);
  --link: var(--on-header);
  --visited-link: var(--on-header);
  --focus: var(--on-header);
  background: var(--header);
  color: var(--on-header);
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  padding: 0 1rem;
  border-bottom: 4px solid var(--highlight);
`;

const Title = styled.a`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 48px;
  line-height: 1.2;
  text-decoration: none;
  &,
  &:visited {
    color: inherit;
  }
  svg,
  img {
    width: 32px;
    height: 32px;
  }
  span span {
    color: var(--on-header-muted);
    font-size: 0.875rem;
  }
`;

const Toggles = styled.div`
  display: none;
  gap: 0.5rem;
  button {
    border-color: var(--on-header-muted);
    background: none;
    color: var(--on-header);
  }
  ${wide} {
    display: flex;
  }
`;

const Body = styled.div`
  ${wide} {
    display: flex;
    flex: 1;
    min-height: 0;
  }
`;

interface SizeProps {
  readonly $size: number;
}

const Side = styled.div<SizeProps>`
  padding: 0.75rem 1rem;
  border-bottom: 1px solid var(--line);
  summary {
    min-height: 32px;
    font-weight: 700;
    cursor: pointer;
  }
  &[data-is='closed'] {
    ${wide} {
      display: none;
    }
  }
  ${wide} {
    flex: none;
    width: ${({ $size }) => $size}px;
    padding: 0.75rem;
    border: 0;
    overflow: auto;
  }
`;

const ListLandmark = styled.nav`
  ${wide} {
    display: flex;
    flex: none;
    min-height: 0;
  }
`;

const Main = styled.main`
  min-width: 0;
  padding: 0 1rem;
  ${wide} {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    padding: 0;
  }
`;

const Above = styled(Scroll)`
  ${wide} {
    flex: 1;
    padding: 0 1.5rem;
  }
`;

const isWide = () => window.matchMedia(wide.replace('@media ', '')).matches;

export const MachinesPage = () => {
  const { machines, name, mark, home, live: liveFeature = null } = useViewer();
  const views = useView();
  const control = usePanels();
  const [notice, setNotice] = useState('');
  const problem = findViewUrlProblem(window.location.hash, Object.keys(machines));
  const { machine, highlightSource } = views.view;
  const { panels, setPanel } = control;
  const shownPanels = machine === null ? panelNames.slice(0, 1) : panelNames;
  return (
    <Page>
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
        <Title as={home === undefined ? 'div' : 'a'} href={home}>
          {mark}
          <span>
            <strong>{messages.title}</strong> {name !== undefined && <span>{name}</span>}
          </span>
        </Title>
        <Toggles role="group" aria-label={messages.panels.title}>
          {shownPanels.map((name) => (
            <ToolButton
              key={name}
              type="button"
              aria-pressed={panels[name].isOpen}
              onClick={() => setPanel(name, { isOpen: !panels[name].isOpen })}
            >
              {messages.panels[name]}
            </ToolButton>
          ))}
        </Toggles>
      </Top>
      <Body>
        <ListLandmark aria-label={messages.machines}>
          <Side data-is={panels.list.isOpen ? 'open' : 'closed'} $size={panels.list.size} data-scrolls>
            <details open={isWide() || machine === null}>
              <summary>{messages.machines}</summary>
              <MachineList machine={machine} highlightSource={highlightSource} />
            </details>
          </Side>
          {panels.list.isOpen && (
            <PanelEdge name="list" orientation="vertical" isAfter={false} {...control} />
          )}
        </ListLandmark>
        <Main>
          {problem !== null && <Alert title={problem} />}
          <ErrorBoundary>
            <Suspense fallback={null}>
              {machine === null ? (
                <Above>
                  <Overview />
                  {liveFeature !== null && <liveFeature.View machineId={null} />}
                </Above>
              ) : (
                <MachineView
                  key={machine}
                  name={machine}
                  {...views}
                  {...control}
                  notice={notice}
                  onNotice={setNotice}
                />
              )}
            </Suspense>
          </ErrorBoundary>
        </Main>
      </Body>
    </Page>
  );
};
