/**
 * SVG map, always available: the barangay as a stepped shape around its hall, numbered places, a scale and a north arrow.
 */
import { useMemo } from 'react';
import styled from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { useMessages } from '../../context/localeContext.ts';
import {
  encloseInSquare,
  formatDistance,
  roundLength,
  toPlanOffset,
  toSquarePosition,
} from '../../domain/map/geo.ts';
import { toSteppedPaths } from '../../domain/map/steps.ts';
import { mapMessages } from '../../i18n/en/map.ts';
import { inForced, onPaper } from '../../theme/breakpoints.ts';
import type { ownMap } from './mapConfig.ts';
import type { PlacedSpot } from './mapMarkers.ts';
import { MapNumber } from './PlaceList.tsx';

const Sheet = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border: 2px solid var(--edge);
  background: var(--mist);
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.2;
  color: var(--ink2);
`;

const Land = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  & > path {
    fill: none;
  }
  & > .ground {
    fill: var(--paper);
  }
  & > .weft {
    stroke: var(--line);
    stroke-width: 1px;
  }
  & > .edge {
    stroke: var(--rule);
    stroke-width: 3px;
    stroke-linecap: square;
  }
  ${inForced} {
    & > .ground {
      fill: Canvas;
    }
    & > .weft {
      stroke: none;
    }
    & > .edge {
      stroke: CanvasText;
    }
  }
`;

/* Positions of the neighbors' names, beyond the barangay's border. */
const sides = {
  north: 'top: 0.5rem; left: 50%; translate: -50% 0;',
  south: 'bottom: 0.5rem; left: 50%; translate: -50% 0;',
  west: 'left: 0.4rem; top: 50%; translate: 0 -50%; writing-mode: vertical-rl; rotate: 180deg;',
  east: 'right: 0.4rem; top: 50%; translate: 0 -50%; writing-mode: vertical-rl;',
} as const;

const Neighbour = styled.span<{ readonly $side: keyof typeof sides }>`
  position: absolute;
  ${({ $side }) => sides[$side]}
`;

const North = styled.span`
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
  display: grid;
  justify-items: center;
  gap: 0.1rem;
  color: var(--ink);
  svg {
    width: 22px;
    height: 22px;
    rotate: -90deg;
  }
`;

const formatPercent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/*
 * The scale: its length as text above a bar with ticks at the ends. The width is a fraction of the map's side. Sizes are
 * CSS rules, not style attributes: the content security policy forbids those in a prerendered page.
 */
const Scale = styled.span<{ readonly $part: number }>`
  width: ${({ $part }) => formatPercent($part)};
  position: absolute;
  bottom: 0.6rem;
  left: 0.6rem;
  color: var(--ink);
  text-align: center;
  white-space: nowrap;
  &::after {
    content: '';
    display: block;
    height: 8px;
    border: 2px solid currentColor;
    border-top: 0;
  }
`;

const MapPosition = styled.span<{ readonly $x: number; readonly $y: number }>`
  left: ${({ $x }) => formatPercent($x)};
  top: ${({ $y }) => formatPercent($y)};
  position: absolute;
  display: grid;
  translate: -50% -50%;
`;

const Numbered = styled(MapNumber)<{ readonly $small: boolean }>`
  ${({ $small }) => $small && 'width: 30px; height: 30px; font-size: 0.875rem;'}
  ${onPaper} {
    background: #fff;
  }
`;

/** The hall's marker, a gold stepped diamond; also used in the legend. */
export const HallMarker = styled((props: { readonly className?: string }) => (
  <svg viewBox="-0.5 -0.5 8 8" aria-hidden="true" {...props}>
    <path d="M3 0h1v1h1v1h1v1h1v1H6v1H5v1H4v1H3V6H2V5H1V4H0V3h1V2h1V1h1z" />
  </svg>
))`
  flex: none;
  width: 36px;
  height: 36px;
  fill: var(--gold);
  stroke: var(--ongold);
  stroke-width: 0.5;
  forced-color-adjust: none;
  ${onPaper} {
    fill: #000;
  }
`;

/** Grid squares along a side of the map. */
const gridSize = 44;
/** Space around the outermost points for the neighbors' names, as a fraction of the whole. */
const margin = 0.15;
/** Above this count the numbers are smaller. */
const manySpots = 12;

interface SvgMapProps {
  readonly map: NonNullable<typeof ownMap>;
  readonly spots: readonly PlacedSpot[];
  readonly className?: string;
}

export const SvgMap = ({ map, spots, className }: SvgMapProps) => {
  const messages = useMessages(mapMessages);
  const { square, land, length } = useMemo(() => {
    const outline = map.outline.map((corner) => toPlanOffset(map.hall, corner));
    const around = encloseInSquare(
      [{ east: 0, north: 0 }, ...outline, ...spots.map((spot) => spot.offset)],
      margin,
    );
    return {
      square: around,
      land: toSteppedPaths(
        outline.map((corner) => toSquarePosition(around, corner)),
        gridSize,
      ),
      length: roundLength(around.side / 4),
    };
  }, [map, spots]);
  const toPosition = (at: PlacedSpot['offset']) => {
    const { x, y } = toSquarePosition(square, at);
    return { $x: x, $y: y };
  };
  return (
    <Sheet role="img" aria-label={messages.drawn.label(spots.length)} className={className}>
      <Land viewBox={`0 0 ${gridSize} ${gridSize}`}>
        <path className="ground" d={land.ground} />
        <path className="weft" vectorEffect="non-scaling-stroke" d={land.weft} />
        <path className="edge" vectorEffect="non-scaling-stroke" d={land.edge} />
      </Land>
      {(['north', 'east', 'south', 'west'] as const).map((side) => (
        <Neighbour key={side} $side={side}>
          {map.neighbours[side]}
        </Neighbour>
      ))}
      <North>
        <Icon name="state-arrow" />
        <span>{messages.drawn.north}</span>
      </North>
      <Scale $part={length / square.side}>{formatDistance(length)}</Scale>
      <MapPosition {...toPosition({ east: 0, north: 0 })}>
        <HallMarker />
      </MapPosition>
      {/* Reversed, so that the first place is on top. */}
      {[...spots].reverse().map((spot) => (
        <MapPosition key={spot.id} {...toPosition(spot.offset)}>
          <Numbered $small={spots.length > manySpots}>{spot.number}</Numbered>
        </MapPosition>
      ))}
    </Sheet>
  );
};
