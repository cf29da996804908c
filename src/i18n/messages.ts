/**
 * The message catalogues that every locale must translate, by file name. A missing one does not compile, and fails
 * the build (tools/vite/plugins/messagesPlugin.ts).
 */
import type { accessibilityMessages } from './en/accessibility.ts';
import type { alertMessages } from './en/alerts.ts';
import type { calendarMessages } from './en/calendar.ts';
import type { closedMessages } from './en/closed.ts';
import type { draftMessages } from './en/draft.ts';
import type { feedbackMessages } from './en/feedback.ts';
import type { fieldMessages } from './en/fields.ts';
import type { formMessages } from './en/form.ts';
import type { guardedMessages } from './en/guarded.ts';
import type { headMessages } from './en/head.ts';
import type { languageMessages } from './en/language.ts';
import type { lookupMessages } from './en/lookup.ts';
import type { mapMessages } from './en/map.ts';
import type { navigationMessages } from './en/navigation.ts';
import type { newerMessages } from './en/newer.ts';
import type { noscriptMessages } from './en/noscript.ts';
import type { pageMessages } from './en/pages.ts';
import type { partMessages } from './en/parts.ts';
import type { receiptMessages } from './en/receipt.ts';
import type { requestMessages } from './en/requests.ts';
import type { searchMessages } from './en/search.ts';
import type { sendingMessages } from './en/sending.ts';
import type { serviceMessages } from './en/service.ts';
import type { versionMessages } from './en/version.ts';

export interface MessageCatalogue {
  readonly accessibility: typeof accessibilityMessages;
  readonly alerts: typeof alertMessages;
  readonly calendar: typeof calendarMessages;
  readonly closed: typeof closedMessages;
  readonly draft: typeof draftMessages;
  readonly form: typeof formMessages;
  readonly feedback: typeof feedbackMessages;
  readonly fields: typeof fieldMessages;
  readonly guarded: typeof guardedMessages;
  readonly head: typeof headMessages;
  readonly language: typeof languageMessages;
  readonly lookup: typeof lookupMessages;
  readonly map: typeof mapMessages;
  readonly navigation: typeof navigationMessages;
  readonly newer: typeof newerMessages;
  readonly noscript: typeof noscriptMessages;
  readonly pages: typeof pageMessages;
  readonly parts: typeof partMessages;
  readonly receipt: typeof receiptMessages;
  readonly requests: typeof requestMessages;
  readonly search: typeof searchMessages;
  readonly sending: typeof sendingMessages;
  readonly service: typeof serviceMessages;
  readonly version: typeof versionMessages;
}
