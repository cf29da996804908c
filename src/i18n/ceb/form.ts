/** Cebuano translation of ../en/form.ts. */
import { formatTime } from '../formatTime.ts';
import { joinWords } from '../joinWords.ts';
import type { LocaleMessages } from '../messages.ts';

export const form: LocaleMessages['form'] = {
  form: {
    chooser: {
      lead: 'Pilia ang imong gikinahanglan. Sa sunod nga page ka na motubag.',
      unknown: 'Wala makita kadto nga serbisyo. Pagpili og usa sa ubos.',
    },
    title: 'Pangayo og serbisyo',
    lead: 'Tubaga ang tanan gawas sa gimarkahan og (dili obligado).',
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
    half: { morning: (state) => `Buntag: ${state}`, afternoon: (state) => `Hapon: ${state}` },
    left: (count) => (count === 0 ? 'wala nay slot' : `${count} ka slot ang nahibilin`),
    free: 'libre',
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
      `Gamiton lang kini sa barangay sa pag-atiman sa imong hangyo. Makita kini sa mga kawani sa barangay hall. Papason kini ${finished} ka adlaw human mahuman ang imong hangyo.`,
    more: 'Tibuok pahibalo sa privacy',
    points: (finished, unfinished, { undrafted, person }) => [
      {
        term: 'Unsay among kuhaon:',
        text: 'imong ngalan, adres, detalye sa pagkatawo, sekso, civil status, email ug ang imong mga tubag sa form.',
      },
      {
        term: 'Ngano:',
        text: 'aron maandam ang dokumento o serbisyo nga imong gihangyo, ug aron andam kami sa adlaw nga imong gipili.',
      },
      {
        term: 'Unsay basihan:',
        text: 'ang pag-andam niini katungdanan nga gihatag sa balaod sa barangay (RA 7160). Gitugotan sa RA 10173 ang opisina sa gobyerno sa paggamit sa personal nga datos nga gikinahanglan sa iyang katungdanan (Seksyon 12(e) ug 13(b)).',
      },
      {
        term: 'Kinsay makakita:',
        text: 'ang mga kawani sa barangay hall nga nag-atiman sa imong hangyo. Dili kini ibaligya, ug dili ihatag sa uban gawas kon gikinahanglan sa balaod. Makita sa tanan kon kanus-a nakuha o nabakante ang usa ka slot, apan dili kon kang kinsa.',
      },
      {
        term: 'Unsa kadugay:',
        text: `${finished} ka adlaw human mahatag o dili maaprobahan ang imong hangyo. Kon dili kini mahitabo, ${unfinished} ka adlaw human sa adlaw sa imong appointment. Dayon papason kini, sulod sa usa ka semana; mas sayo kon imong ihangyo.`,
      },
      {
        term: 'Niining tab:',
        text: `draft sa imong mga tubag, hangtod nimo kini ipadala o papason; sukad sa pagpindot sa 'Isumite', apil ang receipt code. Human mapadala: ang reference, ang receipt code ug ang adlaw nga imong gipili, hangtod imong sirhan ang tab, papason kini o mosugod og laing hangyo. Dili tipigan sa draft ang ${joinWords(undrafted, 'ug')}: kon i-reload ang page, ipangutana kini pag-usab. Kon magsugod ka og laing hangyo alang sa samang tawo, naa na sa draft niini ang ${joinWords(person, 'ug')}.`,
      },
      {
        term: 'Sa imong cellphone, kon imo lang pilion:',
        text: 'kanang draft, hangtod 24 ka oras human sa kataposang kausaban. O ang hangyo nga naghulat og signal, uban sa tanan nimong tubag, apil ang mga dili tipigan sa draft, hangtod kini mapadala o imong bawion, hangtod 24 ka oras. Ang molapas niini papason sa sunod nga pag-abli niining site.',
      },
      {
        term: 'Sa imong cellphone, kanunay:',
        text: 'ang receipt code sa hangyo nga wala pay tubag, hangtod 24 ka oras. Magpabilin usab ang pinulongan, mga setting ug kopya sa mga page: walay imong tubag niini.',
      },
      {
        term: 'Sa gallery sa imong cellphone, kon imo lang i-save:',
        text: 'hulagway nga naay reference, receipt code, serbisyo (dili gayod ang sa panglawas), adlaw, lugar ug mga papeles, ug wala nay lain nimong tubag. Magpabilin kini hangtod imong papason, apil sa mga kopya sa litrato nga himoon sa cellphone. Ang imong hatagan niini makatan-aw sa imong hangyo.',
      },
      {
        term: 'Imong mga katungod sa RA 10173:',
        text: 'mahimo nimong hangyoon nga makita, matul-id o mapapas ang imong rekord, ug mahimo kang mosupak sa paggamit niini. Pangitaa sa hall ang compliance officer for privacy sa barangay, o ang sekretaryo sa barangay. Mahimo ka usab moreklamo sa National Privacy Commission (privacy.gov.ph).',
      },
    ],
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
    certificateFees: {
      residency: ['pagkaresidente', 'pagpuyo'],
      indigency: ['pagkakabos', 'kabos'],
      'first job': ['unang trabaho', 'unang panarbaho', 'nangita og trabaho'],
    },
    service: 'Tanang papeles, bayad, kadugayon ug lakang',
    help: (hours) => `Kinahanglan og tabang? Adto sa hall, ${hours}.`,
  },
};
