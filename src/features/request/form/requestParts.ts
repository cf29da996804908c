/**
 * What a form needs of its request once it is hydrated, in one file: the request with its machine, its draft, and what both show.
 * RequestForm loads it then (useRequest.ts), so that nothing of it delays the first key.
 */
export { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
export { createDraftActor, watchOtherTabs } from '../draft/createDraftActor.ts';
export { DraftNotice } from '../draft/DraftNotice.tsx';
export { DraftStatusBar } from '../draft/DraftStatusBar.tsx';
export { createFormRequestStore } from '../submission/requestStore.ts';
export { SubmitAlerts } from '../submission/SubmitAlerts.tsx';
export { AnswerRows } from './AnswerRows.tsx';
export { FormErrorSummary } from './FormErrorSummary.tsx';
export { PrivacyPoints } from './PrivacyPoints.tsx';
