/** Cebuano translation of ../en/privacy.ts. */
import { joinWords } from '../joinWords.ts';
import type { LocaleMessages } from '../messages.ts';

export const privacy: LocaleMessages['privacy'] = {
  points: (finished, unfinished, logbook, { undrafted, person }) => [
    {
      term: 'Unsay among kuhaon:',
      text: 'imong ngalan, adres, detalye sa pagkatawo, sekso, civil status, email ug ang imong mga tubag sa form.',
    },
    {
      term: 'Ngano:',
      text: 'aron maandam ang dokumento o serbisyo nga imong gihangyo, ug aron andam kami sa adlaw nga imong gipili.',
    },
    {
      term: 'Unsay basihan:',
      text: 'ang pag-andam niini katungdanan nga gihatag sa balaod sa barangay (RA 7160). Gitugotan sa RA 10173 ang opisina sa gobyerno sa paggamit sa personal nga datos nga gikinahanglan sa iyang katungdanan (Seksyon 12(e) ug 13(b)).',
    },
    {
      term: 'Kinsay makakita:',
      text: 'ang mga kawani sa barangay hall nga nag-atiman sa imong hangyo. Dili kini ibaligya, ug dili ihatag sa uban gawas kon gikinahanglan sa balaod. Makita sa tanan kon kanus-a nakuha o nabakante ang usa ka slot, apan dili kon kang kinsa.',
    },
    {
      term: 'Unsa kadugay:',
      text: `${finished} ka adlaw human mahatag o dili maaprobahan ang imong hangyo. Kon dili kini mahitabo, ${unfinished} ka adlaw human sa adlaw sa imong appointment. Dayon papason kini, sulod sa usa ka semana; mas sayo kon imong ihangyo. Kon naay dokumento nga gihimo ang hall gikan niini, mahimo kining magpabilin og hangtod ${logbook} ka adlaw pa, hangtod masulat ang dokumento sa logbook sa hall. Ang numero ra sa dokumento ang mahabilin sa site, wala ang imong ngalan.`,
    },
    {
      term: 'Niining tab:',
      text: `draft sa imong mga tubag, hangtod nimo kini ipadala o papason, apil ang receipt code sa imong hangyo: wala pay makita pinaagi niini samtang wala pa nimo kini mapadala. Human mapadala: ang reference, ang receipt code ug ang adlaw nga imong gipili, hangtod imong sirhan ang tab, papason kini o mosugod og laing hangyo. Dili tipigan sa draft ang ${joinWords(undrafted, 'ug')}: kon i-reload ang page, ipangutana kini pag-usab. Kon magsugod ka og laing hangyo alang sa samang tawo, naa na sa draft niini ang ${joinWords(person, 'ug')}.`,
    },
    {
      term: 'Sa imong cellphone, kon imo lang pilion:',
      text: 'kanang draft, hangtod 24 ka oras human sa kataposang kausaban. O ang hangyo nga naghulat og signal, uban sa tanan nimong tubag, apil ang mga dili tipigan sa draft, hangtod kini mapadala o imong bawion, hangtod 24 ka oras. Ang molapas niini papason sa sunod nga pag-abli niining site.',
    },
    {
      term: 'Sa imong cellphone, kanunay:',
      text: 'ang receipt code sa hangyo nga wala pay tubag, hangtod 24 ka oras. Magpabilin usab ang pinulongan, mga setting ug kopya sa mga page: walay imong tubag niini.',
    },
    {
      term: 'Sa gallery sa imong cellphone, kon imo lang i-save:',
      text: 'hulagway nga naay reference, receipt code, serbisyo (dili gayod ang sa panglawas), adlaw, lugar ug mga papeles, ug wala nay lain nimong tubag. Magpabilin kini hangtod imong papason, apil sa mga kopya sa litrato nga himoon sa cellphone. Ang imong hatagan niini makatan-aw sa imong hangyo.',
    },
    {
      term: 'Imong mga katungod sa RA 10173:',
      text: 'mahimo nimong hangyoon nga makita, matul-id o mapapas ang imong rekord, ug mahimo kang mosupak sa paggamit niini. Pangitaa sa hall ang compliance officer for privacy sa barangay, o ang sekretaryo sa barangay. Mahimo ka usab moreklamo sa National Privacy Commission (privacy.gov.ph).',
    },
  ],
};
