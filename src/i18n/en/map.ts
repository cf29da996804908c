/** Messages of the tourism map, both the drawn map and the street map. */
import { defineMessages } from '../define.ts';

const directions = {
  north: 'north',
  northEast: 'northeast',
  east: 'east',
  southEast: 'southeast',
  south: 'south',
  southWest: 'southwest',
  west: 'west',
  northWest: 'northwest',
} as const;

export const mapMessages = defineMessages('map', {
  lead: 'Where each place is, seen from the barangay hall.',
  places: 'Go to the places',
  hall: 'Barangay hall',
  where: (place: string) => `Where: ${place}`,
  unknown: 'To be published',
  /** '1.2 km northeast of the hall, in a straight line' */
  away: (length: string, to: keyof typeof directions) =>
    `${length} ${directions[to]} of the hall, in a straight line`,
  atHall: 'At the barangay hall',
  tooFar: 'Too far for this map.',
  /** Label of a marker: '3. Sample farm visit' */
  numbered: (number: number, title: string) => `${number}. ${title}`,
  drawn: {
    label: (count: number) =>
      `Drawn map: the barangay hall in its barangay, with ${count === 1 ? '1 place' : `${count} places`} by number. The list says where each is.`,
    north: 'North',
    sample: 'Positions and outline',
    key: 'The barangay hall. The numbers are those of the list.',
  },
  /** In place of the map until the barangay has located its hall. */
  added: {
    title: 'The map is not published yet.',
    sentence: 'It will appear here when the barangay gives the place of its hall.',
  },
  street: {
    ask: 'The street map comes from OpenStreetMap. It loads pictures, and that costs data.',
    show: 'Show the street map',
    hide: 'Show the drawn map',
    onItsWay: 'Loading the street map...',
    label: 'Street map of the places',
    shown: 'Press the map once. Then a finger or the arrow keys move it, and the wheel zooms.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
    failed: 'The street map cannot be loaded right now.',
    failedNext: 'The drawn map shows the same places. Check your signal and try again.',
    again: 'Try again',
    credit: '© OpenStreetMap contributors',
  },
} as const);
