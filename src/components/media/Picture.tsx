/**
 * A picture of the content: the width that the screen needs, loaded when it comes near, its room kept before it comes.
 * While data is saved its text stands for it, and a tap brings it: what is not displayed does not load.
 */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { addressAt, type Image, srcSetOf } from '../../content/models/image.ts';
import { useLanguage } from '../../context/localeContext.ts';
import { partWords } from '../../i18n/en/parts.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { whileSaving } from '../../theme/dataSaver.ts';

export const PictureRoom = styled.div`
  min-width: 0;
  ${whileSaving} &:not([data-wanted]) > img,
  :root:not(${whileSaving}) & > button,
  &[data-wanted] > button {
    display: none;
  }
`;

const Shown = styled.img`
  display: block;
  width: 100%;
  max-width: ${({ width }) => width}px;
  height: auto;
  background: var(--mist);
  color: var(--ink2);
  font-size: 1rem;
`;

const Ask = styled.button`
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
  /** How wide it is shown, as `sizes` says it. '(min-width: 62rem) 42rem, 100vw' */
  readonly sizes: string;
}

const Wanted = ({ image, sizes }: PictureProps & { readonly image: Image }) => {
  const [isWanted, setWanted] = useState(false);
  const shown = useRef<HTMLImageElement>(null);
  // The text of a picture is in no other language.
  const lang = useLanguage() === 'en' ? undefined : 'en';
  // The button is gone: the picture has the focus in its place.
  useEffect(() => {
    if (isWanted) shown.current?.focus();
  }, [isWanted]);
  return (
    <PictureRoom data-wanted={isWanted ? '' : undefined}>
      <Shown
        ref={shown}
        src={addressAt(image, image.width)}
        srcSet={srcSetOf(image)}
        sizes={sizes}
        alt={image.alt}
        lang={lang}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        tabIndex={isWanted ? -1 : undefined}
      />
      <Ask type="button" onClick={() => setWanted(true)}>
        <b>{partWords.saveData.show}</b> <span lang={lang}>{image.alt}</span>
      </Ask>
    </PictureRoom>
  );
};

export const Picture = ({ image, sizes }: PictureProps) =>
  image === null ? null : <Wanted image={image} sizes={sizes} />;
