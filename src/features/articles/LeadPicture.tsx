/** The picture of the article that leads a page, 16:9. Only a wide screen loads it: on a phone it would push the list down. */
import styled from 'styled-components';
import { Picture } from '../../components/media/Picture.tsx';
import type { Image } from '../../content/models/image.ts';
import { minWidth } from '../../theme/breakpoints.ts';

const Frame = styled.div`
  display: none;
  img {
    max-width: none;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  ${minWidth.wide} {
    display: block;
  }
`;

export const LeadPicture = ({ image }: { readonly image: Image }) => (
  <Frame>
    <Picture image={image} sizes="540px" />
  </Frame>
);
