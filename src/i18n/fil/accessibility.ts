/** Filipino translation of ../en/accessibility.ts. */
import type { LocaleMessages } from '../messages.ts';

export const accessibility: LocaleMessages['accessibility'] = {
  lead: 'Ano ang ginagawa ng website na ito para magamit ng lahat, ano ang hindi pa gumagana, at saan hihingi ng tulong.',
  checked: 'Huling sinuri noong',
  parts: [
    {
      title: 'Ano ang layunin namin',
      sentence:
        'Ginawa ang website na ito para sumunod sa Web Content Accessibility Guidelines (WCAG) 2.2 sa level AA. Isang patakaran ng pamahalaan (DICT Memorandum Circular 2017-004) ang humihingi ng WCAG 2.0. Kung saan alam naming may kulang, nakasulat ito sa ibaba.',
      points: [],
    },
    {
      title: 'Paano ito sinuri',
      sentence:
        'Sa pamamagitan ng mga programa, at sa pagtingin sa mga larawan ng mga pahina, sa browser na Chromium. Bahagi lang ng mga mali ang nahahanap ng programa.',
      points: [
        'Tiningnan ng programang axe ang bawat pahina at ang bumubukas doon, sa maliit at malaking screen, maliwanag at madilim.',
        'Tiningnan ng Nu checker ang HTML ng bawat pahina.',
        'Dinaanan ng programa ang bawat pahina gamit ang Tab key: palaging nakikita kung nasaan kayo, at walang nakatakip dito.',
        'Sinubukan ng programa ang bawat pahina na doble ang laki ng letra, maluwag ang pagitan, nasa window na 320 pixel ang lapad, may forced colors, at bawas ang galaw.',
        'Binasa bilang text ang ibinibigay sa screen reader sa mga pangunahing pahina.',
      ],
    },
    {
      title: 'Ano ang hindi gumagana, o hindi nasubukan',
      sentence: '',
      points: [
        'Walang sinubukang tunay na screen reader, tulad ng TalkBack, NVDA o VoiceOver, at wala pang gumagamit nito ang sumubok sa website na ito.',
        'Walang sinubukang tunay na cellphone, at walang browser maliban sa Chromium.',
        'Nasa Ingles, Filipino at Cebuano ang website. Wala pang katutubong nagsasalita ng Filipino o Cebuano na nakabasa ng mga salin. Maaaring nasa Ingles lang ang inilalathala ng barangay, at walang nasa Binukid.',
        'Ang street map ay gawa sa mga larawan ng ibang website, na walang salita. Nakalista sa tabi nito ang parehong mga lugar. May numero ang mga ito sa iginuhit na mapa.',
        'Pinipili ang araw sa sariling field ng browser. Depende sa browser ninyo kung paano ito mababasa at gaano kalaki ang kalendaryo nito. Makakapili rin ng araw gamit ang apat na button sa itaas nito.',
        'Hindi mababasa ng screen reader ang QR code ng receipt. Ang link sa tabi nito ay papunta sa parehong pahina.',
        'Bumubukas ang calendar file sa ibang programa, na hindi namin sinuri. Nasa kumpirmasyon din ang araw.',
        'Walang ibinibigay na PDF ang website na ito. Kung i-save ninyo ang pahina bilang PDF, depende sa browser ninyo kung gaano ito kadaling basahin.',
        'Ang pahina para sa mga gumagawa ng website na ito, na may mga guhit ng state machine, ay para sa malaking screen. Nasa ibaba ng bawat guhit ang parehong laman bilang table.',
        'Ang mga larawan at text na idadagdag ng barangay ay sinusuri ng nagdagdag nito. Kailangan ng bawat larawan ang salitang nagsasabi kung ano ang makikita.',
      ],
    },
    {
      title: 'Kung may humahadlang sa inyo',
      sentence:
        'Sabihin sa barangay hall, nang personal o sa telepono. Sabihin kung aling pahina iyon, at kung ano ang gusto ninyong gawin. Puwede rin ninyong ipagawa ito sa iba.',
      points: [],
    },
    {
      title: 'Kung hindi gagamit ng website',
      sentence:
        'Lahat ng mahihiling ninyo rito ay mahihiling din sa barangay hall. Walang kailangang sagutan online bago pumunta. Sa emergency, tumawag sa 911.',
      points: [],
    },
  ],
  call: 'Tawagan ang hall',
};
