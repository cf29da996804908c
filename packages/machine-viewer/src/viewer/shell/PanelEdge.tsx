/** The edge of a panel, which resizes it. */
import { viewerMessages as messages } from '../messages.ts';
import { PanelSeparator } from './PanelSeparator.tsx';
import { type PanelControl, type PanelName, panelLimits } from './usePanels.ts';

interface PanelEdgeProps extends PanelControl {
  readonly name: PanelName;
  readonly orientation: 'vertical' | 'horizontal';
  /** Whether the panel lies after its edge. */
  readonly isAfter: boolean;
}

export const PanelEdge = ({ name, orientation, isAfter, panels, setPanel }: PanelEdgeProps) => (
  <PanelSeparator
    label={messages.panels[name]}
    orientation={orientation}
    isAfter={isAfter}
    {...panelLimits[name]}
    size={panels[name].size}
    onSize={(size) => setPanel(name, { size })}
  />
);
