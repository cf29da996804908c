/** Filipino translation of ../en/feedback.ts. */
import type { LocaleMessages } from '../messages.ts';

export const feedback: LocaleMessages['feedback'] = {
  label: {
    notUseful: 'Ano ang kulang?',
    wrongNumber: 'Aling numero ang mali, at ano ang tama?',
  },
  missing: 'Isulat kung aling numero ang mali, at kung ano ang tama.',
  tooLong: (most, now) => `Hanggang ${most} karakter lang ang isulat. Ngayon ay ${now}.`,
  character: 'May karakter na hindi tinatanggap dito. Gumamit ng letra, numero at karaniwang bantas.',
  private: 'Huwag isulat ang pangalan o sariling numero ninyo; walang makakasagot sa inyo rito.',
  answer: 'Kung kailangan ninyo ng sagot, ',
  call: (number) => `tawagan ang hall: ${number}`,
  send: 'Ipadala',
  sending: 'Ipinapadala...',
  again: 'Subukan muli',
  cancel: 'Huwag na',
  failed: 'Hindi pa naipapadala',
  textKept: 'Narito pa ang isinulat ninyo.',
  codes: {
    offline: 'Walang signal. Iwanang bukas ang pahinang ito, at subukan muli kapag mayroon na.',
    'permission-denied':
      'Hindi ito tinanggap ng sistema ng barangay. Subukan muli. Kung hindi pa rin, tumawag o pumunta sa hall.',
    'resource-exhausted':
      'Marami ang nagpapadala ng mensahe ngayon. Maghintay ng isang minuto, saka subukan muli.',
    trap: 'Parang programa ang sumulat nito. Kung tao kayo, tumawag o pumunta sa hall.',
    unknown:
      'Walang dumating na sagot. Baka mahina ang signal. Subukan muli: isang beses lang itong itatala.',
  },
  thanks: {
    useful: 'Salamat. Naitala na ang sagot ninyo.',
    notUseful: 'Salamat. Babasahin ito ng mga kawani ng barangay hall.',
    wrongNumber: 'Salamat. Titingnan ng mga kawani ng barangay hall ang numero.',
  },
};
