/** Filipino translation of ../en/receipt.ts. */
import type { LocaleMessages } from '../messages.ts';

export const receipt: LocaleMessages['receipt'] = {
  code: 'Receipt code',
  codeNote: 'Patunay ito na nasa barangay ang kahilingan ninyo. Huwag ipaalam sa iba.',
  linkNote: 'Nasa link at QR code din kung anong serbisyo.',
  link: 'Tingnan ang kahilingan',
  qr: 'QR code ng link para tingnan ang kahilingang ito',
  sent: 'Ang ipinadala ninyo',
  ask: {
    title: 'Ibang araw, o may tanong?',
    text: (hall, hours) =>
      `Huwag magpadala ng pangalawang kahilingan. Tawagan ang kalihim ng barangay (secretary), o pumunta sa ${hall}, ${hours}, at sabihin ang reference.`,
  },
  calendar: {
    save: 'I-save sa kalendaryo',
    failed: 'Hindi magawa ang calendar file. Tingnan ang signal at subukan muli.',
    /** 'Barangay Clearance: reference 4f3a' */
    title: (service, reference) => `${service}: reference ${reference}`,
    file: (tag, reference) => `${tag}-${reference}.ics`,
  },
  picture: {
    save: 'I-save bilang larawan',
    saved: 'Na-save na ang larawan. Hanapin sa mga photo o download ng cellphone ninyo.',
    failed: 'Hindi magawa ang larawan. Kunan ng screenshot ang receipt code.',
    checkAt: (page) => `Tingnan ito sa ${page}`,
    file: (tag, reference) => `${tag}-${reference}.png`,
  },
  keep: {
    copy: 'Kopyahin ang receipt code',
    busy: 'Sandali lang...',
    shareReady: 'Handa na ang larawan. Pindutin ulit ang Ibahagi.',
    copied: 'Nakopya na ang receipt code, kasama ang link nito. I-paste kung saan ninyo ito makikita ulit.',
    title: (service, reference) => `${service}, reference ${reference}`,
  },
  status: {
    states: {
      received: {
        title: 'Natanggap na',
        text: 'Nasa barangay na ang kahilingan ninyo.',
      },
      processing: {
        title: 'Inaasikaso na',
        text: 'Inaasikaso na ng barangay ang kahilingan ninyo.',
      },
      ready: {
        title: 'Handa na',
        text: 'Handa na ang hiniling ninyo. Pumunta sa barangay hall at sabihin ang reference.',
      },
      released: {
        title: 'Naibigay na',
        text: 'Naibigay na sa inyo ang hiniling ninyo. Kung hindi pa, magtanong sa barangay hall.',
      },
      refused: {
        title: 'Hindi napagbigyan',
        text: 'Hindi ito napagbigyan ng barangay. Itanong sa barangay hall kung ano ang magagawa ninyo. Puwede kayong magpadala ng bagong kahilingan.',
      },
    },
    otherState: {
      title: 'Natanggap na',
      text: 'Nasa barangay na ang kahilingan ninyo. Itanong sa barangay hall kung nasaan na ito.',
    },
    reasons: {
      'paper-missing': 'May kulang na papel na kailangan sa serbisyo.',
      'being-checked': 'Sinusuri pa ang mga sagot ninyo.',
      'to-be-signed': 'Hinihintay pa ang pirma.',
      'not-resident': 'Para sa mga residente ng barangay ang serbisyo.',
      'not-qualified': 'Hindi natugunan ang hinihingi ng serbisyo.',
      'not-free': 'Hindi bakante ang hiniling ninyo sa araw na iyon.',
      'wrong-form': 'Ibang form ang para sa serbisyong ito.',
      'sent-twice': 'Dalawang beses ninyo itong ipinadala. Ang isa pa ang bibilangin.',
      'did-not-come': 'Hindi kayo pumunta sa araw ng appointment ninyo.',
      'taken-back': 'Hiniling ninyo sa barangay na kanselahin ito.',
      'ask-at-hall': 'Sasabihin sa inyo ng kawani sa barangay hall kung bakit.',
    },
  },
};
