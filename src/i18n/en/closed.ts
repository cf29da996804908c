/** Messages of the form's page while online requests are closed. */
import { defineMessages } from '../define.ts';

export const closedMessages = defineMessages('closed', {
  title: 'Online requests are closed for now',
  lead: 'You can make your request at the barangay hall. You do not need to fill in anything beforehand.',
  where: 'Where',
  when: 'When',
  call: 'Call the hall',
  charter: 'What each service asks you to bring',
} as const);
