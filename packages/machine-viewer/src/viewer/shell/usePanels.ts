/** Which panels of the page are open, and their sizes. They last until the page is left. */
import { useState } from 'react';

export const panelLimits = {
  list: { min: 140, max: 420, initial: 232 },
  steps: { min: 240, max: 640, initial: 344 },
  tables: { min: 96, max: 640, initial: 232 },
} as const;

export type PanelName = keyof typeof panelLimits;
export const panelNames = Object.keys(panelLimits) as readonly PanelName[];

interface PanelState {
  readonly isOpen: boolean;
  /** px */
  readonly size: number;
}

export type Panels = Readonly<Record<PanelName, PanelState>>;

export interface PanelControl {
  readonly panels: Panels;
  readonly setPanel: (name: PanelName, change: Partial<PanelState>) => void;
}

const initialPanels = Object.fromEntries(
  panelNames.map((name) => [name, { isOpen: true, size: panelLimits[name].initial }]),
) as unknown as Panels;

export const usePanels = (): PanelControl => {
  const [panels, setPanels] = useState(initialPanels);
  return {
    panels,
    setPanel: (name, change) =>
      setPanels((before) => ({ ...before, [name]: { ...before[name], ...change } })),
  };
};
