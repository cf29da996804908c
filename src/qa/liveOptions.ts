/** The machine viewer's live view of this site's pages. */
import type { LiveOptions } from '../../packages/machine-viewer/src/viewer/live/index.ts';
import { qaMessages } from './qaMessages.ts';
import { faultNames, parseQaSetting, qaChannelName, settingPath } from './settings.ts';

export const liveOptions: LiveOptions = {
  channelName: qaChannelName,
  settingPath,
  parseSetting: parseQaSetting,
  switches: faultNames.map((name) => {
    const { name: label, what: description } = qaMessages.switches[name];
    return { name, label, description };
  }),
  messages: qaMessages.live,
  formatSpan: qaMessages.span,
};
