/** Filipino translation of ../en/form.ts. */
import { formatTime } from '../formatTime.ts';
import type { LocaleMessages } from '../messages.ts';

export const form: LocaleMessages['form'] = {
  form: {
    chooser: {
      lead: 'Piliin ang kailangan ninyo. Sa susunod na pahina kayo sasagot.',
      unknown: 'Hindi nahanap ang serbisyong iyon. Pumili ng isa sa ibaba.',
    },
    title: 'Humiling ng serbisyo',
    note: { BARANGAY_CLEARANCE: 'Magdala ng Zone Clearance at ng Valid ID o Birth Certificate.' },
    sections: {
      name: 'Pangalan ninyo',
      about: 'Tungkol sa inyo',
      reach: 'Paano kayo makokontak',
      request: 'Kahilingan ninyo',
      day: 'Araw ng pagpunta ninyo sa hall',
    },
    sexes: { Male: 'Lalaki', Female: 'Babae' },
    statuses: { Single: 'Single', Married: 'May asawa', Widowed: 'Balo' },
    certificates: {
      residency: 'Paninirahan (residency)',
      indigency: 'Pagiging indigent (indigency)',
      'first job': 'Unang trabaho (first job)',
      another: 'Iba pa',
    },
    newOrRenewal: { new: 'Bago', renewal: 'Renewal' },
    days: 'Mga susunod na araw na bukas ang hall',
    answers: {
      title: 'Mga sagot ninyo',
      lead: 'Basahin muna. Ito ang ipapadala.',
      missing: (count) => `${count} pa ang walang sagot`,
      change: 'Baguhin',
      blank: 'Wala pang sagot',
      optional: 'Walang sagot. Opsyonal ito.',
    },
    summary: (count) => `${count} sagot ang kailangan ninyong tingnan`,
    robot: 'Hindi ako robot',
    checkRobotFirst: 'I-tsek ang kahon sa itaas para maipadala.',
    submit: 'Ipadala',
    checking: 'Sinusuri ang mga sagot...',
    submitting: 'Ipinapadala...',
    keepOpen: 'Ipinapadala na ang kahilingan ninyo. Huwag munang isara ang pahinang ito.',
    waitsForSignal: 'Naghihintay ng signal ang kahilingan ninyo. Gamitin ang mga button sa itaas.',
    sentAlready: 'Naipadala na ang kahilingang ito. Tingnan sa itaas.',
    waitingToRetry:
      'Apat na beses na naming sinubukan. Kusa naming susubukan muli maya-maya, wala pang isang minuto.',
    sending: 'Ipinapadala',
    crumbHere: 'Kahilingan',
    home: 'Home',
  },

  weekend: {
    alert: 'Hindi puwede ang Sabado at Linggo. Pumili ng Lunes hanggang Biyernes.',
    next: (refused, open) =>
      `Hindi tinanggap ang ${refused}. Ang susunod na araw na bukas ang hall ay ${open}.`,
  },
  hallClosed: {
    alert: 'Sarado ang hall',
    half: { morning: (day) => `${day}, umaga`, afternoon: (day) => `${day}, hapon` },
    next: (moment) => `Ang susunod na libreng oras: ${moment}.`,
    none: 'Wala pang alam na araw na bukas ang hall. Tumawag muna sa hall.',
    take: 'Piliin ang oras na ito',
    error: 'Pumili ng ibang oras. Sarado ang hall sa oras na iyon.',
  },
  places: {
    full: 'Wala nang natitirang slot',
    none: 'Wala pang alam na libreng oras. Tumawag muna sa hall.',
    notOpenYet: 'Masyado pang maaga para piliin ang araw na ito',
    opens: (day) => `Tinatanggap ang mga request para rito simula ${day}.`,
    mayHaveArrived: 'May naunang subok na walang sagot, at maaari pa itong dumating.',
    half: { morning: 'Umaga', afternoon: 'Hapon' },
    left: (count) => (count === 0 ? 'wala nang slot' : `${count} slot ang natitira`),
    noneOfDay: 'puno na',
    closed: 'sarado',
  },
  scheduleWarning: {
    holiday: (day, holiday) => `Ang ${day} ay ${holiday}.`,
    closedHours: ({ opens, closes }) =>
      `Bukas ang hall mula ${formatTime(opens)} hanggang ${formatTime(closes)}.`,
    passed: 'Lumipas na ang oras na iyon ngayong araw.',
    next: 'Baka sarado ang hall. Puwede ninyong ituloy ang oras na ito o pumili ng iba.',
  },

  privacy: {
    title: 'Paano gagamitin ang mga sagot ninyo',
    text: (finished) =>
      `Ang pangalan, detalye ng kapanganakan at iba pa ninyong sagot ay makikita lang ng kawani ng hall, para lang sa kahilingang ito, at buburahin ${finished} araw matapos ito.`,
    more: 'Buong pahayag sa privacy',
  },

  notOffered: {
    title: 'Hindi muna ibinibigay ang serbisyong ito.',
    ask: (hours) => `Magtanong sa barangay hall, ${hours}.`,
    others: 'Tingnan ang ibang serbisyo',
    submit:
      'Hindi maipapadala ang form na ito: hindi muna ibinibigay ang serbisyo. Narito pa rin ang mga sagot ninyo.',
  },

  requirements: {
    title: 'Dalhin sa hall',
    clearance: ['Zone Clearance', 'Valid ID o Birth Certificate'],
    other: ['Valid ID'],
    thisPage: 'Ang pahinang ito, naka-print o nasa cellphone',
    confirmationTitle: 'Ano ang dadalhin',
    jobseeker: 'Libre nang isang beses para sa mga papeles ng unang trabaho ninyo (RA 11261).',
    taxCertificate: 'Edad 18 pataas. ₱5 plus ₱1 sa bawat ₱1,000 na kita.',
    choiceWords: {
      residency: ['paninirahan', 'pagiging residente'],
      indigency: ['mahirap', 'maralita'],
      'first job': ['unang trabaho', 'unang pagtatrabaho', 'naghahanap ng trabaho'],
      new: ['bago'],
      renewal: ['renewal', 'pag renew'],
    },
    service: 'Papeles, bayad, tagal at hakbang',
    help: (hours) => `Kailangan ng tulong? Pumunta sa hall, ${hours}.`,
  },
};
