/** Filipino translation of ../en/fields.ts. */
import { formatTime } from '../formatTime.ts';
import type { LocaleMessages } from '../messages.ts';

export const fields: LocaleMessages['fields'] = {
  fields: {
    lname: {
      label: 'Apelyido',
      noun: 'pangalan',
      hint: 'Gaya ng nasa valid ID, pati Jr. o III. Kung iisa lang ang pangalan, dito isulat.',
      ask: 'Ilagay ang apelyido ninyo.',
    },
    fname: {
      label: 'Pangalan (first name)',
      noun: 'pangalan',
      hint: 'Lahat ng first name ninyo, walang middle name at apelyido. Kung pinaikli ito sa ID, gaya ng Ma., puwede ring iyon ang isulat.',
      ask: "Ilagay ang pangalan ninyo, o i-tsek ang 'Iisa lang ang pangalan ko'.",
      none: 'Iisa lang ang pangalan ko',
    },
    mname: {
      label: 'Middle name',
      noun: 'pangalan',
      hint: 'Sa karamihan, ang apelyido ng ina noong dalaga pa siya',
      ask: "Ilagay ang middle name ninyo, o i-tsek ang 'Wala akong middle name'.",
      none: 'Wala akong middle name',
    },
    birthDate: {
      label: 'Petsa ng kapanganakan',
      noun: 'petsa ng kapanganakan',
      hint: 'Halimbawa: Mayo 14, 1961',
      ask: 'Ilagay kung kailan kayo ipinanganak.',
    },
    age: { label: 'Edad' },
    birthPlace: {
      label: 'Lugar ng kapanganakan',
      noun: 'lugar ng kapanganakan',
      hint: (place) => `Lungsod o bayan, at probinsya. Halimbawa: ${place.municipality}, ${place.province}`,
      ask: 'Ilagay ang lugar kung saan kayo ipinanganak.',
    },
    sex: { label: 'Kasarian', noun: 'kasarian', ask: 'Piliin kung Lalaki o Babae.' },
    status: { label: 'Civil status', noun: 'civil status', ask: 'Piliin ang civil status ninyo.' },
    email: {
      label: 'Email',
      noun: 'email',
      hint: 'Halimbawa: name@example.com. Walang email? Pumunta sa hall at doon humiling.',
      ask: 'Ilagay ang email ninyo.',
    },
    address: {
      label: 'Permanenteng tirahan',
      noun: 'tirahan',
      hint: (place) =>
        `Numero ng bahay, kalye o purok, barangay at bayan. Halimbawa: 12 Main Road, ${place.name}, ${place.municipality}`,
      ask: 'Ilagay ang permanenteng tirahan ninyo.',
    },
    zone: {
      label: 'Zone',
      noun: 'zone',
      hint: 'Numero lang. Halimbawa: 3',
      ask: 'Ilagay ang numero ng zone ninyo.',
    },
    certificate: {
      label: 'Aling certificate?',
      ask: 'Piliin ang certificate na kailangan ninyo. Kung wala rito, piliin ang Iba pa.',
    },
    newOrRenewal: { label: 'Bago o renewal?', hint: 'Renewal kung mayroon na kayo nito dati.' },
    purpose: {
      label: 'Layunin',
      hint: 'Saan ninyo ito gagamitin? Halimbawa: pag-apply sa trabaho',
      ask: 'Ilagay kung para saan ninyo ito kailangan.',
    },
    requestDetails: {
      label: 'Detalye ng kahilingan',
      hint: 'Ano ang gagamitin, para sa anong okasyon, at mula kailan hanggang kailan. Halimbawa: covered court, birthday, 1 pm hanggang 5 pm',
      ask: 'Ilagay kung ano ang gusto ninyong gamitin, at kung kailan.',
    },
    tin: {
      label: 'TIN',
      noun: 'TIN',
      hint: 'Ang tax identification number ninyo: 9, 12 o 14 na numero. Halimbawa: 123-456-789',
      ask: "Ilagay ang TIN ninyo, o i-tsek ang 'Wala pa akong TIN'.",
      none: 'Wala pa akong TIN',
    },
    medicalCondition: {
      label: 'Kondisyon sa kalusugan',
      noun: 'kondisyon sa kalusugan',
      hint: 'Ano ang dapat malaman ng health worker bago kayo pumunta. Halimbawa: hika',
    },
    schedule: {
      label: 'Iskedyul ng pagpunta',
      hint: ({ opens, closes }) =>
        `Lunes hanggang Biyernes, mula ${formatTime(opens)} hanggang ${formatTime(closes)}. Pumili ng araw, saka ng oras.`,
      another: 'Ibang araw o oras',
      ask: 'Pumili ng araw, Lunes hanggang Biyernes, at ng oras.',
    },
    priority: {
      label: 'Gagamit ako ng priority lane',
      noun: 'priority lane',
      hint: 'Para sa mga senior citizen, mga taong may kapansanan at mga buntis. Walang magtatanong kung bakit, at ang hall lang ang makakakita nito.',
      yes: 'Oo',
    },
  },

  rules: {
    tooLong: (label, most, now) => `${label}: hanggang ${most} karakter lang. Ngayon ay ${now}.`,
    character: (label) =>
      `${label}: may karakter na hindi tinatanggap dito. Gumamit ng letra, numero at karaniwang bantas.`,
    pictures: (label) =>
      `${label}: hindi puwede ang emoji o ibang larawan. Isulat gaya ng nasa valid ID ninyo.`,
    telephone:
      'Numero lang ang isulat, tatlo o higit pa, gaya ng 0900 000. Puwede ang espasyo, hindi puwede ang letra.',
    email: 'Maglagay ng email na gaya ng name@example.com.',
    zone: (least, most) => `Ang Zone ay numero mula ${least} hanggang ${most}.`,
    birthDateReal: 'Maglagay ng totoong petsa ng kapanganakan.',
    birthDateFuture: 'Hindi puwedeng petsa sa hinaharap ang petsa ng kapanganakan.',
    birthDateEarly: 'Hindi puwedeng bago ang 1900 ang petsa ng kapanganakan.',
    tin: 'Ang TIN ay may 9, 12 o 14 na numero. Halimbawa: 123-456-789',
    scheduleReal: 'Maglagay ng totoong petsa at oras.',
    schedulePast: 'Hindi puwede ang araw na lumipas na. Piliin ang araw ngayon o isa sa mga susunod.',
    scheduleFar: 'Pumili ng araw sa loob ng isang taon mula ngayon.',
    system: 'Ang pahina ang naglalagay ng sagot na ito, at nabago ito. Paki-reload ang pahina.',
  },
};
