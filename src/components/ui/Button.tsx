/** Button. One primary per screen, others take `secondary`; show the reason next to a disabled one, which stays readable. */
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { inForced } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { notchedCorners } from '../../theme/shapes.ts';
import { Icon } from '../media/Icon.tsx';
import type { IconName } from '../media/icons.ts';

interface ButtonStyleProps {
  readonly $secondary: boolean;
  readonly $big: boolean;
}

const secondaryStyle = css`
  &,
  &:visited {
    color: var(--link);
  }
  border-color: var(--edge);
  background: var(--paper);
  &::before {
    display: none;
  }
  &:hover {
    border-color: var(--link);
    text-decoration: underline;
  }
`;

const bigStyle = css`
  min-width: min(15rem, 100%);
  min-height: 58px;
  font-size: 1.1875rem;
`;

/* The notched background is a separate layer, so that the focus ring is not clipped. Forced colors show the border. */
const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  max-width: 100%;
  min-height: 52px;
  padding: 0.6rem 1.25rem;
  border: 2px solid transparent;
  border-radius: 0;
  background: none;
  font: inherit;
  font-weight: 700;
  line-height: 1.25;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  &,
  &:visited {
    color: var(--onleaf);
  }
  &::before {
    content: '';
    position: absolute;
    inset: -2px;
    z-index: -1;
    background: var(--leaf);
    clip-path: ${notchedCorners};
  }
  &:hover::before {
    background: var(--leafhi);
  }
  &:active {
    transform: translateY(1px);
  }
  ${({ $secondary }) => $secondary && secondaryStyle}
  ${({ $big }) => $big && bigStyle}
  &:disabled {
    color: var(--ink2);
    border: 2px dashed var(--edge);
    background: var(--mist);
    text-decoration: none;
    cursor: not-allowed;
    transform: none;
    &::before {
      display: none;
    }
  }
  ${inForced} {
    border-color: ButtonText;
    &::before {
      display: none;
    }
  }
`;

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

interface ButtonVariantProps {
  readonly secondary?: boolean | undefined;
  /** For Submit: 58 px high and at least 15rem wide. */
  readonly big?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

const ButtonContent = ({ icon, children }: Pick<ButtonVariantProps, 'icon' | 'children'>) => (
  <>
    {icon !== undefined && <Icon name={icon} />}
    <span>{children}</span>
  </>
);

type ButtonProps = Readonly<ComponentProps<'button'>> & ButtonVariantProps;

export const Button = ({
  secondary = false,
  big = false,
  icon,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <StyledButton $secondary={secondary} $big={big} type={type} {...rest}>
    <ButtonContent icon={icon}>{children}</ButtonContent>
  </StyledButton>
);

type ButtonLinkProps = Readonly<ComponentProps<typeof Link>> & ButtonVariantProps;

/** A link to another page of the site. */
export const ButtonLink = ({ secondary = false, big = false, icon, children, ...rest }: ButtonLinkProps) => (
  <StyledLink $secondary={secondary} $big={big} {...rest}>
    <ButtonContent icon={icon}>{children}</ButtonContent>
  </StyledLink>
);

type ButtonAnchorProps = Readonly<ComponentProps<'a'>> & ButtonVariantProps;

/** A link that leaves the site (tel:), or reloads the page. */
export const ButtonAnchor = ({
  secondary = false,
  big = false,
  icon,
  children,
  ...rest
}: ButtonAnchorProps) => (
  <StyledAnchor $secondary={secondary} $big={big} {...rest}>
    <ButtonContent icon={icon}>{children}</ButtonContent>
  </StyledAnchor>
);

/** A row of buttons. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.25rem;
  ${notOnPaper}
`;
