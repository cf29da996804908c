/** Cebuano translation of ../en/sending.ts. */
import type { LocaleMessages } from '../messages.ts';

export const sending: LocaleMessages['sending'] = {
  waiting: {
    title: 'Wala pa mapadala',
    sentence:
      'Walay signal. Naghulat dinhi ang imong hangyo, ug awtomatik kining ipadala kon mobalik ang signal. Ayaw sirhi kini nga page, o balik unya dinhi.',
    onPhone:
      'Walay signal. Naghulat niining cellphone ang imong hangyo, ug ipadala kini kon abli ang form ug mobalik ang signal.',
    keep: 'Tipigi niining cellphone',
    keepNote:
      'Dayon mahimo nimong sirhan ang page ug balikan unya. Tipigan kini hangtod 24 ka oras, apil ang tanan nimong tubag. Mabasa kini ni bisan kinsa nga mogamit niining cellphone.',
    notKept: 'Wala kini matipigi niining cellphone. Ayaw sirhi kini nga page.',
    again: 'Sulayi karon',
    withdraw: 'Ayaw ipadala',
  },
  withdrawn: {
    title: 'Imong gibawi ang imong hangyo.',
    sentence: 'Wala kini mapadala. Naa pa dinhi ang imong mga tubag.',
    mayHave:
      'Dili na namo kini sulayan pag-usab. Basin miabot na ang miaging pagpadala. Naa pa dinhi ang imong mga tubag.',
    check: 'Susiha kon nadawat ba',
  },
  elsewhere: {
    waiting: {
      title: (service) => `Wala pa mapadala: ${service}`,
      sentence: 'Awtomatik kining ipadala kon mobalik ang signal. Ayaw sirhi kini nga page.',
      onPhone: 'Naghulat kini niining cellphone, ug awtomatik nga ipadala kon mobalik ang signal.',
      open: 'Tan-awa ang hangyo',
    },
    onPhone: {
      title: (service) => `Wala pa mapadala: ${service}`,
      sentence: 'Naghulat kini niining cellphone. Ablihi aron ipadala o bawion.',
      open: 'Ablihi ang hangyo',
    },
    sending: { title: (service) => `Ginapadala: ${service}`, open: 'Tan-awa ang hangyo' },
    failed: {
      title: (service) => `Wala mapadala: ${service}`,
      sentence: 'Naa pa dinhi ang imong mga tubag.',
      open: 'Tan-awa ang nahitabo',
    },
    stored: {
      title: (service, reference) => `Nadawat na: ${service}. Reference: ${reference}`,
      open: 'Tan-awa ang kumpirmasyon',
    },
  },
  sentAlready: {
    title: 'Napadala na kini nga hangyo.',
    reference: (reference) => `Reference: ${reference}`,
    day: (moment) => `Ang imong adlaw: ${moment}`,
    sentence:
      'Napadala kini gikan niining page o sa lain, tingali lahi ang ubang tubag. Kon mao ra kini ang imong hangyo, dili na kinahanglan ipadala pag-usab.',
    check: 'Tan-awa ang napadala nga hangyo',
    another: 'Ipadala ang naa dinhi isip laing hangyo',
    robotFirst: 'I-check una ang kahon sa ubos.',
  },
  earlier: {
    received: {
      title: (reference) => `Nadawat ang miagi nimong hangyo. Reference: ${reference}`,
      sentence: 'Dili na kinahanglan ipadala pag-usab.',
    },
    notReceived: {
      title: 'Wala madawat ang miagi nimong hangyo.',
      sentence: 'Wala kini matipigi. Kon kinahanglan pa nimo, palihug ipadala pag-usab.',
      open: 'Pangayo og serbisyo',
    },
  },
};
