/** Filipino of ../head.ts. */
import type { Dictionary } from '../dictionary.ts';

export const head: Dictionary['head'] = {
  descriptions: {
    Home: 'Opisyal na website ng Barangay Dicklum, Manolo Fortich, Bukidnon. Humiling ng serbisyo ng barangay, at alamin ang dadalhin sa barangay hall.',
    News: 'Balita ng Barangay Dicklum, Manolo Fortich: ano ang nangyayari sa barangay, una ang pinakabago.',
    NewsArticle: 'Balita mula sa Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Ordinance:
      'Ang mga ordinansa ng Barangay Dicklum: mga patakarang ipinasa ng barangay, una ang pinakabago.',
    OrdinanceArticle: 'Isang ordinansa ng Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Announcements:
      'Mga anunsyo ng Barangay Dicklum: araw na sarado ang hall, araw ng kalusugan, pulong, at iba pang dapat malaman.',
    AnnouncementArticle: 'Isang anunsyo ng Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Resident: 'Para sa mga residente ng Barangay Dicklum: ano ang dapat malaman, at saan ito makikita.',
    Visitor: 'Para sa mga bisita ng Barangay Dicklum: mga pasyalan, at paano nagsimula ang lugar na ito.',
    Government:
      'Ang pamahalaan ng Barangay Dicklum: sino ang naglilingkod, ano ang napagpasyahan, at ano ang mahihiling sa hall.',
    Tourism: 'Mga pasyalan sa Barangay Dicklum, Manolo Fortich, at paano pumunta roon.',
    TourismMap: 'Mapa ng mga pasyalan sa Barangay Dicklum, Manolo Fortich, Bukidnon.',
    History: 'Ang kasaysayan ng Barangay Dicklum, sa bawat taon, ayon sa tala ng barangay.',
    TheBarangay: 'Nasaan ang Barangay Dicklum, ang mga karatig nito, ang lupa at mga datos nito.',
    ElectedOfficials:
      'Ang Sangguniang Barangay ng Dicklum: mga halal at itinalagang opisyal, at saan sila hahanapin.',
    OfficialDetails: 'Isang opisyal ng Barangay Dicklum: posisyon, termino, at saan magtatanong.',
    EmergencyHotlines:
      'Mga emergency number ng Barangay Dicklum: pulis, bumbero, ambulansya at barangay. Pindutin ang numero para tumawag.',
    AwardsAndDistinctions:
      'Mga parangal ng Barangay Dicklum: para saan pinarangalan ang barangay at mga tao nito.',
    CitizensCharter:
      "Ang Citizen's Charter ng Barangay Dicklum: bawat serbisyo, mga hakbang, tagal, bayad at dadalhin.",
    ServiceDetail: 'Isang serbisyo ng Barangay Dicklum: mga hakbang, tagal, bayad at dadalhin sa hall.',
    FormRequest:
      'Humiling online ng serbisyo ng Barangay Dicklum, pumili ng araw, at tapusin sa barangay hall. Hindi kailangan ng account.',
    RequestStatus:
      'Tingnan gamit ang receipt code kung natanggap ng Barangay Dicklum ang kahilingang ipinadala ninyo online.',
    Accessibility:
      'Ano ang ginagawa ng website ng Barangay Dicklum para magamit ng lahat, ano ang hindi pa gumagana, at saan hihingi ng tulong.',
  },
  /** 'Barangay Secretary ng Barangay Dicklum. Termino: 2023 to 2026.' */
  official: (position, barangay, term) =>
    `${position} ng ${barangay}.${term === '' ? '' : ` Termino: ${term}.`}`,
  picture: (barangay) =>
    `Ang sagisag ng ${barangay} sa ibabaw ng iginuhit na talampas: mga bundok, hanay ng luntiang bukid at daang lupa.`,
  language: 'fil',
  locale: 'fil_PH',
};
