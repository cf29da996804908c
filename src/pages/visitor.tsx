/** /Visitor: an index of its groups. */
import { GroupIndex } from '../parts/groupIndex.tsx';
import { pageWords } from '../words/pages.ts';

export const Visitor = () => <GroupIndex page="Visitor" lead={pageWords.visitor.lead} />;
