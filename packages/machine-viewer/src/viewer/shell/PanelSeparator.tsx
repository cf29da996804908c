/** A handle between two panels: drag it, or move it with the arrow keys, Home and End. */
import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import { wide } from '../theme/media.ts';

const Handle = styled.div`
  display: none;
  ${wide} {
    display: block;
  }
  flex: none;
  background: var(--line);
  touch-action: none;
  &[aria-orientation='vertical'] {
    width: 8px;
    cursor: col-resize;
  }
  &[aria-orientation='horizontal'] {
    height: 8px;
    cursor: row-resize;
  }
  &:hover,
  &:focus-visible {
    background: var(--accent);
  }
`;

const keyStep = 24;

interface PanelSeparatorProps {
  readonly label: string;
  /** The direction of the line. */
  readonly orientation: 'vertical' | 'horizontal';
  /** The size of the panel (px), and its limits. */
  readonly size: number;
  readonly min: number;
  readonly max: number;
  /** Whether the panel lies after the handle. */
  readonly isAfter: boolean;
  readonly onSize: (size: number) => void;
}

export const PanelSeparator = (props: PanelSeparatorProps) => {
  const { label, orientation, size, min, max, isAfter, onSize } = props;
  const resize = (next: number) => onSize(Math.round(Math.min(max, Math.max(min, next))));
  const sign = isAfter ? -1 : 1;
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const moved = orientation === 'vertical' ? event.movementX : event.movementY;
    if (moved !== 0) resize(size + sign * moved);
  };
  const press = (event: KeyboardEvent) => {
    const sizes: Readonly<Record<string, number>> = {
      ...(orientation === 'vertical'
        ? { ArrowRight: size + sign * keyStep, ArrowLeft: size - sign * keyStep }
        : { ArrowDown: size + sign * keyStep, ArrowUp: size - sign * keyStep }),
      Home: min,
      End: max,
    };
    const next = sizes[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  return (
    <Handle
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={move}
      onKeyDown={press}
    />
  );
};
