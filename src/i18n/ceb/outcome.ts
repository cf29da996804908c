/** Cebuano translation of ../en/outcome.ts. */
import { joinWords } from '../joinWords.ts';
import type { LocaleMessages } from '../messages.ts';

export const outcome: LocaleMessages['outcome'] = {
  success: {
    alert: 'Nasumite na ang form!',
    title: 'Naa na sa barangay ang imong hangyo',
    reference: 'Reference',
    sent: (moment) => `Gipadala niadtong ${moment}`,
    appointment: 'Kanus-a moadto',
    movedTo: 'Kanus-a moadto (bag-ong adlaw gikan sa hall)',
    yourDay: 'Ang imong adlaw',
    where: 'Asa',
    print: 'I-print kini nga page',
    another: 'Padala og laing hangyo',
    samePerson: {
      open: 'Laing hangyo, samang tawo',
      lead: (person) =>
        `Pilia ang serbisyo. Nakasulat na ang ${joinWords(person, 'ug')}. Tubaga pag-usab ang uban.`,
    },
    back: 'Balik sa Home',
    clerk: 'Alang sa barangay: gidawat ni ________________ petsa ____________ OR no. __________',
    write:
      'I-save o kuhai og hulagway ang receipt code: kini ang gamiton aron tan-awon ang imong hangyo. Dili kini tipigan niining cellphone kon imo nang sirhan ang page.',
    keep: {
      inTab:
        'I-save o kuhai og hulagway ang receipt code: kini ang gamiton aron tan-awon ang imong hangyo. Hangtod imong sirhan kini nga tab, naa dinhi ang code, ang reference ug ang adlaw, ug wala ang imong mga tubag.',
      clear: 'Papasa niining tab',
      cleared:
        'Napapas na niining tab. Kon mobiya ka niining page, wala na ang receipt code: i-save o kuhai kini og hulagway.',
    },
  },

  failure: {
    lead: 'Sayop sa pagsumite sa form: ',
    answersKept: 'Naa pa dinhi ang imong mga tubag. Walay nawala.',
    call: 'Tawagi ang hall',
    clock: 'Basin sayop ang petsa sa imong cellphone.',
    codes: {
      'permission-denied': {
        message: 'wala kini dawata sa sistema sa barangay.',
        next: 'Susiha ang imong mga tubag ug sulayi pag-usab. Kon dili gihapon, tawag o adto sa hall.',
      },
      'resource-exhausted': {
        message: 'daghan kaayo ang nagpadala karon.',
        next: 'Paghulat og usa ka minuto, dayon sulayi pag-usab.',
      },
      unavailable: {
        message: 'dili maabot ang sistema sa barangay.',
        next: 'Paghulat og usa ka minuto, dayon sulayi pag-usab. Kon dili gihapon, tawag o adto sa hall.',
      },
      contended: {
        message: 'daghang request ang nagdungan og abot karon.',
        next: 'Wala pa matipigan ang imoha. Paghulat og pipila ka segundo, dayon sulayi pag-usab.',
      },
      unreachable: {
        message: 'walay tubag nga miabot. Basin hinay o nawala ang imong signal.',
        next: 'Sulayi pag-usab kon naa nay signal. Kausa ra kini matipigan.',
      },
      outdated: {
        message: 'mas daan kini nga page kay sa site.',
        next: 'I-load pag-usab ang page: magpabilin ang kadaghanan sa imong mga tubag. Dayon ipadala ang hangyo.',
      },
      waited: {
        message: 'naghulat kini og usa ka adlaw nga walay signal.',
        next: 'Tan-awa ang adlaw nga imong gipili, dayon ipadala pag-usab.',
      },
      elsewhere: {
        message: 'ginapadala na kini gikan sa laing tab niining site.',
        next: 'Tan-awa una didto. Kon ipadala usab nimo dinhi, kausa ra gihapon kini matipigan.',
      },
      portal: {
        message: 'gipangayoan ka una og sign-in sa imong Wi-Fi o network.',
        next: 'Pag-sign in sa network, o gamit og mobile data. Dayon sulayi pag-usab.',
      },
      'deadline-exceeded': {
        message: 'wala dayon motubag ang sistema sa barangay.',
        next: 'Sulayi pag-usab. Kausa ra kini matipigan.',
      },
      'invalid-argument': {
        message: 'adunay gipadala ang page nga dili mabasa.',
        next: 'Sulayi pag-usab. Kon dili gihapon, tawag o adto sa hall.',
      },
      unauthenticated: {
        message: 'wala dawata sa sistema sa barangay kini nga page.',
        next: 'Sulayi pag-usab. Kon dili gihapon, tawag o adto sa hall.',
      },
      unproven: {
        message: 'wala makumpirma sa sistema nga iya sa barangay kini nga page.',
        next: 'Wala motubag ang pagsusi sa Google. I-off ang ad blocker kon naa, ug sulayi pag-usab. Kon dili gihapon, tawag o adto sa hall.',
      },
      'no-random-source': {
        message: 'dili makahimo og reference number kini nga cellphone o browser.',
        next: 'Sulayi ang laing browser, o adto sa hall.',
      },
      trap: {
        message: 'morag programa ang mipuno sa form.',
        next: 'Kon tawo ka, tawag o adto sa hall. Pasayloa kami.',
      },
      unknown: {
        message: 'adunay sayop sa among bahin.',
        next: 'Sulayi pag-usab. Kon dili gihapon, tawag o adto sa hall.',
      },
    },
  },
};
