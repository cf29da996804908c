/** The styles of each element of rendered Markdown. */
import styled from 'styled-components';
import { onPaper } from '../../theme/breakpoints.ts';
import { BulletList } from '../ui/BulletList.ts';

export const MarkdownBody = styled.div`
  max-width: 40em;
  :where(h4, blockquote, hr) {
    margin: 0;
  }
  & > * + * {
    margin-top: 1rem;
  }
  p,
  h2,
  h3,
  h4,
  th,
  td {
    white-space: pre-line;
  }
  h2,
  h3,
  h4 {
    font-weight: 800;
    line-height: 1.25;
    letter-spacing: 0;
    text-wrap: balance;
  }
  h2 {
    font-size: 1.3125rem;
  }
  h3 {
    font-size: 1.1875rem;
  }
  h4 {
    font-size: 1.125rem;
  }
  & > * + h2,
  & > * + h3,
  & > * + h4 {
    margin-top: 2rem;
  }
  & > h2 + ul,
  & > h3 + ul,
  & > h4 + ul,
  & > h2 + ol,
  & > h3 + ol,
  & > h4 + ol {
    margin-top: 0.5rem;
  }
  ${onPaper} {
    h4 {
      break-after: avoid;
    }
  }
`;

export const MarkdownBullets = styled(BulletList)`
  li > * + * {
    margin-top: 0.4rem;
  }
`;

export const MarkdownNumbers = styled.ol`
  padding-left: 1.75rem;
  list-style: decimal;
  & > li {
    padding: 0.4rem 0;
  }
  & > li::marker {
    color: var(--clay);
    font-weight: 700;
  }
  li > * + * {
    margin-top: 0.4rem;
  }
`;

export const MarkdownQuote = styled.blockquote`
  padding: 0.25rem 0 0.25rem 1rem;
  border-left: 3px solid var(--rule);
  & > * + * {
    margin-top: 0.75rem;
  }
`;

export const MarkdownRule = styled.hr`
  border: 0;
  border-top: 1px solid var(--line);
`;

/** A table wider than the column scrolls sideways. */
export const MarkdownTableScroll = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    min-width: 6rem;
    padding: 0.5rem 0.75rem 0.5rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  thead th {
    border-bottom: 3px solid var(--rule);
  }
`;
