/** Filipino translation of ../en/pages.ts. */
import type { LocaleMessages } from '../messages.ts';

const addsIt = 'Lalabas ito rito kapag naidagdag na ng barangay.';

export const pages: LocaleMessages['pages'] = {
  home: 'Home',
  failed: 'Hindi ito ma-load ngayon. Tingnan ang signal at subukan muli, o magtanong sa barangay hall.',
  again: 'Subukan muli',
  source: (source) => `Pinagmulan: ${source}`,
  lastUpdated: 'Huling binago',
  dated: {
    pages: 'Iba pang pahina ng listahang ito',
    newer: 'Mas bago',
    older: 'Mas luma',
    newest: 'Pumunta sa pinakabago',
    earlier: 'Nakaraan',
    nextDays: 'Mga susunod na araw',
    months: 'Ayon sa buwan',
    nothing: { title: 'Wala nang mas luma rito.', sentence: 'Pumunta sa pinakabago.' },
  },
  follow: {
    title: 'Sundan',
    calendar: 'Idagdag sa phone mo ang mga araw ng barangay',
    feed: 'Feed (RSS)',
  },
  article: {
    missing: (what) => `Hindi nahanap ang ${what.toLowerCase()}`,
    missingLead: 'Baka inalis na ito, o may mali sa address.',
    /** 'Pumunta sa Balita' */
    back: (list) => `Pumunta sa ${list}`,
    published: (day) => `Inilathala noong ${day}`,
    facts: { when: 'Kailan', where: 'Saan', published: 'Inilathala' },
    undated: 'Ilalathala pa ang petsa',
    openFile: (kilobytes) => `Buksan ang file (PDF, ${kilobytes} kB)`,
  },
  news: {
    one: 'Artikulo',
    lead: 'Ano ang nangyayari sa barangay, una ang pinakabago.',
    more: 'Iba pang balita',
    all: 'Lahat ng balita',
    empty: { title: 'Wala pang nakalathalang balita.', sentence: addsIt },
  },
  ordinances: {
    one: 'Ordinansa',
    lead: 'Mga patakarang ipinasa ng barangay, una ang pinakabago.',
    more: 'Iba pang ordinansa',
    all: 'Lahat ng ordinansa',
    empty: { title: 'Wala pang nakalathalang ordinansa.', sentence: addsIt },
  },
  announcements: {
    one: 'Anunsyo',
    lead: 'Ano ang dapat malaman sa mga darating na araw, una ang pinakamalapit.',
    more: 'Iba pang anunsyo',
    all: 'Lahat ng anunsyo',
    empty: { title: 'Wala pang nakalathalang anunsyo.', sentence: addsIt },
  },
  awards: {
    lead: 'Para saan pinarangalan ang barangay at mga tao nito.',
    empty: { title: 'Wala pang nakalathalang parangal.', sentence: addsIt },
  },
  resident: { ways: 'Pumunta sa' },
  tourism: {
    lead: 'Mga pasyalan sa barangay.',
    map: 'Nasaan ang mga lugar',
    empty: { title: 'Wala pang nakalathalang lugar.', sentence: addsIt },
  },
  history: {
    lead: (barangay) => `Ang kasaysayan ng ${barangay}, ayon sa taon.`,
    toCome: 'Ilalagay pa rito kapag nailathala na ng barangay ang taon at salaysay:',
    empty: {
      title: 'Wala pang nakalathalang kasaysayan.',
      sentence: addsIt,
    },
  },
  barangay: { hall: { address: 'Address', telephone: 'Telepono' } },
  officials: {
    lead: 'Ang Sangguniang Barangay. Ang barangay ang naglalathala ng mga pangalan at larawan.',
    toCome:
      'Ilalagay rito ang pangalan, larawan at mga komite ng bawat opisyal kapag nailathala na ng barangay.',
    appointed: 'Mga itinalagang opisyal',
    unnamed: '(ilalathala pa ang pangalan)',
    missing: 'Opisyal',
    position: 'Posisyon',
    name: 'Pangalan',
    term: 'Termino',
    noTerm: 'Ilalathala pa',
    where: 'Saan magtatanong',
    at: (hall, hours) => `${hall}. ${hours}`,
    empty: { title: 'Wala pang nakalathalang opisyal.', sentence: addsIt },
  },
  hotlines: {
    lead: 'Pindutin ang numero para tumawag.',
    national: 'Pambansang emergency number',
    none: (hours) =>
      `Hindi maipakita ngayon ang sariling mga numero ng barangay. Sa emergency, tumawag sa 911. Sa iba pa, magtanong sa barangay hall, ${hours}.`,
  },
  charter: {
    lead: 'Bawat serbisyo ng barangay: mga hakbang, tagal, bayad at dadalhin.',
    empty: { title: 'Wala pang nakalathalang serbisyo.', sentence: addsIt },
  },
};
