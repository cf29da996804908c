/** A section that its heading opens and closes. */
import type { ReactNode } from 'react';
import { Panel } from './panelStyles.ts';

interface ClosablePanelProps {
  readonly id: string;
  readonly title: string;
  /** Closed at first; open by default. */
  readonly isClosed?: boolean;
  readonly children: ReactNode;
}

export const ClosablePanel = ({ id, title, isClosed = false, children }: ClosablePanelProps) => (
  <Panel aria-labelledby={id}>
    <details open={!isClosed}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </details>
  </Panel>
);
