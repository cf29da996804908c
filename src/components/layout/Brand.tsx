/** The seal and the three lines of the name, as a link to Home (spec §2). */
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { site } from '../../site.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { Seal } from './Seal.tsx';

/* Each line grows with the reader's text as far as it fits beside Menu. The narrowest header leaves out 'Province of'. */
const inHeader = css`
  font-size: clamp(14px, 0.875rem, 3.95vw);
  strong {
    font-size: min(1.25rem, 5.5vw);
  }
  @media (max-width: 22rem) {
    font-size: min(0.875rem, 6vw);
    i {
      display: none;
    }
  }
  ${minWidth.wide} {
    grid-row: span 2;
    strong {
      font-size: 1.5rem;
    }
  }
`;

const BrandLink = styled(Link)<{ readonly $isInHeader: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 0.875rem;
  line-height: 1.1;
  text-decoration: none;
  & > :first-child {
    flex: none;
    width: 48px;
    height: 48px;
    ${minWidth.wide} {
      width: 64px;
      height: 64px;
    }
  }
  & > span {
    min-width: 0;
  }
  span span {
    display: block;
    color: var(--ondeep2);
  }
  i {
    font-style: normal;
  }
  strong {
    font-size: 1.25rem;
  }
  ${({ $isInHeader }) => $isInHeader && inHeader}
`;

const { province, municipality, barangay, place } = site;

/** 'Province of Sample', with its name apart from the words before it. */
const NameLine = ({ line, name }: { readonly line: string; readonly name: string }) => (
  <span>
    <i>{line.slice(0, -name.length)}</i>
    {name}
  </span>
);

interface BrandProps {
  /** In the header the lines share the screen with the menu's button; the footer's have a column. */
  readonly isInHeader?: boolean | undefined;
}

export const Brand = ({ isInHeader = false }: BrandProps) => (
  <BrandLink to="/home" $isInHeader={isInHeader}>
    <Seal />
    <span>
      <NameLine line={province} name={place.province} />
      <NameLine line={municipality} name={place.municipality} />
      <strong>{barangay}</strong>
    </span>
  </BrandLink>
);
