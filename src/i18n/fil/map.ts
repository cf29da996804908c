/** Filipino translation of ../en/map.ts. */
import type { LocaleMessages } from '../messages.ts';

const directions = {
  north: 'hilaga',
  northEast: 'hilagang-silangan',
  east: 'silangan',
  southEast: 'timog-silangan',
  south: 'timog',
  southWest: 'timog-kanluran',
  west: 'kanluran',
  northWest: 'hilagang-kanluran',
} as const;

export const map: LocaleMessages['map'] = {
  lead: 'Nasaan ang bawat lugar, mula sa barangay hall.',
  places: 'Pumunta sa mga lugar',
  hall: 'Barangay hall',
  where: (place) => `Saan: ${place}`,
  unknown: 'Ilalathala pa',
  /** '1.2 km sa hilagang-silangan ng hall, sa tuwid na linya' */
  away: (length, to) => `${length} sa ${directions[to]} ng hall, sa tuwid na linya`,
  atHall: 'Sa barangay hall',
  tooFar: 'Masyadong malayo para sa mapang ito.',
  numbered: (number, title) => `${number}. ${title}`,
  drawn: {
    label: (count) =>
      `Iginuhit na mapa: ang barangay hall sa barangay nito, at ${count} lugar na may numero. Nasa listahan kung nasaan ang bawat isa.`,
    north: 'Hilaga',
    sample: 'Mga posisyon at hugis',
    key: 'Ang barangay hall. Tugma ang mga numero sa listahan.',
  },
  added: {
    title: 'Hindi pa nailalathala ang mapa.',
    sentence: 'Lalabas ito rito kapag ibinigay na ng barangay ang lugar ng hall nito.',
  },
  street: {
    ask: 'Galing sa OpenStreetMap ang street map. Naglo-load ito ng mga larawan, at gumagastos ng data.',
    show: 'Ipakita ang street map',
    hide: 'Ipakita ang iginuhit',
    onItsWay: 'Nilo-load ang street map...',
    label: 'Street map ng mga lugar',
    shown:
      'Pindutin muna ang mapa. Saka ito magagalaw ng daliri o ng arrow keys, at mazu-zoom ng gulong ng mouse.',
    zoomIn: 'Palakihin',
    zoomOut: 'Paliitin',
    close: 'Isara',
    failed: 'Hindi ma-load ngayon ang street map.',
    failedNext: 'Nasa iginuhit na mapa ang parehong mga lugar. Tingnan ang signal at subukan muli.',
    again: 'Subukan muli',
    credit: '© OpenStreetMap contributors',
  },
};
