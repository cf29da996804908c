/** Cebuano translation of ../en/fields.ts. */
import { formatTime } from '../formatTime.ts';
import type { LocaleMessages } from '../messages.ts';

export const fields: LocaleMessages['fields'] = {
  fields: {
    lname: {
      label: 'Apelyido',
      noun: 'ngalan',
      hint: 'Sama sa valid ID, apil ang Jr. o III. Kon usa ra ang ngalan, dinhi isulat.',
      ask: 'Isulat ang imong apelyido.',
    },
    fname: {
      label: 'First name',
      noun: 'ngalan',
      hint: 'Isulat ang tanan nimong first name. Kon pinamubo kini sa imong ID, sama sa Ma., mahimo kanang isulat.',
      ask: "Isulat ang imong first name, o i-check ang 'Usa ra ang akong ngalan'.",
      none: 'Usa ra ang akong ngalan',
    },
    mname: {
      label: 'Middle name',
      noun: 'ngalan',
      hint: 'Kasagaran, apelyido sa inahan sa wala pa siya maminyo',
      ask: "Isulat ang imong middle name, o i-check ang 'Wala akoy middle name'.",
      none: 'Wala akoy middle name',
    },
    birthDate: {
      label: 'Petsa sa pagkatawo',
      noun: 'petsa sa pagkatawo',
      hint: 'Pananglitan: Mayo 14, 1961',
      ask: 'Isulat ang petsa sa imong pagkatawo.',
    },
    age: { label: 'Edad' },
    birthPlace: {
      label: 'Lugar nga natawhan',
      noun: 'lugar nga natawhan',
      hint: (place) =>
        `Siyudad o munisipyo, ug probinsya. Pananglitan: ${place.municipality}, ${place.province}`,
      ask: 'Isulat ang lugar diin ka natawo.',
    },
    sex: { label: 'Sekso', noun: 'sekso', ask: 'Pilia ang Lalaki o Babaye.' },
    status: { label: 'Civil status', noun: 'civil status', ask: 'Pilia ang imong civil status.' },
    email: {
      label: 'Email',
      noun: 'email',
      hint: 'Pananglitan: name@example.com. Walay email? Adto sa hall ug didto pangayo.',
      ask: 'Isulat ang imong email.',
    },
    address: {
      label: 'Permanenteng adres',
      noun: 'adres',
      hint: (place) =>
        `Numero sa balay, dalan o purok, barangay ug munisipyo. Pananglitan: 12 Main Road, ${place.name}, ${place.municipality}`,
      ask: 'Isulat ang imong permanenteng adres.',
    },
    zone: {
      label: 'Zone',
      noun: 'zone',
      hint: 'Numero lang. Pananglitan: 3',
      ask: 'Isulat ang numero sa imong zone.',
    },
    certificate: {
      label: 'Unsang certificate?',
      ask: 'Pilia ang certificate nga imong gikinahanglan. Kon wala dinhi, pilia ang Lain.',
    },
    newOrRenewal: { label: 'Bag-o o renewal?', hint: 'Renewal kon aduna ka na niini kaniadto.' },
    purpose: {
      label: 'Katuyoan',
      hint: 'Asa nimo kini gamiton? Pananglitan: pag-apply og trabaho',
      ask: 'Isulat kon asa nimo kini gamiton.',
    },
    requestDetails: {
      label: 'Detalye sa hangyo',
      hint: 'Unsay imong gamiton, para sa unsa, ug gikan kanus-a hangtod kanus-a. Pananglitan: covered court, birthday, 1 pm hangtod 5 pm',
      ask: 'Isulat kon unsay imong gamiton, ug kon kanus-a.',
    },
    tin: {
      label: 'TIN',
      noun: 'TIN',
      hint: 'Imong tax identification number: 9, 12 o 14 ka numero. Pananglitan: 123-456-789',
      ask: "Isulat ang imong TIN, o i-check ang 'Wala pa akoy TIN'.",
      none: 'Wala pa akoy TIN',
    },
    medicalCondition: {
      label: 'Medikal nga kondisyon',
      noun: 'medikal nga kondisyon',
      hint: 'Unsay angay mahibaloan sa health worker sa dili pa ka moadto. Pananglitan: hubak',
    },
    schedule: {
      label: 'Iskedyul sa pag-adto',
      hint: ({ opens, closes }) =>
        `Lunes hangtod Biyernes, ${formatTime(opens)} hangtod ${formatTime(closes)}. Pilia ang adlaw, unya ang oras.`,
      another: 'Laing adlaw o oras',
      ask: 'Pagpili og adlaw gikan Lunes hangtod Biyernes, ug og oras.',
    },
    priority: {
      label: 'Mogamit ko sa priority lane',
      noun: 'priority lane',
      hint: 'Para sa mga senior citizen, mga tawong adunay kakulangan ug mga mabdos. Walay mangutana ngano, ug ang hall ra ang makakita niini.',
      yes: 'Oo',
    },
  },

  rules: {
    tooLong: (label, most, now) => `${label}: hangtod ${most} ra ka karakter. ${now} na kini.`,
    character: (label) =>
      `${label}: adunay karakter nga dili dawaton dinhi. Gamit og letra, numero ug ordinaryong simbolo.`,
    pictures: (label) => `${label}: dili pwede ang emoji o ubang hulagway. Isulat sama sa imong valid ID.`,
    telephone:
      'Numero lang ang isulat, tulo o labaw pa, sama sa 0900 000. Mahimo ang espasyo, dili mahimo ang letra.',
    email: 'Pagsulat og email sama sa name@example.com.',
    zone: (least, most) => `Ang Zone numero gikan ${least} hangtod ${most}.`,
    birthDateReal: 'Pagsulat og tinuod nga petsa sa pagkatawo.',
    birthDateFuture: 'Dili pwede ang petsa sa pagkatawo nga umaabot pa.',
    birthDateEarly: 'Dili pwede ang petsa sa pagkatawo nga una pa sa 1900.',
    tin: 'Ang TIN adunay 9, 12 o 14 ka numero. Pananglitan: 123-456-789',
    scheduleReal: 'Pagsulat og tinuod nga petsa ug oras.',
    schedulePast: 'Pilia ang karong adlawa o sunod pang adlaw.',
    scheduleFar: 'Pagpili og adlaw sulod sa usa ka tuig gikan karon.',
    system: 'Ang page ang nagsulat niini nga tubag, ug nausab kini. Palihug i-reload ang page.',
  },
};
