/** Hydrates last, and tells the page so: from then on it can answer the presses that were noted before its scripts ran. */
import { useEffect } from 'react';
import { hydratedEvent, otherContentMarker } from '../../ssr/domMarkers.ts';
import { useIsHydrated } from '../../ssr/hydration/useIsHydrated.ts';

interface HydrationSignalProps {
  /** Called once. */
  readonly onHydrated: () => void;
}

export const HydrationSignal = ({ onHydrated }: HydrationSignalProps) => {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    onHydrated();
    delete document.documentElement.dataset[otherContentMarker];
    window.dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated, onHydrated]);
  return null;
};
