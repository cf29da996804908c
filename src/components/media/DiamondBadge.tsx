/** The stepped diamond around an icon, and the stepped square of a form section's number. */
import styled from 'styled-components';
import { inForced, minWidth, onPaper } from '../../theme/breakpoints.ts';
import { diamond, steppedSquare } from '../../theme/shapes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

const Frame = styled.span<{ readonly $gold: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  flex: none;
  color: ${({ $gold }) => ($gold ? 'var(--ongold)' : 'var(--onknot)')};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ $gold }) => ($gold ? 'var(--gold)' : 'var(--knot)')};
    clip-path: ${diamond};
  }
  ${minWidth.pair} {
    width: 56px;
    height: 56px;
  }
  ${inForced} {
    border: 2px solid CanvasText;
    color: CanvasText;
    &::before {
      display: none;
    }
  }
  ${onPaper} {
    width: 32px;
    height: 32px;
    &::before {
      display: none;
    }
  }
`;

const Pictogram = styled(Icon)`
  position: relative;
  width: 46%;
  height: 46%;
`;

interface DiamondBadgeProps {
  readonly icon: IconName;
  readonly isGold?: boolean | undefined;
}

export const DiamondBadge = ({ icon, isGold = false }: DiamondBadgeProps) => (
  <Frame $gold={isGold}>
    <Pictogram name={icon} />
  </Frame>
);

export const NumberBadge = styled.span`
  display: inline-grid;
  place-items: center;
  width: 40px;
  height: 40px;
  flex: none;
  font-size: 1.0625rem;
  color: var(--onknot);
  background: var(--knot);
  clip-path: ${steppedSquare};
  ${inForced} {
    border: 2px solid CanvasText;
    clip-path: none;
  }
`;
