/** An icon beside text with the same meaning, and therefore hidden from screen readers. */
import styled from 'styled-components';
import { type IconName, icons, thinLines } from './icons.ts';

const Svg = styled.svg`
  width: 1.5rem;
  height: 1.5rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: miter;
`;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

export const Icon = ({ name, className }: IconProps) => (
  <Svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
    {thinLines[name] !== undefined && <path d={thinLines[name]} strokeWidth="1.2" />}
  </Svg>
);
