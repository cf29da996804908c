/** Styles of the street map: Leaflet's parts with our lines, corners and sizes. */
import styled from 'styled-components';
import { inDark, inForced } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { diamond, steppedSquare } from '../../theme/shapes.ts';

/** Covers the SVG map. `isolation` keeps Leaflet's z-indexes below the rest of the site. */
export const StreetMapLayer = styled.div<{ readonly $seen: boolean }>`
  position: absolute;
  inset: 0;
  isolation: isolate;
  border: 2px solid var(--edge);
  visibility: ${({ $seen }) => ($seen ? 'visible' : 'hidden')};
  ${notOnPaper}
`;

/* Doubled class selectors win over Leaflet's own rules, which come later in the page. */
export const MapFrame = styled.div`
  width: 100%;
  height: 100%;
  && {
    background: var(--mist);
    font: inherit;
    font-size: 1rem;
    line-height: 1.4;
  }
  &&:focus-visible {
    outline-offset: -3px;
  }
  ${inDark} {
    && .leaflet-tile-pane {
      filter: brightness(0.75);
    }
  }
  && .leaflet-bar {
    border: 2px solid var(--edge);
    border-radius: 0;
    box-shadow: none;
    background-clip: border-box;
  }
  &&& .leaflet-bar a {
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: 0;
    background: var(--paper);
    color: var(--ink);
    font: 700 1.5rem/44px system-ui, sans-serif;
  }
  &&& .leaflet-bar a + a {
    border-top: 2px solid var(--edge);
  }
  &&& .leaflet-bar a.leaflet-disabled {
    background: var(--mist);
    color: var(--ink2);
    text-decoration: line-through;
  }
  && .mark {
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  && .mark > span {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    background: var(--knot);
    color: var(--onknot);
    font-size: 1.0625rem;
    font-weight: 700;
    clip-path: ${steppedSquare};
  }
  /* A pale outline makes the dark marker visible on any street. */
  && .mark::before {
    content: '';
    position: absolute;
    z-index: -1;
    width: 44px;
    height: 44px;
    background: #fff;
    clip-path: ${steppedSquare};
  }
  && .mark.hall::before {
    background: var(--ongold);
    clip-path: ${diamond};
  }
  && .mark.hall > span {
    width: 34px;
    height: 34px;
    background: var(--gold);
    clip-path: ${diamond};
  }
  ${inForced} {
    && .mark > span {
      border: 2px solid CanvasText;
      background: Canvas;
      color: CanvasText;
      clip-path: none;
    }
  }
  && .leaflet-popup-content-wrapper,
  && .leaflet-popup-tip {
    border: 2px solid var(--edge);
    border-radius: 0;
    box-shadow: none;
    background: var(--paper);
    color: var(--ink);
  }
  && .leaflet-popup-content {
    margin: 0.75rem 3rem 0.75rem 0.875rem;
    font-size: 1rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  && .leaflet-popup-content p {
    margin: 0.3rem 0 0;
  }
  && .leaflet-popup a.leaflet-popup-close-button {
    width: 44px;
    height: 44px;
    color: var(--ink);
    font: 700 1.5rem/44px system-ui, sans-serif;
  }
`;

export const Attribution = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1000;
  max-width: 100%;
  padding: 0.15rem 0.5rem;
  background: var(--paper);
  font-size: 0.875rem;
  line-height: 1.5;
  a {
    display: inline-block;
    padding: 0.75rem 0;
  }
`;
