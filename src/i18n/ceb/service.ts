/** Cebuano translation of ../en/service.ts. */
import type { LocaleMessages } from '../messages.ts';

export const service: LocaleMessages['service'] = {
  loading: 'Nag-load ang detalye sa serbisyo...',
  notFound: {
    title: 'Wala makita ang serbisyo',
    sentence: 'Tan-awa sa charter ang tanang serbisyo sa barangay, o pangutana sa barangay hall.',
    charter: "Adto sa Citizen's Charter",
    home: 'Adto sa Home',
  },
  home: 'Home',
  request: 'Pangayoa kini',
  print: 'I-print',
  ready: 'Andam na ba ka nga mangayo?',
  atHall: (hours) => `Walay online form kini nga serbisyo. Pangayoa kini sa barangay hall, ${hours}.`,
  facts: {
    time: 'Kadugayon',
    fee: 'Bayad',
    noFee: 'Pangutana sa barangay hall',
    moreFees: (count) => `${count} pa sa ubos.`,
    bring: 'Dad-a',
  },
  entry: 'Ang tibuok nga talaan sa charter',
  purpose: 'KATUYOAN',
  client: 'KLIYENTE',
  fees: 'MGA BAYAD',
  blank: 'Walay nakasulat. Pangutana sa barangay hall.',
  steps: {
    title: 'MGA LAKANG',
    procedure: 'Lakang',
    person: 'Responsableng Tawo',
    time: 'Kadugayon',
    total: 'Total',
  },
  requirements: {
    title: 'MGA GIKINAHANGLAN',
    general: 'Alang sa Tanan',
    newcomers: 'Alang sa Bag-ong Aplikante',
    renewal: 'Alang sa Renewal',
    none: 'Walay gisulat nga gikinahanglan niining serbisyo.',
  },
  time: {
    about: (total) => `Mga ${total}`,
    law: (days, latest) =>
      `Sumala sa balaod, adunay ${days} ka adlaw sa trabaho ang hall sukad nga kompleto ang papeles ug bayad na${latest === null ? '' : `: ${latest}`}. Mahimo kining palugwayan kausa, pinaagi sa sulat (RA 11032).`,
    mayMove: 'Kon naay laing holiday nga ideklara, mausab kini nga petsa.',
    answerBy: 'Tubagon hangtod',
  },
  noTime: 'Walay gisulat nga kadugayon',
  normal: ' (Kon normal ang kahimtang)',
  units: {
    year: ['ka tuig', 'ka tuig'],
    month: ['ka bulan', 'ka bulan'],
    week: ['ka semana', 'ka semana'],
    day: ['ka adlaw', 'ka adlaw'],
    hour: ['ka oras', 'ka oras'],
    minute: ['ka minuto', 'ka minuto'],
  },
};
