/** Filipino translation of ../en/draft.ts. */
import type { LocaleMessages } from '../messages.ts';

export const draft: LocaleMessages['draft'] = {
  region: 'Ang draft ninyo',
  inTab: 'Naka-save sa tab na ito hanggang maipadala o mabura.',
  onPhone: 'Naka-save nang hanggang 24 oras. Mababasa ito ng sinumang gagamit ng cellphone na ito.',
  keep: 'I-save sa cellphone',
  clear: 'Burahin ngayon',
  restored: {
    title: 'Ibinalik mula sa draft ninyo',
    /** 'Petsa ng kapanganakan at Civil status' */
    notKept: (labels) => `Para sa privacy ninyo, hindi na-save ang: ${labels}. Pakisagutan ulit.`,
    notYours: "Hindi sa inyo ang mga sagot? Pindutin ang 'Burahin ngayon'.",
  },
  and: 'at',
  notRead: {
    title: 'Hindi mabuksan ang draft ninyo.',
    sentence: 'Pakisagutan ulit ang form. Gumagana ang lahat ng iba pa.',
  },
  notKept: {
    title: 'Hindi makapag-save ng draft ang cellphone na ito.',
    sentence:
      'Masasagutan at maipapadala ninyo ang form. Kung i-reload o isara ninyo ang pahina, mawawala ang mga sagot.',
  },
  gone: {
    title: 'Wala na sa cellphone na ito ang draft ninyo.',
    sentence:
      'Binura ito sa ibang tab, o lumipas na ang 24 oras. Narito pa sa pahinang ito ang mga sagot ninyo.',
  },
  sure: {
    title: 'Burahin ang lahat ng sagot ninyo?',
    sentence: 'Mawawala sa pahinang ito at sa cellphone na ito. Hindi na maibabalik.',
    yes: 'Oo, burahin',
    no: 'Huwag burahin',
  },
  cleared: {
    title: 'Nabura na ang mga sagot ninyo.',
    sentence: 'Walang naiwan sa cellphone na ito.',
  },
};
