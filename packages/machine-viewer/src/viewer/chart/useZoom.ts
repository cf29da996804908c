/** The scale of a chart in a frame that scrolls. The middle of the frame, or the pointer, stays where it is. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChartLayout } from '../../chart/laid.ts';

const limits = { min: 0.05, max: 3 } as const;
/** Smaller text is hard to read. */
const smallestLegible = 0.7;

interface Zoom {
  readonly scale: number;
  /** False only until the first scale is known. */
  readonly isFitted: boolean;
  readonly zoomBy: (factor: number) => void;
  /** Back to full size. */
  readonly fit: () => void;
  /** The whole chart in the frame. */
  readonly showAll: () => void;
}

/** A point of the chart that stays under the same point of the frame (px from the frame's corner). */
interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** The scroll position is that before the change: a smaller chart makes the browser cut it. */
interface AnchoredFrame extends Anchor {
  readonly left: number;
  readonly top: number;
}

const distanceOf = ([one, other]: TouchList | readonly Touch[]): number =>
  one === undefined || other === undefined
    ? 0
    : Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

export const useZoom = (frame: RefObject<HTMLElement | null>, layout: ChartLayout): Zoom => {
  const [scale, setScale] = useState(1);
  const [isFitted, setIsFitted] = useState(false);
  const shownScale = useRef(scale);
  const anchor = useRef<AnchoredFrame | null>(null);
  const zoomTo = (next: number, at?: Anchor) => {
    const element = frame.current;
    if (element === null) return;
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    anchor.current = { x, y, left: element.scrollLeft, top: element.scrollTop };
    setScale(Math.min(limits.max, Math.max(limits.min, next)));
  };
  const fitScale = () => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    return Math.min(1, clientWidth / layout.width, clientHeight / layout.height);
  };
  useLayoutEffect(() => {
    const element = frame.current;
    const ratio = scale / shownScale.current;
    shownScale.current = scale;
    if (element === null || anchor.current === null) return;
    const { x, y, left, top } = anchor.current;
    element.scrollLeft = (left + x) * ratio - x;
    element.scrollTop = (top + y) * ratio - y;
  }, [frame, scale]);
  // A chart that is a little too large begins smaller.
  useLayoutEffect(() => {
    const { clientWidth = 0 } = frame.current ?? {};
    setScale(Math.max(smallestLegible, Math.min(1, clientWidth / layout.width)));
    setIsFitted(true);
  }, [frame, layout]);
  const listeners = useRef({ zoomTo, scale });
  listeners.current = { zoomTo, scale };
  // React's own listeners of wheel and touch are passive and cannot keep the browser from zooming the page.
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let pinch: { readonly distance: number; readonly scale: number } | null = null;
    const toAnchor = (x: number, y: number): Anchor => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const now = listeners.current;
      now.zoomTo(now.scale * Math.exp(-event.deltaY / 400), toAnchor(event.clientX, event.clientY));
    };
    const start = ({ touches }: TouchEvent) => {
      pinch = touches.length === 2 ? { distance: distanceOf(touches), scale: listeners.current.scale } : null;
    };
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (pinch === null || one === undefined || other === undefined) return;
      event.preventDefault();
      listeners.current.zoomTo(
        (pinch.scale * distanceOf(event.touches)) / pinch.distance,
        toAnchor((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2),
      );
    };
    const stop = new AbortController();
    const active = { passive: false, signal: stop.signal };
    element.addEventListener('wheel', wheel, active);
    element.addEventListener('touchstart', start, active);
    element.addEventListener('touchmove', move, active);
    return () => stop.abort();
  }, [frame]);
  return {
    scale,
    isFitted,
    zoomBy: (factor) => zoomTo(scale * factor),
    fit: () => zoomTo(1),
    showAll: () => zoomTo(fitScale()),
  };
};
