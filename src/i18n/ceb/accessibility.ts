/** Cebuano translation of ../en/accessibility.ts. */
import type { LocaleMessages } from '../messages.ts';

export const accessibility: LocaleMessages['accessibility'] = {
  lead: 'Unsa ang gihimo niining website aron magamit sa tanan, unsa ang dili pa mogana, ug asa mangayo og tabang.',
  checked: 'Kataposang gisusi',
  parts: [
    {
      title: 'Ang among tumong',
      sentence:
        'Gihimo kini nga website aron motuman sa Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Usa ka lagda sa gobyerno (DICT Memorandum Circular 2017-004) ang nangayo og WCAG 2.0. Kon adunay kulang nga among nahibaloan, naa kini sa ubos.',
      points: [],
    },
    {
      title: 'Giunsa kini pagsusi',
      sentence:
        'Pinaagi sa mga programa, ug sa pagtan-aw sa mga hulagway sa mga page, sa browser nga Chromium. Bahin lang sa mga sayop ang makit-an sa mga programa.',
      points: [
        'Gisusi sa programang axe ang matag page ug ang maablihan niini, sa gamay ug dakong screen, hayag ug ngitngit.',
        'Gisusi sa Nu checker ang HTML sa matag page.',
        'Usa ka programa ang miagi sa matag page gamit ang Tab key: makita kanunay kon asa ka, ug walay nagtabon niini.',
        'Usa ka programa ang misulay sa matag page nga doble ang kadak-on sa letra, lagyo ang gintang, sa window nga 320 ka pixel ang gilapdon, sa forced colors, ug gamay ra ang lihok.',
        'Ang ihatag sa screen reader gibasa isip teksto sa mga nag-unang page.',
      ],
    },
    {
      title: 'Ang dili mogana, o wala pa masulayi',
      sentence: '',
      points: [
        'Walay tinuod nga screen reader nga gisulayan, sama sa TalkBack, NVDA o VoiceOver, ug wala pay naggamit niini nga misulay sa website.',
        'Walay tinuod nga cellphone nga gisulayan, ug walay browser gawas sa Chromium.',
        'Ang website naa sa English, Filipino ug Cebuano. Wala pay tawo nga Filipino o Cebuano ang unang pinulongan nga nakabasa sa mga hubad. Ang ipatik sa barangay mahimong English lang, ug walay bisan unsa sa Binukid.',
        'Ang street map mga hulagway gikan sa laing website, walay mga pulong. Nakalista sa tapad niini ang parehas nga mga lugar. May numero kini sa drowing nga mapa.',
        'Ang adlaw pilion sa kaugalingong field sa browser. Ang pagbasa niini, ug ang kadak-on sa kalendaryo, depende sa imong browser. Makapili ka usab og adlaw gamit ang upat ka button sa ibabaw niini.',
        'Dili mabasa sa screen reader ang QR code sa receipt. Ang link sa tapad niini moadto sa parehas nga page.',
        'Ang calendar file moabli sa laing programa nga wala namo masusi. Naa usab sa kumpirmasyon ang adlaw.',
        'Walay PDF nga gihatag kini nga website. Kon i-save nimo nga PDF ang page, ang imong browser ang magbuot kon unsa kini kasayon basahon.',
        'Ang page alang sa mga naghimo niining website, nga adunay mga drowing sa state machine, gihimo para sa dagkong screen. Parehas ang naa sa table ubos sa matag drowing.',
        'Ang mga hulagway ug sulat nga idugang unya sa barangay susihon sa nagdugang niini. Ang matag hulagway kinahanglan og mga pulong nga mosulti kon unsay makita.',
      ],
    },
    {
      title: 'Kon naay nakababag kanimo',
      sentence:
        'Sultihi ang barangay hall, sa personal o sa telepono. Isulti kon asa nga page, ug kon unsay imong gustong buhaton. Mahimo usab nga lain ang imong pabuhaton niini.',
      points: [],
    },
    {
      title: 'Kon dili mogamit og website',
      sentence:
        'Ang tanan nga mapangayo nimo dinhi mapangayo usab sa barangay hall. Walay kinahanglang pun-an daan online. Kon emergency, tawag sa 911.',
      points: [],
    },
  ],
  call: 'Tawagi ang hall',
};
