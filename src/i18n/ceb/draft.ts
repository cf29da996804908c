/** Cebuano translation of ../en/draft.ts. */
import type { LocaleMessages } from '../messages.ts';

export const draft: LocaleMessages['draft'] = {
  region: 'Imong draft',
  inTab: 'Tipigan niining tab hangtod mapadala o mapapas.',
  onPhone: 'Tipigan hangtod 24 ka oras. Mabasa kini ni bisan kinsa nga mogamit niining cellphone.',
  keep: 'Tipigi sa cellphone',
  clear: 'Papasa karon',
  restored: {
    title: 'Gibalik gikan sa imong draft',
    notKept: (labels) =>
      `Alang sa imong privacy, wala matipigi kini nga mga tubag: ${labels}. Palihug tubaga pag-usab.`,
    notYours: "Dili imong tubag? Pindota ang 'Papasa karon'.",
  },
  and: 'ug',
  notRead: {
    title: 'Dili maablihan ang imong draft.',
    sentence: 'Palihug pun-i pag-usab ang form. Mogana ang uban tanan.',
  },
  notKept: {
    title: 'Dili makatipig og draft kini nga cellphone.',
    sentence:
      'Mahimo nimong pun-an ug ipadala ang form. Kon i-reload o sirhan nimo kini nga page, mawala ang imong mga tubag.',
  },
  gone: {
    title: 'Wala na matipigi niining cellphone ang imong draft.',
    sentence:
      'Gipapas kini sa laing tab, o milabay na ang 24 ka oras. Naa pa niining page ang imong mga tubag.',
  },
  sure: {
    title: 'Papason ang tanan nimong tubag?',
    sentence: 'Mawala kini sa page ug sa cellphone. Dili na kini mabalik.',
    yes: 'Oo, papasa',
    no: 'Dili, ipabilin',
  },
  cleared: {
    title: 'Napapas na ang imong mga tubag.',
    sentence: 'Walay nahabilin niini sa cellphone.',
  },
};
