/** What may be done with a run as a whole: begin anew, link it, save it, load one, save the chart. */
import { useId } from 'react';
import styled from 'styled-components';
import * as registry from '../../../machines/index.ts';
import { Button } from '../../components/ui/Button.tsx';
import { visuallyHiddenStyle } from '../../components/ui/VisuallyHidden.ts';
import { viewerMessages as words } from '../../i18n/en/viewer.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { chartLook, ownColours } from '../chart/chartStyles.ts';
import { walked } from '../run/replay.ts';
import { comparedWith, readRun, savedRunOf } from '../run/savedRun.ts';
import type { Shown } from '../run/viewState.ts';
import { addressOf, type View } from '../run/viewUrl.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  button {
    min-height: 44px;
    padding: 0.4rem 0.9rem;
  }
  input[type='file'] {
    ${visuallyHiddenStyle}
  }
  /* A file is chosen by the browser's own field; its label is what is seen. */
  label {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0.4rem 0.9rem;
    border: 2px solid var(--edge);
    color: var(--link);
    font-weight: 700;
    cursor: pointer;
  }
  input:focus-visible + label {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

const Said = styled.p`
  flex-basis: 100%;
  min-height: 1.5em;
`;

/** More than any run of this page takes. */
const largest = 1_000_000;

/** The picture as it is seen, with its styles. */
const saveChart = (name: string): void => {
  const seen = document.querySelector('svg.chart');
  if (seen === null) return;
  const svg = seen.cloneNode(true) as SVGElement;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${ownColours}${chartLook}`;
  svg.prepend(style);
  downloadFile(`${name}.svg`, 'image/svg+xml', new XMLSerializer().serializeToString(svg));
};

interface RunToolsProps extends Shown {
  readonly go: (view: View) => void;
  /** What was done last with a run; a run that was loaded may be another machine's. */
  readonly said: string;
  readonly onSaid: (said: string) => void;
}

export const RunTools = ({ go, said, onSaid, ...shown }: RunToolsProps) => {
  const { name, frames, view, at } = shown;
  const file = useId();
  const copy = async (): Promise<void> => {
    const link = `${window.location.origin}${window.location.pathname}${addressOf({ ...view, at })}`;
    try {
      await navigator.clipboard.writeText(link);
      onSaid(words.copied);
    } catch {
      onSaid(words.notCopied);
    }
  };
  const load = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size > largest) return onSaid(words.notARun(chosen.name, words.why.large));
    const read = readRun(await chosen.text(), Object.keys(registry));
    if ('problem' in read) return onSaid(words.notARun(chosen.name, read.problem));
    const { machine, steps } = read.run;
    const run = steps.map(({ choice }) => choice);
    const now = await walked(machine, run);
    go({ machine, run, at: run.length, counting: 'run' });
    onSaid(comparedWith(read.run, now));
  };
  return (
    <Row>
      <Button secondary onClick={() => go({ ...view, run: [], at: 0 })}>
        {words.reset}
      </Button>
      <Button secondary onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button
        secondary
        onClick={() =>
          downloadFile(
            `${name}.run.json`,
            'application/json',
            `${JSON.stringify(savedRunOf(name, frames), null, 2)}\n`,
          )
        }
      >
        {words.exportRun}
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
        <label htmlFor={file}>{words.loadRun}</label>
      </span>
      <Button secondary onClick={() => saveChart(name)}>
        {words.save}
      </Button>
      <Said role="status">{said}</Said>
    </Row>
  );
};
