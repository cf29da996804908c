/** The seal and the three lines of the name, as a link to Home (spec §2). */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { site } from '../../site.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { Seal } from './Seal.tsx';

const BrandLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  /* With large text the buttons beside it wrap to the next line. */
  flex: 1 1 9.5rem;
  min-width: 0;
  padding: 0.5rem 0;
  line-height: 1.2;
  text-decoration: none;
  &,
  &:visited {
    color: inherit;
  }
  & > span {
    min-width: 0;
  }
  ${minWidth.pair} {
    gap: 0.75rem;
  }
`;

const BrandSeal = styled(Seal)`
  flex: none;
  width: 48px;
  height: 48px;
  ${minWidth.wide} {
    width: 64px;
    height: 64px;
  }
  ${onPaper} {
    width: 40pt;
    height: 40pt;
  }
`;

const Line = styled.span`
  display: block;
  font-size: 0.875rem;
  color: var(--ondeep2);
  text-wrap: balance;
`;

const Name = styled.strong<{ readonly $large: boolean }>`
  display: block;
  font-size: ${({ $large }) => ($large ? '1.125rem' : '1.25rem')};
  line-height: 1.15;
  letter-spacing: -0.01em;
  ${minWidth.pair} {
    font-size: 1.25rem;
  }
  ${minWidth.roomy} {
    font-size: ${({ $large }) => ($large ? '1.5rem' : '1.25rem')};
  }
`;

interface BrandProps {
  /** For the header: the name grows with the screen and leaves room for two buttons on a phone. The footer's stays small. */
  readonly isLarge?: boolean | undefined;
}

export const Brand = ({ isLarge = false }: BrandProps) => (
  <BrandLink to="/home">
    <BrandSeal />
    <span>
      <Line>{site.province}</Line>
      <Line>{site.municipality}</Line>
      <Name $large={isLarge}>{site.barangay}</Name>
    </span>
  </BrandLink>
);
