/** Filipino translation of ../en/head.ts. */
import type { LocaleMessages } from '../messages.ts';

export const head: LocaleMessages['head'] = {
  descriptions: {
    Home: (place) =>
      `Opisyal na website ng ${place.barangay}, ${place.municipality}, ${place.province}. Humiling ng serbisyo ng barangay, at alamin ang dadalhin sa barangay hall.`,
    News: (place) =>
      `Balita ng ${place.barangay}, ${place.municipality}: ano ang nangyayari sa barangay, una ang pinakabago.`,
    NewsArticle: (place) => `Balita mula sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Ordinance: (place) =>
      `Ang mga ordinansa ng ${place.barangay}: mga patakarang ipinasa ng barangay, una ang pinakabago.`,
    OrdinanceArticle: (place) =>
      `Isang ordinansa ng ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Announcements: (place) =>
      `Mga anunsyo ng ${place.barangay}: araw na sarado ang hall, araw ng kalusugan, pulong, at iba pang dapat malaman.`,
    AnnouncementArticle: (place) =>
      `Isang anunsyo ng ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Resident: (place) =>
      `Para sa mga residente ng ${place.barangay}: ano ang dapat malaman, at saan ito makikita.`,
    Visitor: (place) => `Para sa mga bisita ng ${place.barangay}: mga pasyalan, at ang kasaysayan ng lugar.`,
    Government: (place) =>
      `Ang pamahalaan ng ${place.barangay}: sino ang naglilingkod, ano ang napagpasyahan, at ano ang mahihiling sa hall.`,
    Tourism: (place) => `Mga pasyalan sa ${place.barangay}, ${place.municipality}, at paano pumunta roon.`,
    TourismMap: (place) =>
      `Mapa ng mga pasyalan sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
    History: (place) => `Ang kasaysayan ng ${place.barangay} ayon sa taon, mula sa tala ng barangay.`,
    TheBarangay: (place) => `Nasaan ang ${place.barangay}, ang mga karatig nito, ang lupa at mga datos nito.`,
    ElectedOfficials: (place) =>
      `Ang Sangguniang Barangay ng ${place.name}: mga halal at itinalagang opisyal, at saan sila hahanapin.`,
    OfficialDetails: (place) => `Isang opisyal ng ${place.barangay}: posisyon, termino, at saan magtatanong.`,
    EmergencyHotlines: (place) =>
      `Mga emergency number ng ${place.barangay}: pulis, bumbero, ambulansya at barangay. Pindutin ang numero para tumawag.`,
    AwardsAndDistinctions: (place) =>
      `Mga parangal ng ${place.barangay}: para saan pinarangalan ang barangay at mga tao nito.`,
    CitizensCharter: (place) =>
      `Ang Citizen's Charter ng ${place.barangay}: bawat serbisyo, mga hakbang, tagal, bayad at dadalhin.`,
    ServiceDetail: (place) =>
      `Isang serbisyo ng ${place.barangay}: mga hakbang, tagal, bayad at dadalhin sa hall.`,
    FormRequest: (place) =>
      `Humiling online ng serbisyo ng ${place.barangay}, pumili ng araw, at tapusin sa barangay hall. Hindi kailangan ng account.`,
    RequestStatus: (place) =>
      `Tingnan gamit ang receipt code kung natanggap ng ${place.barangay} ang kahilingang ipinadala ninyo online.`,
    Accessibility: (place) =>
      `Ano ang ginagawa ng website ng ${place.barangay} para magamit ng lahat, ano ang hindi pa gumagana, at saan hihingi ng tulong.`,
  },
  /** 'Barangay Secretary ng Barangay Sample. Termino: 2023 to 2026.' */
  official: (position, barangay, term) =>
    `${position} ng ${barangay}.${term === '' ? '' : ` Termino: ${term}.`}`,
  picture: (barangay) =>
    `Ang sagisag ng ${barangay} sa ibabaw ng iginuhit na talampas: mga bundok, hanay ng luntiang bukid at daang lupa.`,
  language: 'fil',
  locale: 'fil_PH',
};
