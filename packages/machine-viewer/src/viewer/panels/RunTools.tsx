/** The tools for a whole run: restart it, link it, save it, load one, save the chart. */
import { useId } from 'react';
import { styled } from 'styled-components';
import { createPictureStyles } from '../../chart/chartStyles.ts';
import type { Theme } from '../../theme/theme.ts';
import { viewerMessages as messages } from '../messages.ts';
import { Button, visuallyHiddenStyle } from '../parts/controls.ts';
import { downloadFile } from '../parts/downloadFile.ts';
import { replayRun } from '../run/replay.ts';
import { compareSavedRun, parseSavedRun, toSavedRun } from '../run/savedRun.ts';
import type { ViewState } from '../run/viewState.ts';
import { createView, toViewUrl, type ViewParams } from '../run/viewUrl.ts';
import { useViewer } from '../viewerContext.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
  font-size: 0.875rem;
  button {
    min-height: 40px;
    padding: 0.25rem 0.5rem;
  }
  input[type='file'] {
    ${visuallyHiddenStyle}
  }
  /* The label is visible; the browser's file input below it is not. */
  label {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    padding: 0.25rem 0.5rem;
    border: 2px solid var(--border);
    color: var(--link);
    font-weight: 700;
    cursor: pointer;
  }
  input:focus-visible + label {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

const Notice = styled.p`
  flex-basis: 100%;
`;

/** Far above the size of any run of this page (bytes). */
const maxFileSize = 1_000_000;

/** Downloads the chart as it is shown, with its styles embedded. */
const downloadChart = (name: string, theme: Theme): void => {
  const seen = document.querySelector<SVGSVGElement>('svg.chart');
  if (seen === null) return;
  const svg = seen.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = createPictureStyles(theme);
  svg.prepend(style);
  downloadFile(`${name}.svg`, 'image/svg+xml', new XMLSerializer().serializeToString(svg));
};

interface RunToolsProps extends ViewState {
  readonly pushView: (view: ViewParams) => void;
  /** The result of the last tool. It stays when a loaded run belongs to another machine. */
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
}

export const RunTools = ({ pushView, notice, onNotice, ...viewState }: RunToolsProps) => {
  const { name, frames, view, at } = viewState;
  const { machines, theme = {} } = useViewer();
  const file = useId();
  const copy = async (): Promise<void> => {
    const link = `${window.location.origin}${window.location.pathname}${toViewUrl({ ...view, at })}`;
    try {
      await navigator.clipboard.writeText(link);
      onNotice(messages.copied);
    } catch {
      onNotice(messages.notCopied);
    }
  };
  const load = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size > maxFileSize) return onNotice(messages.notARun(chosen.name, messages.why.large));
    const read = parseSavedRun(await chosen.text(), Object.keys(machines));
    if ('problem' in read) return onNotice(messages.notARun(chosen.name, read.problem));
    const { machine, steps } = read.run;
    const run = steps.map(({ choice }) => choice);
    const input = read.run.input ?? null;
    const now = await replayRun(machines[machine]!, run, input);
    pushView({ ...createView(machine), run, at: run.length, input });
    onNotice(compareSavedRun(read.run, now));
  };
  return (
    <Row>
      <Button onClick={() => pushView({ ...view, run: [], at: 0 })}>{messages.reset}</Button>
      <Button onClick={() => void copy()}>{messages.copy}</Button>
      <Button
        onClick={() =>
          downloadFile(
            `${name}.run.json`,
            'application/json',
            `${JSON.stringify(toSavedRun(name, frames, view.input), null, 2)}\n`,
          )
        }
      >
        {messages.exportRun}
      </Button>
      <span>
        <input
          id={file}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            void load(target.files?.[0]);
            target.value = '';
          }}
        />
        <label htmlFor={file}>{messages.loadRun}</label>
      </span>
      <Button onClick={() => downloadChart(name, theme)}>{messages.save}</Button>
      <Notice role="status">{notice}</Notice>
    </Row>
  );
};
