/** A list of the charter: clay diamonds, or the labels of the first two purposes. Its texts may repeat. */
import styled from 'styled-components';
import type { Lang } from '../../content/models/localize.ts';
import type { Labelled } from '../../domain/charter/charter.ts';
import { keyed } from '../../lib/withKeys.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { Bullets } from './BulletList.ts';

const Letters = styled.ul`
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

interface ItemsProps<Item> {
  readonly items: readonly Item[];
  readonly lang: Lang;
}

export const ServiceItems = ({ items, lang }: ItemsProps<string>) => (
  <Bullets lang={lang}>
    {keyed(items).map(({ key, item }) => (
      <li key={key}>{item}</li>
    ))}
  </Bullets>
);

export const LabelledItems = ({ items, lang }: ItemsProps<Labelled>) => (
  <Letters lang={lang}>
    {keyed(items).map(({ key, item: { label, text } }) => (
      <li key={key}>
        <b>{label}</b> <span>{text}</span>
      </li>
    ))}
  </Letters>
);
