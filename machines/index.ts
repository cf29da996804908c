/** The registry, a line for each machine: the viewer, the charts and lists in docs/machines, and the tests take it from here. */
export { announcementStrip } from './samples/announcementStrip.ts';
export { dataSaver } from './samples/dataSaver.ts';
export { earlierSending } from './samples/earlierSending.ts';
export { formDraft } from './samples/formDraft.ts';
export { formRequest } from './samples/formRequest.ts';
export { listReading } from './samples/listReading.ts';
export { navDrawer } from './samples/navDrawer.ts';
export { navPanel } from './samples/navPanel.ts';
export { pageFeedback } from './samples/pageFeedback.ts';
export { requestStatus } from './samples/requestStatus.ts';
export { scheduleField } from './samples/scheduleField.ts';
export { siteLanguage } from './samples/siteLanguage.ts';
export { siteSearch } from './samples/siteSearch.ts';
export { tileMap } from './samples/tileMap.ts';
export { versionCheck } from './samples/versionCheck.ts';
