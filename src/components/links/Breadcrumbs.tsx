/** The trail to this page: 'Home / Barangay Clearance / Request'. */
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lang } from '../../content/models/localize.ts';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

const TrailNav = styled.nav`
  padding: 0.55rem 0;
  border-bottom: 1px solid var(--line);
  color: var(--ink2);
  font-size: 1rem;
  a {
    display: inline-block;
    padding: 0.6rem 0;
  }
  ${notOnPaper}
`;

interface BreadcrumbsProps {
  readonly trail: readonly { readonly title: string; readonly to: string }[];
  readonly current: string;
  /** The locale of the current item, when that is a record's title. */
  readonly lang?: Lang;
}

export const Breadcrumbs = ({ trail, current, lang }: BreadcrumbsProps) => {
  const messages = useMessages(partMessages);
  return (
    <TrailNav aria-label={messages.youAreHere}>
      {trail.map(({ title, to }) => (
        <Fragment key={to}>
          <Link to={to}>{title}</Link>
          <span>{' / '}</span>
        </Fragment>
      ))}
      <span aria-current="page" lang={lang}>
        {current}
      </span>
    </TrailNav>
  );
};
