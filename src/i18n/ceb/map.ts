/** Cebuano translation of ../en/map.ts. */
import type { LocaleMessages } from '../messages.ts';

const directions = {
  north: 'amihanan',
  northEast: 'amihanang-sidlakan',
  east: 'sidlakan',
  southEast: 'habagatang-sidlakan',
  south: 'habagatan',
  southWest: 'habagatang-kasadpan',
  west: 'kasadpan',
  northWest: 'amihanang-kasadpan',
} as const;

export const map: LocaleMessages['map'] = {
  lead: 'Asa ang matag lugar, gikan sa barangay hall.',
  places: 'Adto sa mga lugar',
  hall: 'Barangay hall',
  where: (place) => `Asa: ${place}`,
  unknown: 'Ipatik pa',
  /** '1.2 km sa amihanang-sidlakan sa hall, sa tul-id nga linya' */
  away: (length, to) => `${length} sa ${directions[to]} sa hall, sa tul-id nga linya`,
  atHall: 'Sa barangay hall',
  tooFar: 'Layo ra kaayo alang niining mapa.',
  numbered: (number, title) => `${number}. ${title}`,
  drawn: {
    label: (count) =>
      `Drowing nga mapa: ang barangay hall sa iyang barangay, ug ${count} ka lugar nga may numero. Naa sa lista kon asa ang matag usa.`,
    north: 'Amihanan',
    sample: 'Mga posisyon ug utlanan',
    key: 'Ang barangay hall. Ang mga numero mao ang naa sa lista.',
  },
  added: {
    title: 'Wala pay mapa nga gipatik.',
    sentence: 'Makita kini dinhi kon ihatag na sa barangay ang lugar sa hall niini.',
  },
  street: {
    ask: 'Ang street map gikan sa OpenStreetMap. Mo-load kini og mga hulagway, ug mogasto kini og data.',
    show: 'Ipakita ang street map',
    hide: 'Ipakita ang drowing',
    onItsWay: 'Nag-load ang street map...',
    label: 'Street map sa mga lugar',
    shown:
      'Pindota kausa ang mapa. Dayon ang tudlo o arrow keys ang mopalihok niini, ug ang wheel mopadako o mopagamay.',
    zoomIn: 'Padak-a',
    zoomOut: 'Pagamya',
    close: 'Sirhi',
    failed: 'Dili ma-load karon ang street map.',
    failedNext: 'Parehas nga mga lugar ang naa sa drowing nga mapa. Susiha ang signal ug sulayi pag-usab.',
    again: 'Sulayi pag-usab',
    credit: '© OpenStreetMap contributors',
  },
};
