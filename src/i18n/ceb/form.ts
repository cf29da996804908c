/** Cebuano translation of ../en/form.ts. */
import { formatTime } from '../formatTime.ts';
import type { LocaleMessages } from '../messages.ts';

export const form: LocaleMessages['form'] = {
  form: {
    chooser: {
      lead: 'Pilia ang imong gikinahanglan. Sa sunod nga page ka na motubag.',
      unknown: 'Wala makita kadto nga serbisyo. Pagpili og usa sa ubos.',
    },
    title: 'Pangayo og serbisyo',
    note: { BARANGAY_CLEARANCE: 'Pagdala og Zone Clearance ug Valid ID o Birth Certificate.' },
    sections: {
      name: 'Imong ngalan',
      about: 'Mahitungod kanimo',
      reach: 'Asa ka makontak',
      request: 'Imong hangyo',
      day: 'Adlaw sa imong pag-adto sa hall',
    },
    sexes: { Male: 'Lalaki', Female: 'Babaye' },
    statuses: { Single: 'Single', Married: 'Minyo', Widowed: 'Balo' },
    certificates: {
      residency: 'Pagkaresidente (residency)',
      indigency: 'Pagkakabos (indigency)',
      'first job': 'Unang trabaho (first job)',
      another: 'Lain',
    },
    newOrRenewal: { new: 'Bag-o', renewal: 'Renewal' },
    days: 'Mga sunod nga adlaw nga abli ang hall',
    answers: {
      title: 'Imong mga tubag',
      lead: 'Basaha una. Mao kini ang ipadala.',
      missing: (count) => `${count} pa ang wala matubag`,
      change: 'Usba',
      blank: 'Wala pa matubag',
      optional: 'Wala tubaga. Dili kini obligado.',
    },
    summary: (count) => `${count} ka tubag ang kinahanglan nimong tan-awon`,
    robot: 'Dili ako robot',
    checkRobotFirst: 'I-check ang kahon sa ibabaw aron maisumite.',
    submit: 'Isumite',
    checking: 'Ginasusi ang mga tubag...',
    submitting: 'Ginasumite...',
    keepOpen: 'Ginapadala na ang imong hangyo. Palihug ayaw sirhi kini nga page.',
    waitsForSignal: 'Naghulat og signal ang imong hangyo. Gamita ang mga button sa ibabaw.',
    sentAlready: 'Napadala na kini nga hangyo. Tan-awa sa ibabaw.',
    waitingToRetry:
      'Kaupat na namo kini gisulayan. Awtomatik namo kining sulayan pag-usab sa wala pay usa ka minuto.',
    sending: 'Ginapadala',
    crumbHere: 'Hangyo',
    home: 'Home',
  },

  weekend: {
    alert: 'Dili pwede ang Sabado ug Domingo. Palihug pagpili og laing adlaw.',
    next: (refused, open) => `Wala dawata ang ${refused}. Ang sunod nga adlaw nga abli ang hall: ${open}.`,
  },
  hallClosed: {
    alert: 'Sirado ang hall',
    half: { morning: (day) => `${day}, buntag`, afternoon: (day) => `${day}, hapon` },
    next: (moment) => `Ang sunod nga libreng oras: ${moment}.`,
    none: 'Wala pay nahibaloan nga adlaw nga abli ang hall. Palihug tawag una sa hall.',
    take: 'Pilia kini nga oras',
    error: 'Palihug pagpili og laing oras. Sirado ang hall niana nga oras.',
  },
  places: {
    full: 'Wala nay nahibiling slot',
    none: 'Wala pay nahibaloan nga libreng oras. Palihug tawag una sa hall.',
    notOpenYet: 'Sayo pa kaayo aron pilion kini nga adlaw',
    opens: (day) => `Dawaton ang mga request para niini sugod sa ${day}.`,
    mayHaveArrived: 'Adunay miaging pagpadala nga walay tubag, ug basin moabot pa kini.',
    half: { morning: 'Buntag', afternoon: 'Hapon' },
    left: (count) => (count === 0 ? 'wala nay slot' : `${count} ka slot ang nahibilin`),
    noneOfDay: 'puno na',
    closed: 'sirado',
  },
  scheduleWarning: {
    holiday: (day, holiday) => `${holiday} ang ${day}.`,
    closedHours: ({ opens, closes }) =>
      `Abli ang hall gikan ${formatTime(opens)} hangtod ${formatTime(closes)}.`,
    passed: 'Milabay na kana nga oras karong adlawa.',
    next: 'Basin sirado ang hall. Mahimo nimong ipabilin kini nga oras, o mahimo kang mopili og lain.',
  },

  privacy: {
    title: 'Asa gamiton ang imong mga tubag',
    text: (finished) =>
      `Ang imong ngalan, detalye sa pagkatawo ug uban pang tubag makita lang sa kawani sa hall, alang lang niini nga hangyo, ug papason ${finished} ka adlaw human kini mahuman.`,
    more: 'Tibuok pahibalo sa privacy',
  },

  notOffered: {
    title: 'Dili una ihatag kining serbisyo karon.',
    ask: (hours) => `Pangutana sa barangay hall, ${hours}.`,
    others: 'Tan-awa ang ubang serbisyo',
    submit:
      'Dili mapadala kining form: dili una ihatag ang serbisyo karon. Naa pa dinhi ang imong mga tubag.',
  },

  requirements: {
    title: 'Dad-on sa hall',
    clearance: ['Zone Clearance', 'Valid ID o Birth Certificate'],
    other: ['Valid ID'],
    thisPage: 'Kini nga page, naka-print o naa sa cellphone',
    confirmationTitle: 'Unsay dad-onon',
    jobseeker: 'Libre kausa alang sa mga papeles sa imong unang trabaho (RA 11261).',
    taxCertificate: 'Edad 18 pataas. ₱5 ug dugang ₱1 sa matag ₱1,000 nga kita.',
    choiceWords: {
      residency: ['pagkaresidente', 'pagpuyo'],
      indigency: ['pagkakabos', 'kabos'],
      'first job': ['unang trabaho', 'unang panarbaho', 'nangita og trabaho'],
      new: ['bag o'],
      renewal: ['renewal', 'pag renew'],
    },
    service: 'Tanang papeles, bayad, kadugayon ug lakang',
    help: (hours) => `Kinahanglan og tabang? Adto sa hall, ${hours}.`,
  },
};
