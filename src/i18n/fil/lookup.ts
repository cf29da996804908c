/** Filipino translation of ../en/lookup.ts. */
import type { LocaleMessages } from '../messages.ts';

const countOf = (what: string) => ({
  all: (count: number) => `${count} ${what}`,
  some: (found: number, count: number) => `${found} sa ${count} ${what}`,
});

export const lookup: LocaleMessages['lookup'] = {
  clear: 'Burahin',
  hotlines: {
    filter: {
      label: 'Maghanap ng numero',
      ...countOf('contact'),
      none: 'Walang contact na tumugma sa hinahanap ninyo. Sa emergency, tumawag sa 911.',
      showAll: 'Ipakita ang lahat',
    },
    ungrouped: 'Iba pang numero',
    unreadable:
      'Hindi maipakita ngayon ang sariling mga numero ng barangay. Tumawag sa 911, o magtanong sa barangay hall.',
    asOf: (day) => `Mga numero ayon sa kopya noong ${day}`,
    print: 'I-print bilang poster',
  },
  charter: {
    filter: {
      label: 'Maghanap ng serbisyo',
      ...countOf('serbisyo'),
      none: (hours) => `Walang serbisyong tumugma sa hinahanap ninyo. Magtanong sa barangay hall, ${hours}.`,
      showAll: 'Ipakita ang lahat',
    },
    columns: { service: 'Serbisyo', client: 'Kliyente', fee: 'Bayad', time: 'Kabuuang tagal' },
    noClient: 'Hindi nakasaad ang kliyente',
    noFee: 'Itanong ang bayad',
    free: 'Libre',
    print: 'I-print ang listahan',
    firstJobFree: (fee) => `${fee} (unang trabaho: libre)`,
    someFree: (fee) => `${fee}, may libre`,
    feeRange: (least, most) => `${least} hanggang ${most}`,
    feesDiffer: (fee) => `${fee}, iba-iba ang bayad`,
    fees: (count) => (count === 1 ? 'Tingnan ang bayad' : `${count} bayad`),
  },
  officials: {
    committees: 'Mga komite',
    about: 'Tungkol sa kanya',
    others: 'Iba pang opisyal',
    all: 'Lahat ng opisyal',
  },
};
