/** A picture of the content: the width that the screen needs, loaded when it comes near, its room kept before it comes. */
import styled from 'styled-components';
import { addressAt, type Image, srcSetOf } from '../content/image.ts';

const Shown = styled.img`
  display: block;
  width: 100%;
  max-width: ${({ width }) => width}px;
  height: auto;
  background: var(--mist);
  color: var(--ink2);
  font-size: 1rem;
`;

interface PictureProps {
  readonly image: Image | null;
  /** How wide it is shown, as `sizes` says it. '(min-width: 62rem) 42rem, 100vw' */
  readonly sizes: string;
}

export const Picture = ({ image, sizes }: PictureProps) =>
  image === null ? null : (
    <Shown
      src={addressAt(image, image.width)}
      srcSet={srcSetOf(image)}
      sizes={sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  );
