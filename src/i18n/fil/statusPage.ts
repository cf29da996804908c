/** Filipino translation of ../en/statusPage.ts. */
import type { LocaleMessages } from '../messages.ts';

export const statusPage: LocaleMessages['statusPage'] = {
  lead: 'Tingnan ang araw at kalagayan ng kahilingan ninyo gamit ang receipt code mula sa kumpirmasyon.',
  label: 'Receipt code',
  hint: 'I-type o i-paste ang code o ang link nito: 32 letra at numero. Ayos lang kung may puwang, gitling o malalaking letra.',
  malformed:
    'Hindi ito kumpletong receipt code. May 32 letra at numero ang receipt code, mula 0 hanggang 9 at mula a hanggang f.',
  lost: {
    title: 'Kung walang code, ang hall lang ang makakahanap ng kahilingan ninyo',
    text: (hours) => `Tumawag o pumunta, ${hours}, at sabihin ang reference.`,
    why: 'Para walang ibang makakita ng kahilingan ninyo, hindi ito mabubuksan sa maikling reference, kahit may kasamang pangalan: puwedeng hulaan ng kapitbahay ang dalawang iyon.',
  },
  look: 'Hanapin',
  looking: 'Hinahanap ang kahilingan...',
  another: 'Maghanap ng iba pa',
  steps: { title: 'Nasaan na ang kahilingan ninyo', done: 'tapos na', now: 'ngayon', later: 'hindi pa' },
  reason: 'Bakit:',
  linkSays: 'Ayon sa link ninyo:',
  sentHere: 'Ipinadala mula rito:',
  /** 'Mula noong Martes, Mayo 6, 2031, 11:00 am' */
  since: (moment) => `Mula noong ${moment}`,
  processing: 'Makikita sa pahinang ito kapag handa na.',
  actBy: (day) =>
    `Tinanggap na ng barangay ang mga papeles ninyo. Ayon sa batas, may hanggang ${day} ang barangay para aksiyunan ang kahilingan ninyo (RA 11032).`,
  extended: {
    until: 'Pinahaba hanggang',
    hallTime: 'Kailangan ng hall ng dagdag na panahon para sa kahilingan ninyo.',
    appointmentStays: 'Hindi nagbabago ang araw ng pagpunta ninyo sa hall.',
    reasons: {
      'signatory-away': 'Wala ang opisyal na pumipirma.',
      'more-papers': 'May hinihintay pang papeles ang barangay.',
      'many-requests': 'Napakaraming kahilingan ngayon sa barangay.',
      disaster: 'Naaantala ang trabaho sa hall dahil sa sakuna, tulad ng bagyo.',
      system: 'May problema ang computer system ng barangay.',
    },
  },
  handledBy: 'Inaasikaso ni',
  closed: {
    title: 'Sarado ang hall sa araw ninyo',
    next: 'Huwag munang pumunta sa oras na iyon.',
    wait: 'Huwag magpadala ng pangalawang kahilingan: kapag binigyan kayo ng hall ng bagong araw, makikita ito sa link ng resibo ninyo. Para humingi ng ibang araw, tumawag sa hall at sabihin ang reference.',
    someDays: 'Sarado ang hall',
    ifChosen: 'Kung isa sa mga araw na ito ang pinili ninyo, huwag munang pumunta.',
  },
  appointment: {
    moved:
      'Sarado ang hall sa araw na pinili ninyo, o hindi kayo maaasikaso sa araw na iyon. Hindi na kailangang ipadala ulit ang kahilingan.',
    over: 'Tapos na ang araw na ito. Kung hindi kayo nakapunta, tumawag sa hall at humingi ng ibang araw.',
    unknown: 'Pumunta sa araw na pinili ninyo kung bukas ang hall, dala ang mga kailangan.',
  },
  notReceived: {
    title: 'Hindi nahanap',
    text: 'Walang kahilingan ang barangay na may ganitong code ngayon. Kung kapapadala lang ninyo, tingnan ang code, maghintay ng isang minuto at subukan muli. Kung wala pa rin, ipadala ulit ang kahilingan.',
    over: (days) =>
      `Kung natapos na ang kahilingan ninyo, walang problema: binubura ng barangay ang natapos na kahilingan pagkaraan ng ${days} araw.`,
    request: 'Humiling ng serbisyo',
  },
  unreadable: {
    title: 'Hindi ito ma-load ngayon.',
    text: 'Hindi ibig sabihin na nawala ang kahilingan ninyo. Tingnan ang signal at subukan muli, o magtanong sa barangay hall.',
  },
  again: 'Subukan muli',
};
