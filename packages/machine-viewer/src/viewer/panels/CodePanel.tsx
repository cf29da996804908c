/** The file that has the selected state or transition, at its lines. A line's number selects what begins there. */
import { Suspense, use, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { CodePlace, MachineCode } from '../../chart/machineCode.ts';
import { viewerMessages } from '../messages.ts';
import { leafStatesOf } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { wide } from '../theme/media.ts';
import { useViewer, type ViewerOptions } from '../viewerContext.ts';
import { monospaceFont, Panel, PanelNote, Scroll, TextButton } from './panelStyles.ts';

const { code: messages } = viewerMessages;

const Lines = styled.ol`
  margin: 0.5rem 0 0;
  padding: 0;
  font: 0.875rem/24px ${monospaceFont};
  list-style: none;
  li {
    display: flex;
    min-width: max-content;
  }
  li > :first-child {
    flex: none;
    width: 3.5rem;
    padding-right: 1rem;
    color: var(--muted-text);
    text-align: right;
    user-select: none;
  }
  code {
    font: inherit;
    white-space: pre;
  }
  [aria-current] {
    background: var(--highlight-background);
    box-shadow: none;
  }
`;

const CodeScroll = styled(Scroll)`
  max-height: 60dvh;
  ${wide} {
    max-height: none;
  }
`;

const loadingCode = new WeakMap<ViewerOptions['loadCode'], Promise<MachineCode>>();
/** The same promise each time, as React's `use` requires. The code is loaded when the panel first opens. */
const loadOnce = (loadCode: ViewerOptions['loadCode']): Promise<MachineCode> => {
  const loading = loadingCode.get(loadCode) ?? loadCode().then((module) => module.default);
  loadingCode.set(loadCode, loading);
  return loading;
};

/** What begins in each line of a file; of several the outermost. */
const partsByLine = (
  places: Readonly<Record<string, CodePlace>>,
  file: string,
): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(places)
      .toReversed()
      .flatMap(([part, place]) => (place.file === file ? [[place.first, part] as const] : [])),
  );

/** Scrolls the innermost element that can scroll, and not the page: a third of it stays above the line. */
const scrollPanelTo = (line: HTMLElement): void => {
  let panel = line.parentElement;
  while (panel !== null && panel.scrollHeight <= panel.clientHeight + 1) panel = panel.parentElement;
  if (panel === null || panel === document.documentElement) return;
  const distance = line.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  panel.scrollTop += distance - panel.clientHeight / 3;
};

const CodeLines = ({ name, chart, frame, view, select }: ViewState) => {
  const { files, places: byMachine } = use(loadOnce(useViewer().loadCode));
  const places = Object.hasOwn(byMachine, name) ? byMachine[name]! : {};
  const active = new Set(frame.state._nodes.map(({ id }) => id));
  const [leaf] = leafStatesOf(chart, active);
  const shown = (view.selected === null ? undefined : places[view.selected]) ?? (leaf && places[leaf]);
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const line = current.current;
    if (shown && line) scrollPanelTo(line);
  }, [shown]);
  if (!shown) return <PanelNote>{messages.noCode}</PanelNote>;
  const { file, first, last } = shown;
  const starts = partsByLine(places, file);
  return (
    <>
      <PanelNote role="status">{messages.lines(file, first, last)}</PanelNote>
      <CodeScroll tabIndex={0} role="group" aria-label={file}>
        <Lines>
          {files[file]!.trimEnd()
            .split('\n')
            .map((text, index) => {
              const line = index + 1;
              const part = starts.get(line);
              return (
                <li
                  key={line}
                  aria-current={line >= first && line <= last ? 'true' : undefined}
                  ref={line === first ? current : undefined}
                >
                  {part === undefined ? (
                    <span>{line}</span>
                  ) : (
                    <TextButton type="button" aria-label={messages.select(line)} onClick={() => select(part)}>
                      {line}
                    </TextButton>
                  )}
                  <code>{text}</code>
                </li>
              );
            })}
        </Lines>
      </CodeScroll>
    </>
  );
};

export const CodePanel = (viewState: ViewState) => (
  <Panel aria-label={viewerMessages.tables.code}>
    <Suspense fallback={null}>
      <CodeLines {...viewState} />
    </Suspense>
  </Panel>
);
