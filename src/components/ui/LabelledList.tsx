/** A list of the charter: with clay diamonds, or with the labels of the first two purposes. Its texts may repeat. */
import styled from 'styled-components';
import type { Lang } from '../../content/models/localize.ts';
import type { LabelledPurpose } from '../../domain/charter/charter.ts';
import { withKeys } from '../../lib/withKeys.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { BulletList } from './BulletList.ts';

const LetterList = styled.ul`
  & > li {
    display: flex;
    gap: 0.75rem;
    padding: 0.4rem 0;
  }
  b {
    flex: none;
    min-width: 1.75rem;
    color: var(--clay);
  }
  span {
    min-width: 0;
  }
  ${onPaper} {
    & > li {
      padding: 1pt 0;
    }
  }
`;

interface ItemListProps<Item> {
  readonly items: readonly Item[];
  readonly lang: Lang;
}

export const PlainItemList = ({ items, lang }: ItemListProps<string>) => (
  <BulletList lang={lang}>
    {withKeys(items).map(({ key, item }) => (
      <li key={key}>{item}</li>
    ))}
  </BulletList>
);

export const LabelledList = ({ items, lang }: ItemListProps<LabelledPurpose>) => (
  <LetterList lang={lang}>
    {withKeys(items).map(({ key, item: { label, text } }) => (
      <li key={key}>
        <b>{label}</b> <span>{text}</span>
      </li>
    ))}
  </LetterList>
);
