/** The street map: the only file that knows Leaflet. What records say is put into it as text nodes, never as HTML. */
import { Control, DivIcon, LatLngBounds, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import { useEffect, useRef } from 'react';
import { createGlobalStyle } from 'styled-components';
import { readTileSettings } from '../../config/tileSettings.ts';
import type { GeoPoint } from '../../domain/map/geo.ts';
import { mapMessages } from '../../i18n/en/map.ts';
import { site } from '../../site.ts';
import type { PlacedSpot } from './mapMarkers.ts';
import { awayText } from './PlaceList.tsx';
import { Credit, MapFrame, Room } from './streetMapStyles.ts';

const tiles = readTileSettings(import.meta.env);
const target = 44;

const elementOf = (name: 'div' | 'strong' | 'p' | 'span', text: string): HTMLElement => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

interface Mark {
  readonly at: GeoPoint;
  /** On the mark itself; blank for the hall. */
  readonly sign: string;
  readonly name: string;
  readonly lines: readonly string[];
}

const hallMark = (at: GeoPoint): Mark => ({
  at,
  sign: '',
  name: mapMessages.hall,
  lines: [site.hall.address],
});

const markOf = (spot: PlacedSpot): Mark => ({
  at: spot.place,
  sign: String(spot.number),
  name: mapMessages.numbered(spot.number, spot.title),
  lines: [spot.summary, awayText(spot)].filter((line) => line !== ''),
});

/** A mark that a tap or Enter opens; its words take the focus, and give it back when they are closed. */
const put = (map: LeafletMap, { at, sign, name, lines }: Mark): void => {
  const marker = new Marker(at, {
    title: name,
    icon: new DivIcon({
      className: sign === '' ? 'mark hall' : 'mark',
      html: elementOf('span', sign),
      iconSize: [target, target],
      popupAnchor: [0, -target / 2],
    }),
  }).addTo(map);
  marker.getElement()?.setAttribute('aria-label', name);
  const words = elementOf('div', '');
  words.tabIndex = -1;
  words.append(elementOf('strong', name), ...lines.map((line) => elementOf('p', line)));
  marker.bindPopup(words, { maxWidth: 240, maxHeight: 176, autoPanPadding: [12, 12] });
  marker.on('popupopen', ({ popup }) => {
    popup.getElement()?.querySelector('a')?.setAttribute('aria-label', mapMessages.street.close);
    words.focus({ preventScroll: true });
  });
  marker.on('popupclose', ({ popup }) => {
    const holder = document.activeElement;
    if (holder === document.body || popup.getElement()?.contains(holder))
      marker.getElement()?.focus({ preventScroll: true });
  });
};

/**
 * The page is scrolled with the wheel and with one finger over the map as beside it, until the map has the focus.
 * Before that two fingers, or a mouse that drags, move it.
 */
const sparePage = (map: LeafletMap, isByFinger: boolean): void => {
  const frame = map.getContainer();
  frame.addEventListener('focusin', () => {
    map.scrollWheelZoom.enable();
    map.dragging.enable();
  });
  frame.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && frame.contains(relatedTarget)) return;
    map.scrollWheelZoom.disable();
    if (isByFinger) map.dragging.disable();
  });
  frame.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });
};

interface Told {
  readonly onTile: () => void;
  /** Every picture in sight was answered. */
  readonly onAnswered: () => void;
}

const layOut = (frame: HTMLElement, hall: GeoPoint, spots: readonly PlacedSpot[], told: Told): LeafletMap => {
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isByFinger = matchMedia('(pointer: coarse)').matches;
  const map = new LeafletMap(frame, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !isByFinger,
    fadeAnimation: isMoving,
    zoomAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
    minZoom: 9,
    maxZoom: 18,
  });
  // At the foot, where no words of a mark come to lie.
  new Control.Zoom({
    position: 'bottomleft',
    zoomInTitle: mapMessages.street.zoomIn,
    zoomOutTitle: mapMessages.street.zoomOut,
  }).addTo(map);
  const marks = [hallMark(hall), ...spots.map(markOf)];
  // Room for whole marks, and none below the buttons or the credit.
  map.fitBounds(new LatLngBounds(marks.map(({ at }) => at)), {
    paddingTopLeft: [72, 40],
    paddingBottomRight: [32, 56],
    maxZoom: 15,
    animate: false,
  });
  for (const mark of marks) put(map, mark);
  sparePage(map, isByFinger);
  // OpenStreetMap wants to know the site that asks; not the page.
  new TileLayer(tiles.url, { referrerPolicy: 'strict-origin' })
    .on('tileload', told.onTile)
    .on('load', told.onAnswered)
    .addTo(map);
  return map;
};

/** Not a style element with a text, which the site's policy refuses. */
const LeafletLook = createGlobalStyle`${leafletStyles}`;

interface StreetMapProps extends Told {
  readonly hall: GeoPoint;
  readonly spots: readonly PlacedSpot[];
  /** Laid out unseen until its first picture is there. */
  readonly isSeen: boolean;
}

export const StreetMap = ({ hall, spots, isSeen, ...given }: StreetMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const told = useRef<Told>(given);
  told.current = given;
  useEffect(() => {
    if (!frame.current) return;
    const map = layOut(frame.current, hall, spots, {
      onTile: () => told.current.onTile(),
      onAnswered: () => told.current.onAnswered(),
    });
    return () => {
      map.remove();
    };
  }, [hall, spots]);
  return (
    <Room $seen={isSeen}>
      <LeafletLook />
      <MapFrame ref={frame} role="region" aria-label={mapMessages.street.label} />
      <Credit>{tiles.terms === null ? tiles.credit : <a href={tiles.terms}>{tiles.credit}</a>}</Credit>
    </Room>
  );
};
