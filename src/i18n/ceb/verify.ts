/** Cebuano translation of ../en/verify.ts. */
import type { VerifyTexts } from '../en/verify.ts';

export const verify: VerifyTexts = {
  lead: (barangay) =>
    `Alang sa tanan nga makadawat og papel gikan sa ${barangay}: kon tinuod kini, ug kon balido pa.`,
  wait: 'Kadiyot lang...',
  looking: 'Ginasusi ang papel...',
  again: 'Susiha pag-usab',
  how: {
    title: 'Sa tulo ka lakang',
    scan: 'Itumong ang camera sa cellphone sa kuwadrado nga code sa papel, ug ablihi ang link.',
    host: (host) => `Tan-awa ang address sa page nga moabli. Kinahanglan magsugod kini sa ${host}.`,
    compare: 'Itandi ang papel sa gipakita sa page. Balido lang kini kon naay pirma ug dry seal.',
    address: 'Ang address niini nga page',
    noCode:
      'Walay code ang papel, o walay cellphone nga naay camera? Tawag sa barangay hall ug isulti ang numero sa papel.',
  },
  malformed: {
    title: 'Dili kini code sa usa ka dokumento',
    text: 'I-scan pag-usab ang code, ug iapil ang tibuok kuwadrado sa litrato. Kon mao gihapon, tawag sa hall ug isulti ang numero sa papel.',
  },
  unable: {
    title: 'Dili masusi niini nga browser ang code',
    text: 'I-scan pag-usab ang code ug ablihi ang link sa laing browser, o tawag sa hall ug isulti ang numero sa papel.',
  },
  print: {
    unchanged: { title: (barangay) => `Gipatik sa ${barangay}, ug walay giusab`, text: '' },
    changed: {
      title: () => 'Giusab human mapatik',
      text: 'Ang giingon sa code dili mao ang gipirmahan sa barangay. Ayaw pagsalig niini nga papel. Tawag sa hall.',
    },
    foreign: {
      title: (barangay) => `Dili gikan sa ${barangay}`,
      text: 'Wala kini gipirmahi sa barangay, ug wala kini sa rehistro. Ayaw pagsalig niini nga papel.',
    },
    unknown: {
      title: () => 'Dili masulti kon kinsa ang nagpatik kon walay internet',
      text: 'Wala pa niini nga cellphone ang yawe sa code. Susiha pag-usab kon naay signal.',
    },
  },
  standing: {
    valid: { title: () => 'Balido', text: 'Naa sa rehistro sa barangay kini mismo nga papel.' },
    expired: { title: (day) => `Na-expire niadtong ${day}`, text: 'Pangayo og mas bag-o.' },
    cancelled: {
      title: () => 'Gikansela sa barangay',
      text: 'Ayaw dawata kini nga papel. Kon naay pangutana, tawag sa hall ug isulti ang numero niini.',
    },
    notRegistered: {
      title: () => 'Wala sa rehistro',
      text: 'Wala sa rehistro sa barangay kini nga papel. Tawag sa hall ug isulti ang numero niini sa dili pa dawaton.',
    },
    notRead: {
      title: () => 'Dili masusi karon',
      text: 'Dili masulti karon kon gikansela kini, o kon naa sa rehistro.',
    },
  },
  unlisted: 'Gipirmahan gamit ang yawe nga wala sa listahan sa barangay',
  withdrawn: {
    title: (day) => `Gipirmahan gamit ang yawe nga gibawi sa barangay niadtong ${day}`,
    text: 'Tawag sa hall ug isulti ang numero sa papel sa dili pa dawaton.',
  },
  offline: 'Wala mapangutana ang rehistro: offline ka, o wala kini motubag.',
  lastList: (day) => `Katapusang listahan: ${day}. Wala diri ang mga gikansela human niana.`,
  noList: 'Walay listahan niini nga cellphone sa mga gikansela nga papel sa maong tuig.',
  phoneClock: (day) => `Karon, sumala sa orasan niini nga cellphone: ${day}.`,
  shown: {
    title: 'Ang kinahanglan nga naa sa papel',
    text: 'Itandi sa papel: balido lang kini kon naay pirma ug dry seal.',
    number: 'Numero',
    document: 'Titulo',
    name: 'Ngalan',
    purpose: 'Katuyoan',
    issued: 'Adlaw sa paghimo',
    until: 'Balido hangtod sa',
  },
  host: (host) => `Naa ka sa ${host}; naa sa papel ang address niini. Kinahanglan pareho ang duha.`,
  call: 'Tawagi ang hall',
};
