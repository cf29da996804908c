/**
 * A picture of the content: lazy, in the width that the screen needs, with its space reserved. With the data saver
 * on, its alt text takes its place and a tap loads it: browsers do not load an image with `display: none`.
 */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Image, toImageUrl, toSrcSet } from '../../content/models/image.ts';
import { useLocale, useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { whileDataSaverOn } from '../../theme/dataSaver.ts';

export const PictureFrame = styled.div`
  min-width: 0;
  ${whileDataSaverOn} &:not([data-wanted]) > img,
  :root:not(${whileDataSaverOn}) & > button,
  &[data-wanted] > button {
    display: none;
  }
`;

const PictureImage = styled.img`
  display: block;
  width: 100%;
  max-width: ${({ width }) => width}px;
  height: auto;
  background: var(--picturebg);
  /* The alt text of a picture that is missing. */
  color: var(--ondeep);
  forced-color-adjust: none;
  font-size: 1rem;
`;

const LoadButton = styled.button`
  width: 100%;
  min-height: 44px;
  padding: 0.75rem 1rem;
  border: 2px dashed var(--edge);
  border-radius: 0;
  background: var(--paper);
  color: var(--ink2);
  font-size: 1rem;
  line-height: 1.4;
  text-align: left;
  cursor: pointer;
  b {
    display: block;
    color: var(--link);
    text-decoration: underline;
  }
  ${onPaper} {
    display: none;
  }
`;

interface PictureProps {
  readonly image: Image | null;
  /** The displayed width, as the `sizes` attribute. '(min-width: 62rem) 42rem, 100vw' */
  readonly sizes: string;
}

const DeferredPicture = ({ image, sizes }: PictureProps & { readonly image: Image }) => {
  const messages = useMessages(partMessages);
  const [isRequested, setRequested] = useState(false);
  const imageRef = useRef<HTMLImageElement>(null);
  // Alt texts are not translated.
  const lang = useLocale() === 'en' ? undefined : 'en';
  // The button disappears, so the picture takes over its focus.
  useEffect(() => {
    if (isRequested) imageRef.current?.focus();
  }, [isRequested]);
  return (
    <PictureFrame data-wanted={isRequested ? '' : undefined}>
      <PictureImage
        ref={imageRef}
        src={toImageUrl(image, image.width)}
        srcSet={toSrcSet(image)}
        sizes={sizes}
        alt={image.alt}
        lang={lang}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        tabIndex={isRequested ? -1 : undefined}
      />
      <LoadButton type="button" onClick={() => setRequested(true)}>
        <b>{messages.saveData.show}</b> <span lang={lang}>{image.alt}</span>
      </LoadButton>
    </PictureFrame>
  );
};

export const Picture = ({ image, sizes }: PictureProps) =>
  image === null ? null : <DeferredPicture image={image} sizes={sizes} />;
