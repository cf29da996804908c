/** Filipino translation of ../en/pageTexts.ts. */
import type { LocaleMessages } from '../messages.ts';

const addsIt = 'Lalabas ito rito kapag naidagdag na ng barangay.';

export const pageTexts: LocaleMessages['pageTexts'] = {
  Home: {
    title: 'Home',
    description: (place) =>
      `Opisyal na website ng ${place.barangay}, ${place.municipality}, ${place.province}. Humiling ng serbisyo, at alamin ang dadalhin.`,
    search: 'Ang unang pahina ng site na ito',
  },
  News: {
    title: 'Balita',
    description: (place) =>
      `Balita ng ${place.barangay}, ${place.municipality}: ano ang nangyayari sa barangay, una ang pinakabago.`,
    search: 'Ano ang nangyayari sa barangay',
  },
  NewsArticle: {
    title: 'Balita',
    description: (place) => `Balita mula sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Ordinance: {
    title: 'Ordinansa',
    description: (place) =>
      `Ang mga ordinansa ng ${place.barangay}: mga patakarang ipinasa ng barangay, una ang pinakabago.`,
    link: 'Mga patakarang ipinasa ng barangay',
  },
  OrdinanceArticle: {
    title: 'Ordinansa',
    description: (place) => `Isang ordinansa ng ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Announcements: {
    title: 'Mga Anunsyo',
    description: (place) =>
      `Mga anunsyo ng ${place.barangay}: araw na sarado ang hall, araw ng kalusugan, pulong, at iba pang dapat malaman.`,
    link: 'Mga araw na sarado, kalusugan, pulong',
  },
  AnnouncementArticle: {
    title: 'Anunsyo',
    description: (place) => `Isang anunsyo ng ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Resident: {
    title: 'Residente',
    description: (place) =>
      `Para sa mga residente ng ${place.barangay}: ano ang dapat malaman, at saan ito makikita.`,
    search: 'Ano ang kailangan ninyo bilang residente',
    lead: () => 'Ano ang kailangan ninyo bilang residente, at saan ito makikita.',
    empty: { title: 'Wala pang nakalathalang impormasyon para sa residente.', sentence: addsIt },
  },
  Visitor: {
    title: 'Bisita',
    description: (place) =>
      `Para sa mga bisita ng ${place.barangay}: mga pasyalan, at ang kasaysayan ng lugar.`,
    search: 'Mga pasyalan sa barangay, at mga datos tungkol dito',
    lead: () => 'Mga pasyalan sa barangay, at mga datos tungkol dito.',
  },
  Tourism: {
    title: 'Turismo sa Barangay',
    description: (place) =>
      `Mga pasyalan sa ${place.barangay}, ${place.municipality}, at paano pumunta roon.`,
    link: 'Mga pasyalan',
  },
  History: {
    title: 'Kasaysayan',
    description: (place) => `Ang kasaysayan ng ${place.barangay} ayon sa taon, mula sa tala ng barangay.`,
    link: 'Kasaysayan ng barangay, ayon sa taon',
  },
  Government: {
    title: 'Pamahalaan',
    description: (place) =>
      `Ang pamahalaan ng ${place.barangay}: sino ang naglilingkod, ano ang napagpasyahan, at ano ang mahihiling sa hall.`,
    search: 'Sino ang naglilingkod sa barangay, at ano ang napagpasyahan nito',
    lead: () => 'Sino ang naglilingkod sa barangay, ano ang napagpasyahan, at ano ang mahihiling ninyo.',
  },
  TheBarangay: {
    title: 'Ang Barangay',
    description: (place) => `Nasaan ang ${place.barangay}, ang mga karatig nito, ang lupa at mga datos nito.`,
    link: 'Nasaan ito, at mga datos nito',
    lead: (place) => `Nasaan ang ${place.barangay}, at mga datos tungkol dito.`,
    empty: {
      title: 'Wala pang nakalathala tungkol sa barangay.',
      sentence: addsIt,
    },
  },
  ElectedOfficials: {
    title: 'Mga Halal na Opisyal',
    description: (place) =>
      `Ang Sangguniang Barangay ng ${place.name}: mga halal at itinalagang opisyal, at saan sila hahanapin.`,
    link: 'Ang Sangguniang Barangay',
  },
  EmergencyHotlines: {
    title: 'Mga Emergency Hotline',
    description: (place) =>
      `Mga emergency number ng ${place.barangay}: pulis, bumbero, ambulansya at barangay. Pindutin ang numero para tumawag.`,
    link: 'Pindutin ang numero para tumawag',
  },
  AwardsAndDistinctions: {
    title: 'Mga Parangal at Pagkilala',
    description: (place) =>
      `Mga parangal ng ${place.barangay}: para saan pinarangalan ang barangay at mga tao nito.`,
    link: 'Para saan pinarangalan ang barangay',
  },
  CitizensCharter: {
    title: "Citizen's Charter",
    description: (place) =>
      `Ang Citizen's Charter ng ${place.barangay}: bawat serbisyo, mga hakbang, tagal, bayad at dadalhin.`,
    link: 'Bayad, tagal at dadalhin',
  },
  ServiceDetail: {
    title: 'Detalye ng Serbisyo',
    description: (place) =>
      `Isang serbisyo ng ${place.barangay}: mga hakbang, tagal, bayad at dadalhin sa hall.`,
  },
  TourismMap: {
    title: 'Mapa ng Turismo',
    description: (place) =>
      `Mapa ng mga pasyalan sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
    search: 'Nasaan ang mga lugar',
  },
  OfficialDetails: {
    title: 'Detalye ng Opisyal',
    description: (place) => `Isang opisyal ng ${place.barangay}: posisyon, termino, at saan magtatanong.`,
  },
  FormRequest: {
    title: 'Humiling ng Serbisyo',
    description: (place) =>
      `Humiling online ng serbisyo ng ${place.barangay}, pumili ng araw, at tapusin sa barangay hall. Hindi kailangan ng account.`,
    link: 'Hindi kailangan ng account',
  },
  ServiceForm: {
    title: 'Form ng Kahilingan',
    description: (place) =>
      `Sagutan online ang form na ito ng ${place.barangay}, pumili ng araw, at tapusin sa barangay hall. Hindi kailangan ng account.`,
  },
  RequestStatus: {
    title: 'Tingnan ang Kahilingan Ko',
    description: (place) =>
      `Tingnan gamit ang receipt code kung natanggap ng ${place.barangay} ang kahilingang ipinadala ninyo online.`,
    link: 'Kung natanggap ng barangay ang kahilingan ninyo, at kung nasaan na ito',
  },
  Verify: {
    title: 'Suriin ang Papel na Ito',
    description: (place) => `Tingnan kung galing sa ${place.barangay} ang hawak ninyong dokumento.`,
  },
  Accessibility: {
    title: 'Accessibility',
    description: (place) =>
      `Ano ang ginagawa ng website ng ${place.barangay} para magamit ng lahat, ano ang hindi pa gumagana, at saan hihingi ng tulong.`,
    search: 'Para sa lahat, may kapansanan man o wala',
  },
};
