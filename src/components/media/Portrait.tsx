/** An official's photograph; without one, a bust with a collar before the stepped diamond, on the quiet weave. */
import styled from 'styled-components';
import type { Image } from '../../content/models/image.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { quietWeave } from '../../theme/shapes.ts';
import { Picture } from './Picture.tsx';

const Frame = styled.div<{ readonly $wide: boolean }>`
  position: relative;
  display: grid;
  place-items: end center;
  height: 100%;
  min-height: 112px;
  overflow: hidden;
  border-right: 3px solid var(--rule);
  background: var(--deep) ${quietWeave} center / 128px 64px;
  forced-color-adjust: none;
  svg {
    width: 104px;
    height: 100px;
  }
  /* Fills the frame; a tall picture is cropped around the face. */
  img {
    position: absolute;
    inset: 0;
    max-width: none;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
  /* With the data saver on. */
  button {
    position: absolute;
    inset: 0;
    height: 100%;
    overflow: auto;
  }
  ${minWidth.pair} {
    min-height: ${({ $wide }) => ($wide ? '176px' : '148px')};
    ${({ $wide }) => !$wide && 'height: 148px; border-right: 0; border-bottom: 3px solid var(--rule);'}
    svg {
      width: ${({ $wide }) => ($wide ? '200px' : '160px')};
      height: ${({ $wide }) => ($wide ? '164px' : '136px')};
    }
  }
  ${onPaper} {
    display: none;
  }
`;

const Bust = () => (
  <svg viewBox="0 0 160 136" aria-hidden="true">
    <path
      fill="#f4b728"
      transform="translate(17 0) scale(2.25)"
      d="M24 0h8v8h8v8h8v8h8v8h-8v8h-8v8h-8v8h-8v-8h-8v-8H8v-8H0v-8h8v-8h8V8h8z"
    />
    <path
      fill="#0d3631"
      d="M22 136c0-28 16-38 40-42V82c-9-7-13-17-13-29 0-20 12-33 31-33s31 13 31 33c0 12-4 22-13 29v12c24 4 40 14 40 42z"
    />
    <path
      fill="#e9efe2"
      d="M26 136c0-25 15-34 39-38V80c-8-6-12-15-12-26 0-18 10-30 27-30s27 12 27 30c0 11-4 20-12 26v18c24 4 39 13 39 38z"
    />
    <path fill="#0d3631" d="M64 96l16 18 16-18 4 2-10 20-10-5-10 5-10-20zM78 114h4v22h-4z" />
  </svg>
);

interface PortraitProps {
  readonly image: Image | null;
  /** Beside its text at every width; otherwise above it from 40rem. */
  readonly isWide: boolean;
}

export const Portrait = ({ image, isWide }: PortraitProps) => (
  <Frame $wide={isWide}>
    {image === null ? <Bust /> : <Picture image={image} sizes={isWide ? '18rem' : '17rem'} />}
  </Frame>
);
