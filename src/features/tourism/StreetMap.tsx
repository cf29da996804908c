/** The street map, and the only file that uses Leaflet. Record text enters it as text nodes, never as HTML. */
import { Control, DivIcon, LatLngBounds, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import { useEffect, useRef } from 'react';
import { createGlobalStyle } from 'styled-components';
import { readTileSettings } from '../../config/tileSettings.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import type { GeoPoint } from '../../domain/map/geo.ts';
import type { Translate } from '../../i18n/define.ts';
import { mapMessages } from '../../i18n/en/map.ts';
import { site } from '../../site.ts';
import type { PlacedSpot } from './mapMarkers.ts';
import { formatDistanceFromHall } from './PlaceList.tsx';
import { Attribution, MapFrame, StreetMapLayer } from './streetMapStyles.ts';

const tiles = readTileSettings(import.meta.env);
const targetSize = 44;

const createTextElement = (name: 'div' | 'strong' | 'p' | 'span', text: string): HTMLElement => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

interface MapMarker {
  readonly at: GeoPoint;
  /** Text on the marker; '' for the hall. */
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

const createHallMarker = (at: GeoPoint, translate: Translate): MapMarker => ({
  at,
  label: '',
  name: translate(mapMessages).hall,
  lines: [site.hall.address],
});

const toMapMarker = (spot: PlacedSpot, translate: Translate): MapMarker => ({
  at: spot.place,
  label: String(spot.number),
  name: translate(mapMessages).numbered(spot.number, spot.title),
  lines: [spot.summary, formatDistanceFromHall(spot, translate)].filter((line) => line !== ''),
});

/** Adds a marker that opens on tap or Enter. Its popup takes the focus, and returns it when it closes. */
const addMarker = (map: LeafletMap, { at, label, name, lines }: MapMarker, translate: Translate): void => {
  const marker = new Marker(at, {
    title: name,
    icon: new DivIcon({
      className: label === '' ? 'mark hall' : 'mark',
      html: createTextElement('span', label),
      iconSize: [targetSize, targetSize],
      popupAnchor: [0, -targetSize / 2],
    }),
  }).addTo(map);
  marker.getElement()?.setAttribute('aria-label', name);
  const popupContent = createTextElement('div', '');
  popupContent.tabIndex = -1;
  popupContent.append(
    createTextElement('strong', name),
    ...lines.map((line) => createTextElement('p', line)),
  );
  marker.bindPopup(popupContent, { maxWidth: 240, maxHeight: 176, autoPanPadding: [12, 12] });
  marker.on('popupopen', ({ popup }) => {
    popup.getElement()?.querySelector('a')?.setAttribute('aria-label', translate(mapMessages).street.close);
    popupContent.focus({ preventScroll: true });
  });
  marker.on('popupclose', ({ popup }) => {
    const holder = document.activeElement;
    if (holder === document.body || popup.getElement()?.contains(holder))
      marker.getElement()?.focus({ preventScroll: true });
  });
};

/** Until the map has the focus, the wheel and one finger scroll the page; two fingers or a mouse drag move the map. */
const limitGestures = (map: LeafletMap, isTouch: boolean): void => {
  const frame = map.getContainer();
  frame.addEventListener('focusin', () => {
    map.scrollWheelZoom.enable();
    map.dragging.enable();
  });
  frame.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && frame.contains(relatedTarget)) return;
    map.scrollWheelZoom.disable();
    if (isTouch) map.dragging.disable();
  });
  frame.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });
};

interface TileListeners {
  readonly onTile: () => void;
  /** Called when every visible tile has loaded or failed. */
  readonly onAnswered: () => void;
}

const createMap = (
  frame: HTMLElement,
  hall: GeoPoint,
  spots: readonly PlacedSpot[],
  listeners: TileListeners,
  translate: Translate,
): LeafletMap => {
  const messages = translate(mapMessages);
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const map = new LeafletMap(frame, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !isTouch,
    fadeAnimation: isMoving,
    zoomAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
    minZoom: 9,
    maxZoom: 18,
  });
  // At the bottom, where no popup covers the buttons.
  new Control.Zoom({
    position: 'bottomleft',
    zoomInTitle: messages.street.zoomIn,
    zoomOutTitle: messages.street.zoomOut,
  }).addTo(map);
  const markers = [createHallMarker(hall, translate), ...spots.map((spot) => toMapMarker(spot, translate))];
  // Leaves room for whole markers, and puts none below the buttons or the attribution.
  map.fitBounds(new LatLngBounds(markers.map(({ at }) => at)), {
    paddingTopLeft: [72, 40],
    paddingBottomRight: [32, 56],
    maxZoom: 15,
    animate: false,
  });
  for (const marker of markers) addMarker(map, marker, translate);
  limitGestures(map, isTouch);
  // OpenStreetMap requires the referring site; its policy does not need the page.
  new TileLayer(tiles.url, { referrerPolicy: 'strict-origin' })
    .on('tileload', listeners.onTile)
    .on('load', listeners.onAnswered)
    .addTo(map);
  return map;
};

/** styled-components instead of a style element with text, which the site's content security policy refuses. */
const LeafletStyles = createGlobalStyle`${leafletStyles}`;

interface StreetMapProps extends TileListeners {
  readonly hall: GeoPoint;
  readonly spots: readonly PlacedSpot[];
  /** The map is laid out invisibly until its first tile is loaded. */
  readonly isVisible: boolean;
}

export const StreetMap = ({ hall, spots, isVisible, ...listenerProps }: StreetMapProps) => {
  const translate = useTranslate();
  const messages = useMessages(mapMessages);
  const credit = tiles.credit ?? messages.street.credit;
  const frame = useRef<HTMLDivElement>(null);
  const listeners = useRef<TileListeners>(listenerProps);
  listeners.current = listenerProps;
  useEffect(() => {
    if (!frame.current) return;
    const map = createMap(
      frame.current,
      hall,
      spots,
      {
        onTile: () => listeners.current.onTile(),
        onAnswered: () => listeners.current.onAnswered(),
      },
      translate,
    );
    return () => {
      map.remove();
    };
  }, [hall, spots, translate]);
  return (
    <StreetMapLayer $seen={isVisible}>
      <LeafletStyles />
      <MapFrame ref={frame} role="region" aria-label={messages.street.label} />
      <Attribution>{tiles.terms === null ? credit : <a href={tiles.terms}>{credit}</a>}</Attribution>
    </StreetMapLayer>
  );
};
