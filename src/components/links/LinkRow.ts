/** A row that is one link: underlined title, small description. Lists of services and of pages share it. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const LinkRowTitle = styled.b`
  display: block;
  color: var(--link);
  line-height: 1.25;
  text-decoration: underline;
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.18em;
`;

export const LinkRow = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 64px;
  padding: 0.75rem 0;
  text-decoration: none;
  &,
  &:visited {
    color: var(--ink);
  }
  &:hover ${LinkRowTitle} {
    text-decoration-thickness: 0.16em;
  }
`;

export const LinkRowText = styled.span`
  flex: 1;
  min-width: 0;
`;

export const LinkRowDescription = styled.span`
  display: block;
  margin-top: 0.2rem;
  color: var(--ink2);
  font-size: 1rem;
  line-height: 1.4;
`;
