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
    months: 'Ayon sa buwan',
    nothing: { title: 'Wala nang mas luma rito.', sentence: 'Pumunta sa pinakabago.' },
  },
  article: {
    missing: (what) => `Hindi nahanap ang ${what.toLowerCase()}`,
    missingLead: 'Baka inalis na ito, o may mali sa address.',
    /** 'Pumunta sa Balita' */
    back: (list) => `Pumunta sa ${list}`,
    published: (day) => `Inilathala noong ${day}`,
    facts: { when: 'Kailan', where: 'Saan', published: 'Inilathala' },
    undated: 'Ilalathala pa ang petsa',
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
  resident: {
    lead: 'Ano ang kailangan ninyo bilang residente, at saan ito makikita.',
    ways: 'Pumunta sa',
    empty: { title: 'Wala pang nakalathalang impormasyon para sa residente.', sentence: addsIt },
  },
  visitor: { lead: 'Mga pasyalan sa barangay, at mga datos tungkol dito.' },
  government: {
    lead: 'Sino ang naglilingkod sa barangay, ano ang napagpasyahan, at ano ang mahihiling ninyo.',
  },
  about: {
    Tourism: 'Mga pasyalan',
    History: 'Kasaysayan ng barangay, ayon sa taon',
    TheBarangay: 'Nasaan ito, at mga datos nito',
    ElectedOfficials: 'Ang Sangguniang Barangay',
    Announcements: 'Mga araw na sarado, kalusugan, pulong',
    EmergencyHotlines: 'Pindutin ang numero para tumawag',
    AwardsAndDistinctions: 'Para saan pinarangalan ang barangay',
    Ordinance: 'Mga patakarang ipinasa ng barangay',
    CitizensCharter: 'Bayad, tagal at dadalhin',
    FormRequest: 'Hindi kailangan ng account',
    RequestStatus: 'Kung natanggap ng barangay ang kahilingan ninyo, at kung nasaan na ito',
  },
  tourism: {
    lead: 'Mga pasyalan sa barangay.',
    map: 'Nasaan ang mga lugar',
    empty: { title: 'Wala pang nakalathalang lugar.', sentence: addsIt },
  },
  history: {
    lead: (barangay) => `Ang kasaysayan ng ${barangay}, ayon sa taon.`,
    empty: {
      title: 'Wala pang nakalathalang kasaysayan.',
      sentence: addsIt,
    },
  },
  barangay: {
    lead: (barangay) => `Nasaan ang ${barangay}, at mga datos tungkol dito.`,
    hall: { address: 'Address', telephone: 'Telepono' },
    empty: {
      title: 'Wala pang nakalathala tungkol sa barangay.',
      sentence: addsIt,
    },
  },
  officials: {
    lead: 'Ang Sangguniang Barangay. Ang barangay ang naglalathala ng mga pangalan at larawan.',
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
