/** A section that its heading opens and closes; open at first. */
import type { ReactNode } from 'react';
import { Panel } from './panelStyles.ts';

interface ClosablePanelProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const ClosablePanel = ({ id, title, children }: ClosablePanelProps) => (
  <Panel aria-labelledby={id}>
    <details open>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </details>
  </Panel>
);
