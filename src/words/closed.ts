/** What the form's page says while no requests are taken online. */
import { spoken } from './spoken.ts';

export const closedWords = spoken('closed', {
  title: 'Requests online are closed for now',
  lead: 'You can make your request at the barangay hall. Nothing has to be filled in before.',
  where: 'Where',
  when: 'When',
  call: 'Call the hall',
  charter: 'What each service asks you to bring',
} as const);
