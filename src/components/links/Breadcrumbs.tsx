/** The trail to this page: 'Home / Barangay Clearance / Request'. */
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lang } from '../../content/models/localize.ts';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { narrowScreen } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { visuallyHiddenStyle } from '../ui/VisuallyHidden.ts';

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

/* On a phone a long title would wrap when its record arrives, and move the page. The heading repeats it. */
const RecordTitle = styled.span`
  ${narrowScreen} {
    ${visuallyHiddenStyle}
  }
`;

interface BreadcrumbsProps {
  readonly trail: readonly { readonly title: string; readonly to: string }[];
  readonly current: string;
  /** The current item is the title of a record, which the page's heading repeats. */
  readonly isRecord?: boolean;
  /** The locale of the current item, when that is a record's title. */
  readonly lang?: Lang;
}

export const Breadcrumbs = ({ trail, current, isRecord = false, lang }: BreadcrumbsProps) => {
  const messages = useMessages(partMessages);
  const Current = isRecord ? RecordTitle : 'span';
  return (
    <TrailNav aria-label={messages.youAreHere}>
      {trail.map(({ title, to }, at) => (
        <Fragment key={to}>
          {at > 0 && <span>{' / '}</span>}
          <Link to={to}>{title}</Link>
        </Fragment>
      ))}
      <Current>
        <span>{' / '}</span>
        <span aria-current="page" lang={lang}>
          {current}
        </span>
      </Current>
    </TrailNav>
  );
};
