/** Cebuano translation of ../en/statusPage.ts. */
import type { LocaleMessages } from '../messages.ts';

export const statusPage: LocaleMessages['statusPage'] = {
  lead: 'Tan-awa ang adlaw ug kahimtang sa imong hangyo gamit ang receipt code nga naa sa kumpirmasyon.',
  label: 'Receipt code',
  hint: 'I-type o i-paste ang code o ang link niini: 32 ka letra ug numero. Okay ra bisan naay espasyo, dash o dagkong letra.',
  malformed:
    'Dili kini kompleto nga receipt code. 32 ka letra ug numero ang receipt code, 0 hangtod 9 ug a hangtod f.',
  lost: {
    title: 'Kon walay code, ang hall ra ang makapangita sa imong hangyo',
    text: (hours) => `Tawag o adto, ${hours}, ug isulti ang reference.`,
    why: 'Aron walay laing makakita sa imong hangyo, dili kini maablihan sa mubo nga reference, bisan uban ang ngalan: matag-an sa silingan ang duha.',
  },
  look: 'Pangitaa',
  looking: 'Ginapangita ang hangyo...',
  another: 'Pangita og laing hangyo',
  steps: { title: 'Asa na ang imong hangyo', done: 'human na', now: 'karon', later: 'wala pa' },
  reason: 'Ngano:',
  linkSays: 'Sumala sa imong link:',
  sentHere: 'Gipadala gikan dinhi:',
  since: (moment) => `Sukad niadtong ${moment}`,
  processing: 'Makita niini nga page kon andam na kini.',
  actBy: (day) =>
    `Gidawat na sa barangay ang imong mga papeles. Sumala sa balaod, hangtod ${day} ang barangay aron molihok sa imong hangyo (RA 11032).`,
  extended: {
    until: 'Gipalugwayan hangtod',
    hallTime: 'Nagkinahanglan ang hall og dugang panahon alang sa imong hangyo.',
    appointmentStays: 'Dili mausab ang adlaw sa imong pag-adto sa hall.',
    reasons: {
      'signatory-away': 'Wala ang opisyal nga mopirma.',
      'more-papers': 'Naghulat pa ang barangay og dugang papeles.',
      'many-requests': 'Daghan kaayo ang hangyo sa barangay karon.',
      disaster: 'Nalangan ang trabaho sa hall tungod sa katalagman, sama sa bagyo.',
      system: 'Naay problema ang computer system sa barangay.',
    },
  },
  handledBy: 'Giatiman ni',
  closed: {
    title: 'Sirado ang hall sa imong adlaw',
    next: 'Ayaw una og adto niana nga oras.',
    wait: 'Ayaw pagpadala og ikaduhang hangyo: kon hatagan ka sa hall og bag-ong adlaw, makita kini sa link sa imong resibo. Aron mangayo og laing adlaw, tawag sa hall ug isulti ang reference.',
    someDays: 'Sirado ang hall',
    ifChosen: 'Kon usa niini nga mga adlaw ang imong gipili, ayaw una og adto.',
  },
  appointment: {
    moved:
      'Sirado ang hall sa adlaw nga imong gipili, o dili ka maatiman nianang adlawa. Dili na kinahanglan ipadala pag-usab ang hangyo.',
    over: 'Human na kining adlawa. Kon wala ka nakaadto, tawag sa hall ug pangayo og laing adlaw.',
    unknown: 'Adto sa adlaw nga imong gipili kon abli ang hall, dala ang angay nimong dad-on.',
  },
  notReceived: {
    title: 'Wala makita',
    text: 'Walay hangyo ang barangay nga adunay niini nga code karon. Kon bag-o pa nimo gipadala, susiha ang code, paghulat og usa ka minuto ug sulayi pag-usab. Kon wala gihapon, ipadala pag-usab ang hangyo.',
    over: (days) =>
      `Kon nahuman na ang imong hangyo, walay sayop: papason sa barangay ang nahuman nga hangyo human sa ${days} ka adlaw.`,
    request: 'Pangayo og serbisyo',
  },
  unreadable: {
    title: 'Dili kini ma-load karon.',
    text: 'Dili pasabot nga nawala ang imong hangyo. Susiha ang signal ug sulayi pag-usab, o pangutana sa barangay hall.',
  },
  again: 'Sulayi pag-usab',
};
