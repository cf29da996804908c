/** /Government: an index of its groups. */
import { GroupIndex } from '../parts/groupIndex.tsx';
import { pageWords } from '../words/pages.ts';

export const Government = () => <GroupIndex page="Government" lead={pageWords.government.lead} />;
