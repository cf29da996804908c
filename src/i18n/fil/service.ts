/** Filipino translation of ../en/service.ts. */
import type { LocaleMessages } from '../messages.ts';

export const service: LocaleMessages['service'] = {
  loading: 'Nilo-load ang detalye ng serbisyo...',
  notFound: {
    title: 'Hindi nahanap ang serbisyo',
    sentence: 'Nasa charter ang bawat serbisyo ng barangay. Puwede ring magtanong sa barangay hall.',
    charter: "Pumunta sa Citizen's Charter",
    home: 'Pumunta sa Home',
  },
  home: 'Home',
  request: 'Hilingin ang serbisyo',
  print: 'I-print',
  ready: 'Handa na ba kayong humiling?',
  atHall: (hours) => `Walang online form ang serbisyong ito. Hilingin ito sa barangay hall, ${hours}.`,
  facts: {
    time: 'Kabuuang tagal',
    fee: 'Bayad',
    noFee: 'Magtanong sa barangay hall',
    moreFees: (count) => `${count} pa sa ibaba.`,
    bring: 'Dalhin',
  },
  entry: 'Ang buong tala sa charter',
  purpose: 'LAYUNIN',
  client: 'KLIYENTE',
  fees: 'MGA BAYAD',
  blank: 'Hindi nakasaad. Magtanong sa barangay hall.',
  steps: {
    title: 'MGA HAKBANG',
    procedure: 'Hakbang',
    person: 'Taong Responsable',
    time: 'Tagal ng Pagproseso',
    total: 'Kabuuan',
  },
  requirements: {
    title: 'MGA KAILANGAN',
    general: 'Para sa Lahat',
    newcomers: 'Para sa Bagong Aplikante',
    renewal: 'Para sa Renewal',
    none: 'Walang nakasaad na kailangan sa serbisyong ito.',
  },
  time: {
    about: (total) => `Mga ${total}`,
    law: (days, latest) =>
      `Ayon sa batas, may ${days} araw ng trabaho ang hall mula nang kumpleto ang papeles at bayad na${latest === null ? '' : `: ${latest}`}. Puwede itong pahabain nang isang beses, nang nakasulat (RA 11032).`,
    mayMove: 'Kung may iba pang ideklarang holiday, mababago ang petsang ito.',
    answerBy: 'Sasagutin hanggang',
  },
  noTime: 'Walang nakasaad na tagal',
  normal: ' (Sa Karaniwang Sitwasyon)',
  units: {
    year: ['taon', 'taon'],
    month: ['buwan', 'buwan'],
    week: ['linggo', 'linggo'],
    day: ['araw', 'araw'],
    hour: ['oras', 'oras'],
    minute: ['minuto', 'minuto'],
  },
};
