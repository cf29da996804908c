/** Cebuano translation of ../en/receipt.ts. */
import type { LocaleMessages } from '../messages.ts';

export const receipt: LocaleMessages['receipt'] = {
  code: 'Receipt code',
  codeNote: 'Pamatuod kini nga naa sa barangay ang imong hangyo. Ayaw ihatag sa uban.',
  linkNote: 'Naa usab sa link ug QR code kon unsang serbisyo.',
  link: 'Susiha kini nga hangyo',
  qr: 'QR code sa link nga mosusi niini nga hangyo',
  sent: 'Imong gipadala',
  ask: {
    title: 'Laing adlaw, o naay pangutana?',
    text: (hall, hours) =>
      `Ayaw pagpadala og ikaduhang hangyo. Tawagi ang sekretaryo sa barangay, o adto sa ${hall}, ${hours}, ug isulti ang reference.`,
  },
  calendar: {
    save: 'I-save sa kalendaryo',
    failed: 'Wala mahimo ang calendar file. Susiha ang signal ug sulayi pag-usab.',
    title: (service, reference) => `${service}: reference ${reference}`,
    file: (tag, reference) => `${tag}-${reference}.ics`,
  },
  picture: {
    save: 'I-save isip hulagway',
    saved: 'Na-save na ang hulagway. Pangitaa sa mga photo o download sa imong cellphone.',
    failed: 'Wala mahimo ang hulagway. Kuhai og screenshot ang receipt code.',
    checkAt: (page) => `Susiha kini sa ${page}`,
    file: (tag, reference) => `${tag}-${reference}.png`,
  },
  keep: {
    copy: 'Kopyaha ang receipt code',
    busy: 'Kadiyot lang...',
    shareReady: 'Andam na ang hulagway. Pislita pag-usab ang I-share.',
    copied:
      'Nakopya na ang receipt code, uban ang link niini. I-paste kini kon asa nimo kini dali makita pag-usab.',
    title: (service, reference) => `${service}, reference ${reference}`,
  },
  status: {
    states: {
      received: {
        title: 'Nadawat na',
        text: 'Naa na sa barangay ang imong hangyo.',
      },
      processing: {
        title: 'Ginaproseso',
        text: 'Ginaproseso na sa barangay ang imong hangyo.',
      },
      ready: {
        title: 'Andam na',
        text: 'Andam na ang imong hangyo. Adto sa barangay hall ug isulti ang reference.',
      },
      released: {
        title: 'Nahatag na',
        text: 'Nahatag na kanimo ang imong gihangyo. Kon wala, pangutana sa barangay hall.',
      },
      refused: {
        title: 'Wala maaprobahan',
        text: 'Wala maaprobahan sa barangay kini nga hangyo. Pangutana sa barangay hall kon unsay imong mahimo. Makapadala ka og bag-ong hangyo.',
      },
    },
    otherState: {
      title: 'Nadawat na',
      text: 'Naa na sa barangay ang imong hangyo. Pangutana sa barangay hall kon asa na kini.',
    },
    reasons: {
      'paper-missing': 'Kulang og usa ka papel nga gikinahanglan sa serbisyo.',
      'being-checked': 'Ginasusi pa ang imong mga tubag.',
      'to-be-signed': 'Naghulat pa kini og pirma.',
      'not-resident': 'Ang serbisyo alang sa mga residente sa barangay.',
      'not-qualified': 'Wala matuman ang gikinahanglan sa serbisyo.',
      'not-free': 'Dili bakante nianang adlawa ang imong gihangyo.',
      'wrong-form': 'Lain nga form ang alang niini nga serbisyo.',
      'sent-twice': 'Kaduha nimo gipadala ang samang hangyo. Ang laing usa ang balido.',
      'did-not-come': 'Wala ka moadto sa adlaw sa imong appointment.',
      'taken-back': 'Gipakansela nimo kini sa barangay.',
      'ask-at-hall': 'Isulti kanimo sa kawani sa barangay hall kon ngano.',
    },
  },
};
