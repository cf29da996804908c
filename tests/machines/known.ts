/** What is known by hand of each machine of the registry: one without a row is a type error. */
import type * as registry from '../../machines/index.ts';
import type { Facts } from './facts.ts';
import { announcementStrip as announcementStripStates } from './states/announcementStrip.ts';
import { earlierSending as earlierSendingStates } from './states/earlierSending.ts';
import { formDraft as formDraftStates } from './states/formDraft.ts';
import { formRequest as formRequestStates } from './states/formRequest.ts';
import { navDrawer as navDrawerStates } from './states/navDrawer.ts';
import { navPanel as navPanelStates } from './states/navPanel.ts';
import { requestStatus as requestStatusStates } from './states/requestStatus.ts';
import { scheduleField as scheduleFieldStates } from './states/scheduleField.ts';
import { siteSearch as siteSearchStates } from './states/siteSearch.ts';
import { tileMap as tileMapStates } from './states/tileMap.ts';
import { versionCheck as versionCheckStates } from './states/versionCheck.ts';
import { announcementStrip as announcementStripRows } from './transitions/announcementStrip.ts';
import { earlierSending as earlierSendingRows } from './transitions/earlierSending.ts';
import { formDraft as formDraftRows } from './transitions/formDraft.ts';
import { formRequest as formRequestRows } from './transitions/formRequest.ts';
import { navDrawer as navDrawerRows } from './transitions/navDrawer.ts';
import { navPanel as navPanelRows } from './transitions/navPanel.ts';
import { requestStatus as requestStatusRows } from './transitions/requestStatus.ts';
import { scheduleField as scheduleFieldRows } from './transitions/scheduleField.ts';
import { siteSearch as siteSearchRows } from './transitions/siteSearch.ts';
import { tileMap as tileMapRows } from './transitions/tileMap.ts';
import { versionCheck as versionCheckRows } from './transitions/versionCheck.ts';

export const known = {
  announcementStrip: { states: announcementStripStates, transitions: announcementStripRows },
  earlierSending: { states: earlierSendingStates, transitions: earlierSendingRows },
  formDraft: { states: formDraftStates, transitions: formDraftRows },
  formRequest: { states: formRequestStates, transitions: formRequestRows },
  navDrawer: { states: navDrawerStates, transitions: navDrawerRows },
  navPanel: { states: navPanelStates, transitions: navPanelRows },
  requestStatus: { states: requestStatusStates, transitions: requestStatusRows },
  scheduleField: { states: scheduleFieldStates, transitions: scheduleFieldRows },
  siteSearch: { states: siteSearchStates, transitions: siteSearchRows },
  tileMap: { states: tileMapStates, transitions: tileMapRows },
  versionCheck: { states: versionCheckStates, transitions: versionCheckRows },
} satisfies Record<keyof typeof registry, Facts>;
