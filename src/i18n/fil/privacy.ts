/** Filipino translation of ../en/privacy.ts. */
import { joinWords } from '../joinWords.ts';
import type { LocaleMessages } from '../messages.ts';

export const privacy: LocaleMessages['privacy'] = {
  points: (finished, unfinished, logbook, { undrafted, person }) => [
    {
      term: 'Ano ang kinukuha namin:',
      text: 'pangalan, tirahan, detalye ng kapanganakan, kasarian, civil status, email at mga sagot ninyo sa form.',
    },
    {
      term: 'Bakit:',
      text: 'para ihanda ang dokumento o serbisyong hinihiling ninyo, at para makapaghanda kami sa araw ng pagpunta ninyo.',
    },
    {
      term: 'Ano ang batayan:',
      text: 'ang paghahanda nito ay tungkuling ibinigay ng batas sa barangay (RA 7160). Pinahihintulutan ng RA 10173 ang tanggapan ng gobyerno na gamitin ang personal na datos na kailangan sa tungkulin nito (Seksyon 12(e) at 13(b)).',
    },
    {
      term: 'Sino ang makakakita:',
      text: 'ang mga kawani ng barangay hall na hahawak ng kahilingan ninyo. Hindi ito ibebenta, at hindi ibibigay sa iba maliban kung hinihingi ng batas. Makikita ng lahat kung kailan nakuha o nabakante ang isang slot, pero hindi kung kanino.',
    },
    {
      term: 'Gaano katagal:',
      text: `${finished} araw matapos maibigay o tanggihan ang hiniling ninyo. Kung hindi ito mangyari, ${unfinished} araw matapos ang araw ng appointment ninyo. Saka ito buburahin, sa loob ng isang linggo; mas maaga kung hilingin ninyo. Kung may dokumentong ginawa ang hall mula rito, maaari itong manatili nang hanggang ${logbook} araw pa, hanggang maisulat ang dokumento sa logbook ng hall. Ang numero lang ng dokumento ang maiiwan sa site, wala ang pangalan ninyo.`,
    },
    {
      term: 'Sa tab na ito:',
      text: `draft ng mga sagot ninyo, hanggang maipadala o mabura ninyo, kasama ang receipt code ng kahilingan ninyo: wala pang makikita gamit ito hangga't hindi pa ninyo naipapadala. Kapag naipadala na: ang reference, ang receipt code at ang araw na pinili ninyo, hanggang isara ninyo ang tab, burahin ang mga ito o magsimula ng ibang kahilingan. Hindi isine-save sa draft ang ${joinWords(undrafted, 'at')}: kapag ni-reload ang pahina, hihingin ulit ang mga ito. Kung magsisimula kayo ng isa pang kahilingan para sa parehong tao, nasa draft na nito ang ${joinWords(person, 'at')}.`,
    },
    {
      term: 'Sa cellphone ninyo, kung pipiliin lang ninyo:',
      text: 'ang draft na iyon, nang hanggang 24 oras mula sa huling pagbabago. O ang kahilingang naghihintay ng signal, kasama ang lahat ng sagot, pati ang mga hindi isine-save sa draft, hanggang maipadala ito o bawiin ninyo, nang hanggang 24 oras. Ang lampas na rito ay binubura kapag binuksan ulit ang site na ito.',
    },
    {
      term: 'Sa cellphone ninyo, palagi:',
      text: 'ang receipt code ng kahilingang wala pang tugon, nang hanggang 24 oras. Naiiwan din ang wika, mga setting at kopya ng mga pahina: walang sagot ninyo sa mga ito.',
    },
    {
      term: 'Sa gallery ng cellphone ninyo, kung ise-save lang ninyo:',
      text: 'larawan na may reference, receipt code, serbisyo (hindi kailanman ang pangkalusugan), araw, lugar at mga papeles, at wala nang ibang sagot ninyo. Naroon ito hanggang burahin ninyo, pati sa mga kopya ng litrato na ginagawa ng cellphone. Ang pagbibigyan ninyo nito ay makakatingin sa kahilingan ninyo.',
    },
    {
      term: 'Karapatan ninyo sa RA 10173:',
      text: 'puwede ninyong hilinging makita, itama o burahin ang rekord ninyo, at tutulan ang paggamit nito. Hanapin sa hall ang compliance officer for privacy ng barangay, o ang kalihim ng barangay (secretary). Puwede rin kayong magreklamo sa National Privacy Commission (privacy.gov.ph).',
    },
  ],
};
