/** Two runs of the machine side by side: their steps, where they part, and how their contexts differ at the end. */
import { Suspense, use } from 'react';
import type { RegisteredMachine } from '../../model/registered.ts';
import type { RunFrame } from '../../model/run.ts';
import { viewerMessages } from '../messages.ts';
import { listContextChanges } from '../run/listContextChanges.ts';
import { replayRun } from '../run/replay.ts';
import { stateNameOf } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { toViewUrl, type ViewParams } from '../run/viewUrl.ts';
import { HeadRow } from './HeadRow.tsx';
import { Panel, PanelNote, PanelTable, Scroll, SourceTabs, ToolButton } from './panelStyles.ts';

const { compare: messages, start, absent } = viewerMessages;

const columns = Object.keys(messages.head) as readonly (keyof typeof messages.head)[];

const eventOf = (frame: RunFrame | undefined): string => (frame === undefined ? '' : (frame.key ?? start));
const stateOf = (frame: RunFrame | undefined): string =>
  frame === undefined ? '' : stateNameOf(frame.state);

interface ComparisonProps {
  readonly registered: RegisteredMachine;
  readonly frames: readonly RunFrame[];
  readonly comparedRun: readonly string[];
  readonly input: string | null;
  readonly onOpen: () => void;
  readonly onStop: () => void;
}

const Comparison = ({ registered, frames, comparedRun, input, onOpen, onStop }: ComparisonProps) => {
  const others = use(replayRun(registered, comparedRun, input)).frames;
  const rows = Array.from({ length: Math.max(frames.length, others.length) }, (_, step) => ({
    step,
    event: eventOf(frames[step]),
    state: stateOf(frames[step]),
    otherEvent: eventOf(others[step]),
    otherState: stateOf(others[step]),
  }));
  const parting = rows.find(
    ({ event, state, otherEvent, otherState }) => event !== otherEvent || state !== otherState,
  );
  // Read backwards: what the other run has is 'before'.
  const changes = listContextChanges(others.at(-1)?.state.context, frames.at(-1)?.state.context);
  return (
    <>
      <SourceTabs>
        <ToolButton type="button" onClick={onOpen}>
          {messages.open}
        </ToolButton>
        <ToolButton type="button" onClick={onStop}>
          {messages.stop}
        </ToolButton>
      </SourceTabs>
      <p role="status">{parting === undefined ? messages.same : messages.differ(parting.step)}</p>
      <Scroll tabIndex={0} role="group" aria-label={messages.table}>
        <PanelTable aria-label={messages.table}>
          <HeadRow labels={messages.head} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.step} data-is={row === parting ? 'last' : undefined}>
                {columns.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </PanelTable>
      </Scroll>
      <h3 id="comparedContext">{messages.context}</h3>
      {changes.length === 0 ? (
        <PanelNote>{messages.sameContext}</PanelNote>
      ) : (
        <PanelTable aria-labelledby="comparedContext">
          <HeadRow labels={messages.contextHead} />
          <tbody>
            {changes.map(({ path, before, after }) => (
              <tr key={path}>
                <td data-json>{path}</td>
                <td data-json>{after ?? absent}</td>
                <td data-json>{before ?? absent}</td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
    </>
  );
};

interface ComparePanelProps extends ViewState {
  readonly replaceView: (view: ViewParams) => void;
}

export const ComparePanel = ({ registered, frames, view, replaceView }: ComparePanelProps) => {
  const { comparedRun } = view;
  const stories = Object.entries(registered.stories ?? {});
  return (
    <Panel aria-label={viewerMessages.tables.compare}>
      <PanelNote>{messages.lead}</PanelNote>
      <SourceTabs>
        <ToolButton type="button" onClick={() => replaceView({ ...view, comparedRun: view.run })}>
          {messages.keep}
        </ToolButton>
      </SourceTabs>
      {stories.length > 0 && (
        <ul>
          {stories.map(([story, run]) => (
            <li key={story}>
              <a href={toViewUrl({ ...view, comparedRun: run })}>{story}</a>
            </li>
          ))}
        </ul>
      )}
      {comparedRun !== null && (
        <Suspense fallback={null}>
          <Comparison
            registered={registered}
            frames={frames}
            comparedRun={comparedRun}
            input={view.input}
            onOpen={() =>
              replaceView({ ...view, run: comparedRun, at: comparedRun.length, comparedRun: view.run })
            }
            onStop={() => replaceView({ ...view, comparedRun: null })}
          />
        </Suspense>
      )}
    </Panel>
  );
};
