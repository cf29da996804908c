/** Filipino translation of ../en/outcome.ts. */
import { joinWords } from '../joinWords.ts';
import type { LocaleMessages } from '../messages.ts';

export const outcome: LocaleMessages['outcome'] = {
  success: {
    alert: 'Naipadala na ang form!',
    title: 'Nasa barangay na ang kahilingan ninyo',
    reference: 'Reference',
    sent: (moment) => `Ipinadala noong ${moment}`,
    appointment: 'Kailan pupunta',
    movedTo: 'Kailan pupunta (bagong araw mula sa hall)',
    yourDay: 'Ang araw ninyo',
    where: 'Saan',
    print: 'I-print ang pahina',
    another: 'Humiling pa ng iba',
    samePerson: {
      open: 'Isa pa, parehong tao',
      lead: (person) =>
        `Piliin ang serbisyo. Nakasulat na ang ${joinWords(person, 'at')}. Sagutan ulit ang iba.`,
    },
    back: 'Bumalik sa Home',
    clerk: 'Para sa barangay: tinanggap ni ________________ petsa ____________ OR no. __________',
    write:
      'I-save o kunan ng litrato ang receipt code: ito ang gagamitin para tingnan ang kahilingan ninyo. Mawawala ito sa cellphone na ito kapag isinara ninyo ang pahina.',
    keep: {
      inTab:
        'I-save o kunan ng litrato ang receipt code: ito ang gagamitin para tingnan ang kahilingan ninyo. Hanggang isara ninyo ang tab na ito, naka-save rito ang code, ang reference at ang araw, pero wala ang mga sagot ninyo.',
      clear: 'Burahin sa tab na ito',
      cleared:
        'Nabura na sa tab na ito. Pag-alis ninyo sa pahina, wala na ang receipt code: i-save o kunan ito ng litrato.',
    },
  },

  failure: {
    lead: 'Error sa pagpapadala ng form: ',
    answersKept: 'Narito pa ang mga sagot ninyo. Walang nawala.',
    call: 'Tawagan ang hall',
    clock: 'Baka mali ang petsa ng cellphone ninyo.',
    codes: {
      'permission-denied': {
        message: 'hindi ito tinanggap ng sistema ng barangay.',
        next: 'Tingnan ang mga sagot at subukan muli. Kung hindi pa rin, tumawag o pumunta sa hall.',
      },
      'resource-exhausted': {
        message: 'napakaraming kahilingan ang dumarating ngayon.',
        next: 'Maghintay ng isang minuto, saka subukan muli.',
      },
      unavailable: {
        message: 'hindi maabot ang sistema ng barangay.',
        next: 'Maghintay ng isang minuto, saka subukan muli. Kung hindi pa rin, tumawag o pumunta sa hall.',
      },
      contended: {
        message: 'maraming request ang sabay-sabay na dumarating ngayon.',
        next: 'Hindi pa naitatala ang sa inyo. Maghintay ng ilang segundo, saka subukan muli.',
      },
      unreachable: {
        message: 'walang dumating na sagot. Baka mahina o nawala ang signal.',
        next: 'Subukan muli kapag may signal. Isang beses lang itong itatala.',
      },
      outdated: {
        message: 'mas luma sa site ang pahinang ito.',
        next: 'I-load muli ang pahina: nananatili ang karamihan sa mga sagot ninyo. Pagkatapos, ipadala ang kahilingan.',
      },
      waited: {
        message: 'isang araw itong naghintay nang walang signal.',
        next: 'Tingnan ang araw na pinili ninyo, saka ipadala ulit.',
      },
      elsewhere: {
        message: 'ipinapadala na ito mula sa ibang tab ng site na ito.',
        next: 'Doon muna tumingin. Kung ipadala rin dito, isang beses pa rin itong itatala.',
      },
      portal: {
        message: 'humihingi muna ng sign-in ang Wi-Fi o network ninyo.',
        next: 'Mag-sign in sa network, o gumamit ng mobile data. Saka subukan muli.',
      },
      'deadline-exceeded': {
        message: 'hindi agad sumagot ang sistema ng barangay.',
        next: 'Subukan muli. Isang beses lang itong itatala.',
      },
      'invalid-argument': {
        message: 'may ipinadala ang pahina na hindi mabasa.',
        next: 'Subukan muli. Kung hindi pa rin, tumawag o pumunta sa hall.',
      },
      unauthenticated: {
        message: 'hindi tinanggap ng sistema ng barangay ang pahinang ito.',
        next: 'Subukan muli. Kung hindi pa rin, tumawag o pumunta sa hall.',
      },
      unproven: {
        message: 'hindi makumpirma ng sistema na galing sa barangay ang pahinang ito.',
        next: 'Hindi sumagot ang pagsusuri ng Google. Kung may ad blocker kayo, patayin ito at subukan muli. Kung hindi pa rin, tumawag o pumunta sa hall.',
      },
      'no-random-source': {
        message: 'hindi makagawa ng reference number ang cellphone o browser na ito.',
        next: 'Gumamit ng ibang browser, o pumunta sa hall.',
      },
      trap: {
        message: 'parang programa ang sumagot sa form.',
        next: 'Kung tao kayo, tumawag o pumunta sa hall. Pasensiya na.',
      },
      unknown: {
        message: 'may nangyaring mali sa panig namin.',
        next: 'Subukan muli. Kung hindi pa rin, tumawag o pumunta sa hall.',
      },
    },
  },
};
