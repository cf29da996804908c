/** Cebuano translation of ../en/lookup.ts. */
import type { LocaleMessages } from '../messages.ts';

const countOf = (what: string) => ({
  all: (count: number) => `${count} ka ${what}`,
  some: (found: number, count: number) => `${found} sa ${count} ka ${what}`,
});

export const lookup: LocaleMessages['lookup'] = {
  clear: 'Papasa',
  hotlines: {
    filter: {
      label: 'Pangita og numero',
      ...countOf('contact'),
      none: 'Walay contact nga mohaom sa imong gipangita. Kon emergency, tawag sa 911.',
      showAll: 'Ipakita ang tanan',
    },
    ungrouped: 'Ubang numero',
    unreadable:
      'Dili mapakita karon ang kaugalingong mga numero sa barangay. Tawag sa 911, o pangutana sa barangay hall.',
    asOf: (day) => `Mga numero sumala sa kopya niadtong ${day}`,
    print: 'I-print isip poster',
  },
  charter: {
    filter: {
      label: 'Pangita og serbisyo',
      ...countOf('serbisyo'),
      none: (hours) => `Walay serbisyo nga mohaom sa imong gipangita. Pangutana sa barangay hall, ${hours}.`,
      showAll: 'Ipakita ang tanan',
    },
    columns: { service: 'Serbisyo', client: 'Kliyente', fee: 'Bayad', time: 'Kadugayon' },
    noClient: 'Walay gipiho nga kliyente',
    noFee: 'Ipangutana ang bayad',
    free: 'Libre',
    print: 'I-print ang lista',
    firstJobFree: (fee) => `${fee} (unang trabaho: libre)`,
    someFree: (fee) => `${fee}, naay libre`,
    feeRange: (least, most) => `${least} hangtod ${most}`,
    feesDiffer: (fee) => `${fee}, lain-lain ang bayad`,
    fees: (count) => (count === 1 ? 'Tan-awa ang bayad' : `${count} ka bayad`),
  },
  officials: {
    committees: 'Mga komite',
    about: 'Mahitungod kaniya',
    others: 'Ubang opisyal',
    all: 'Tan-awa ang tanan',
  },
};
