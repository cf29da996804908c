/** The page that a message is about: a link where the route table has it, else only its text. */
import styled from 'styled-components';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.ts';
import { canonicalPathOf } from '../../routes/menu.ts';
import { feedbackTabMessages as messages } from './messages.ts';

const Path = styled.b`
  overflow-wrap: anywhere;
`;

const Link = styled.a`
  display: inline-block;
  padding: 0.55rem 0;
  font-weight: 700;
  overflow-wrap: anywhere;
`;

interface PageLinkProps {
  /** As it is stored, sanitized. */
  readonly page: string;
}

export const PageLink = ({ page }: PageLinkProps) =>
  canonicalPathOf(page) === page ? (
    <Link href={page} target="_blank" rel="noopener">
      {page} <VisuallyHidden>{messages.newTab}</VisuallyHidden>
    </Link>
  ) : (
    <Path>{page}</Path>
  );
