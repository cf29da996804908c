/** List of requirements, with a box before each to check by hand. */
import styled from 'styled-components';
import type { Lang } from '../../../content/models/localize.ts';
import { onPaper } from '../../../theme/breakpoints.ts';

const List = styled.ul`
  & > li {
    position: relative;
    padding: 0.5rem 0 0.5rem 2.5rem;
    border-bottom: 1px solid var(--line);
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0.1rem;
    top: 0.7rem;
    width: 20px;
    height: 20px;
    border: 2px solid var(--ink);
  }
  ${onPaper} {
    & > li {
      padding: 0.5pt 0 0.5pt 20pt;
      border: 0;
      font-size: 11pt;
      line-height: 1.2;
    }
    & > li::before {
      top: 1pt;
      width: 11pt;
      height: 11pt;
    }
  }
`;

interface RequirementChecklistProps {
  readonly items: readonly string[];
  readonly lang: Lang;
}

export const RequirementChecklist = ({ items, lang }: RequirementChecklistProps) => (
  <List lang={lang}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);
