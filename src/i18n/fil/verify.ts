/** Filipino translation of ../en/verify.ts. */
import type { VerifyTexts } from '../en/verify.ts';

export const verify: VerifyTexts = {
  lead: (barangay) =>
    `Para sa lahat ng tatanggap ng papel mula sa ${barangay}: kung tunay ito, at kung balido pa.`,
  wait: 'Sandali lang...',
  looking: 'Sinusuri ang papel...',
  again: 'Suriin muli',
  how: {
    title: 'Sa tatlong hakbang',
    scan: 'Itapat ang camera ng cellphone sa parisukat na code sa papel, at buksan ang link.',
    host: (host) => `Tingnan ang address ng pahinang bubukas. Dapat nagsisimula ito sa ${host}.`,
    compare: 'Ihambing ang papel sa ipinapakita ng pahina. May bisa lang ito kung may pirma at dry seal.',
    address: 'Ang address ng pahinang ito',
    noCode:
      'Walang code ang papel, o walang cellphone na may camera? Tumawag sa barangay hall at sabihin ang numero ng papel.',
  },
  malformed: {
    title: 'Hindi ito code ng isang dokumento',
    text: 'I-scan muli ang code, at isama ang buong parisukat sa larawan. Kung ganito pa rin, tumawag sa hall at sabihin ang numero ng papel.',
  },
  unable: {
    title: 'Hindi masuri ng browser na ito ang code',
    text: 'I-scan muli ang code at buksan ang link sa ibang browser, o tumawag sa hall at sabihin ang numero ng papel.',
  },
  print: {
    unchanged: { title: (barangay) => `Inilimbag ng ${barangay}, at walang binago`, text: '' },
    changed: {
      title: () => 'Binago matapos ilimbag',
      text: 'Ang sinasabi ng code ay hindi ang nilagdaan ng barangay. Huwag umasa sa papel na ito. Tumawag sa hall.',
    },
    foreign: {
      title: (barangay) => `Hindi galing sa ${barangay}`,
      text: 'Hindi nilagdaan ng barangay ang code na ito, at wala ito sa rehistro. Huwag umasa sa papel na ito.',
    },
    unknown: {
      title: () => 'Hindi masasabi kung sino ang naglimbag kapag walang internet',
      text: 'Wala pa sa cellphone na ito ang susi ng code. Suriin muli kapag may signal.',
    },
  },
  standing: {
    valid: { title: () => 'Balido', text: 'Nasa rehistro ng barangay ang mismong papel na ito.' },
    expired: { title: (day) => `Nag-expire noong ${day}`, text: 'Humingi ng mas bago.' },
    cancelled: {
      title: () => 'Kinansela ng barangay',
      text: 'Huwag tanggapin ang papel na ito. Kung may tanong, tumawag sa hall at sabihin ang numero nito.',
    },
    notRegistered: {
      title: () => 'Wala sa rehistro',
      text: 'Wala sa rehistro ng barangay ang papel na ito. Tumawag sa hall at sabihin ang numero nito bago tanggapin.',
    },
    notRead: {
      title: () => 'Hindi masuri ngayon',
      text: 'Hindi masasabi ngayon kung kinansela ito, o kung nasa rehistro.',
    },
  },
  unlisted: 'Nilagdaan gamit ang susing wala sa listahan ng barangay',
  withdrawn: {
    title: (day) => `Nilagdaan gamit ang susing binawi ng barangay noong ${day}`,
    text: 'Tumawag sa hall at sabihin ang numero ng papel bago ito tanggapin.',
  },
  offline: 'Hindi natanong ang rehistro: offline kayo, o hindi ito sumasagot.',
  lastList: (day) => `Huling listahan: ${day}. Wala rito ang mga kinansela pagkatapos nito.`,
  noList: 'Walang listahan sa cellphone na ito ng mga kinanselang papel ng taong iyon.',
  phoneClock: (day) => `Ngayon, ayon sa orasan ng cellphone na ito: ${day}.`,
  shown: {
    title: 'Ang dapat nasa papel',
    text: 'Ihambing sa papel: may bisa lang ito kung may pirma at dry seal.',
    number: 'Numero',
    document: 'Pamagat',
    name: 'Pangalan',
    purpose: 'Layunin',
    issued: 'Araw ng paggawa',
    until: 'Balido hanggang',
  },
  host: (host) => `Nasa ${host} kayo; nasa papel ang address nito. Dapat magkapareho ang dalawa.`,
  call: 'Tumawag sa hall',
};
