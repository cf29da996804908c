/** SVG of the plateau. Never behind text. */
import styled from 'styled-components';
import { landscapeLayers } from '../../theme/landscape.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

const Artwork = styled.svg`
  width: 100%;
  height: 25vw;
  forced-color-adjust: none;
  ${notOnPaper}
`;

interface LandscapeProps {
  readonly className?: string | undefined;
}

export const Landscape = ({ className }: LandscapeProps) => (
  <Artwork
    className={className}
    viewBox="0 0 1200 300"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    {landscapeLayers.map(({ tone, d }) => (
      <path key={tone} fill={`var(--${tone})`} d={d} />
    ))}
  </Artwork>
);
