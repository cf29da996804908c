/** Filipino translation of ../en/form.ts. */
import { formatTime } from '../formatTime.ts';
import { joinWords } from '../joinWords.ts';
import type { LocaleMessages } from '../messages.ts';

export const form: LocaleMessages['form'] = {
  form: {
    chooser: {
      lead: 'Piliin ang kailangan ninyo. Sa susunod na pahina kayo sasagot.',
      unknown: 'Hindi nahanap ang serbisyong iyon. Pumili ng isa sa ibaba.',
    },
    title: 'Humiling ng serbisyo',
    lead: 'Kailangang sagutin ang lahat, maliban sa may nakasulat na opsyonal.',
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
    half: { morning: (state) => `Umaga: ${state}`, afternoon: (state) => `Hapon: ${state}` },
    left: (count) => (count === 0 ? 'wala nang slot' : `${count} slot ang natitira`),
    free: 'libre',
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
      `Gagamitin lang ito ng barangay para asikasuhin ang kahilingan ninyo. Makikita ito ng mga kawani ng barangay hall. Buburahin ito ${finished} araw mula nang matapos ang kahilingan ninyo.`,
    more: 'Buong pahayag sa privacy',
    points: (finished, unfinished, { undrafted, person }) => [
      {
        term: 'Ano ang kinukuha namin:',
        text: 'pangalan, tirahan, detalye ng kapanganakan, kasarian, civil status, email at mga sagot ninyo sa form.',
      },
      {
        term: 'Bakit:',
        text: 'para ihanda ang dokumento o serbisyong hinihiling ninyo, at para makapaghanda kami sa araw ng pagpunta ninyo.',
      },
      {
        term: 'Ano ang batayan:',
        text: 'ang paghahanda nito ay tungkuling ibinigay ng batas sa barangay (RA 7160). Pinahihintulutan ng RA 10173 ang tanggapan ng gobyerno na gamitin ang personal na datos na kailangan sa tungkulin nito (Seksyon 12(e) at 13(b)).',
      },
      {
        term: 'Sino ang makakakita:',
        text: 'ang mga kawani ng barangay hall na hahawak ng kahilingan ninyo. Hindi ito ibebenta, at hindi ibibigay sa iba maliban kung hinihingi ng batas. Makikita ng lahat kung kailan nakuha o nabakante ang isang slot, pero hindi kung kanino.',
      },
      {
        term: 'Gaano katagal:',
        text: `${finished} araw matapos maibigay o tanggihan ang hiniling ninyo. Kung hindi ito mangyari, ${unfinished} araw matapos ang araw ng appointment ninyo. Saka ito buburahin, sa loob ng isang linggo; mas maaga kung hilingin ninyo.`,
      },
      {
        term: 'Sa tab na ito:',
        text: `draft ng mga sagot ninyo, hanggang maipadala o mabura ninyo; mula sa pagpindot ng 'Ipadala', pati ang receipt code. Kapag naipadala na: ang reference, ang receipt code at ang araw na pinili ninyo, hanggang isara ninyo ang tab, burahin ang mga ito o magsimula ng ibang kahilingan. Hindi isine-save sa draft ang ${joinWords(undrafted, 'at')}: kapag ni-reload ang pahina, hihingin ulit ang mga ito. Kung magsisimula kayo ng isa pang kahilingan para sa parehong tao, nasa draft na nito ang ${joinWords(person, 'at')}.`,
      },
      {
        term: 'Sa cellphone ninyo, kung pipiliin lang ninyo:',
        text: 'ang draft na iyon, nang hanggang 24 oras mula sa huling pagbabago. O ang kahilingang naghihintay ng signal, kasama ang lahat ng sagot, pati ang mga hindi isine-save sa draft, hanggang maipadala ito o bawiin ninyo, nang hanggang 24 oras. Ang lampas na rito ay binubura kapag binuksan ulit ang site na ito.',
      },
      {
        term: 'Sa cellphone ninyo, palagi:',
        text: 'ang receipt code ng kahilingang wala pang tugon, nang hanggang 24 oras. Naiiwan din ang wika, mga setting at kopya ng mga pahina: walang sagot ninyo sa mga ito.',
      },
      {
        term: 'Sa gallery ng cellphone ninyo, kung ise-save lang ninyo:',
        text: 'larawan na may reference, receipt code, serbisyo (hindi kailanman ang pangkalusugan), araw, lugar at mga papeles, at wala nang ibang sagot ninyo. Naroon ito hanggang burahin ninyo, pati sa mga kopya ng litrato na ginagawa ng cellphone. Ang pagbibigyan ninyo nito ay makakatingin sa kahilingan ninyo.',
      },
      {
        term: 'Karapatan ninyo sa RA 10173:',
        text: 'puwede ninyong hilinging makita, itama o burahin ang rekord ninyo, at tutulan ang paggamit nito. Hanapin sa hall ang compliance officer for privacy ng barangay, o ang kalihim ng barangay (secretary). Puwede rin kayong magreklamo sa National Privacy Commission (privacy.gov.ph).',
      },
    ],
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
    certificateFees: {
      residency: ['paninirahan', 'pagiging residente'],
      indigency: ['mahirap', 'maralita'],
      'first job': ['unang trabaho', 'unang pagtatrabaho', 'naghahanap ng trabaho'],
    },
    service: 'Papeles, bayad, tagal at hakbang',
    help: (hours) => `Kailangan ng tulong? Pumunta sa hall, ${hours}.`,
  },
};
