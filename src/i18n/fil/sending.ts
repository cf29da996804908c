/** Filipino translation of ../en/sending.ts. */
import type { LocaleMessages } from '../messages.ts';

export const sending: LocaleMessages['sending'] = {
  waiting: {
    title: 'Hindi pa naipapadala',
    sentence:
      'Walang signal. Naghihintay rito ang kahilingan ninyo, at kusang ipapadala pagbalik ng signal. Iwanang bukas ang pahinang ito, o balikan ito.',
    onPhone:
      'Walang signal. Naghihintay sa cellphone na ito ang kahilingan ninyo, at ipapadala kapag bukas ang form na ito at may signal na.',
    keep: 'I-save sa cellphone',
    keepNote:
      'Saka ninyo puwedeng isara ang pahina at balikan. Naka-save ito nang hanggang 24 oras, kasama ang lahat ng sagot ninyo. Mababasa ito ng sinumang gagamit ng cellphone na ito.',
    notKept: 'Hindi ito na-save ng cellphone. Iwanang bukas ang pahinang ito.',
    again: 'Subukan ngayon',
    withdraw: 'Huwag ipadala',
  },
  withdrawn: {
    title: 'Binawi ninyo ang kahilingan.',
    sentence: 'Hindi ito naipadala. Narito pa ang mga sagot ninyo.',
    mayHave:
      'Hindi na kami susubok ulit. Baka nakarating na ang naunang subok. Narito pa ang mga sagot ninyo.',
    check: 'Tingnan kung natanggap',
  },
  elsewhere: {
    waiting: {
      title: (service) => `Hindi pa naipapadala: ${service}`,
      sentence: 'Kusa itong ipapadala pagbalik ng signal. Iwanang bukas ang pahinang ito.',
      onPhone: 'Naghihintay ito sa cellphone na ito, at kusang ipapadala pagbalik ng signal.',
      open: 'Tingnan ang kahilingan',
    },
    onPhone: {
      title: (service) => `Hindi pa naipapadala: ${service}`,
      sentence: 'Naghihintay ito sa cellphone na ito. Buksan ito para ipadala, o bawiin.',
      open: 'Buksan ang kahilingan',
    },
    sending: { title: (service) => `Ipinapadala: ${service}`, open: 'Tingnan ang kahilingan' },
    failed: {
      title: (service) => `Hindi naipadala: ${service}`,
      sentence: 'Narito pa ang mga sagot ninyo.',
      open: 'Tingnan ang nangyari',
    },
    stored: {
      title: (service, reference) => `Natanggap na: ${service}. Reference: ${reference}`,
      open: 'Tingnan ang kumpirmasyon',
    },
  },
  sentAlready: {
    title: 'Naipadala na ang kahilingang ito.',
    reference: (reference) => `Reference: ${reference}`,
    day: (moment) => `Ang araw ninyo: ${moment}`,
    sentence:
      'Naipadala ito mula sa pahinang ito o sa iba pa, baka may ibang sagot. Kung ito rin ang kahilingan ninyo, hindi na ninyo kailangang ipadala ulit.',
    check: 'Tingnan ang naipadalang kahilingan',
    another: 'Ipadala ang narito bilang ibang kahilingan',
    robotFirst: 'I-tsek muna ang kahon sa ibaba.',
  },
  earlier: {
    received: {
      title: (reference) => `Natanggap na ang nauna ninyong kahilingan. Reference: ${reference}`,
      sentence: 'Hindi na ninyo kailangang ipadala ulit.',
    },
    notReceived: {
      title: 'Hindi natanggap ang nauna ninyong kahilingan.',
      sentence: 'Hindi ito naitala. Kung kailangan pa ninyo, pakipadala ulit.',
      open: 'Humiling ng serbisyo',
    },
  },
};
