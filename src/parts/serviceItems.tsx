/** A list of the charter: clay diamonds, or the labels of the first two purposes. Its texts may repeat. */
import styled from 'styled-components';
import type { Labelled } from '../domain/charter.ts';
import { onPaper } from '../theme/breaks.ts';

const Bullets = styled.ul`
  & > li {
    position: relative;
    padding: 0.4rem 0 0.4rem 1.75rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0.2rem;
    top: 1rem;
    width: 10px;
    height: 10px;
    background: var(--clay);
    transform: rotate(45deg);
  }
  ${onPaper} {
    & > li {
      padding: 1pt 0 1pt 14pt;
    }
    & > li::before {
      top: 7pt;
      width: 4pt;
      height: 4pt;
      print-color-adjust: exact;
    }
  }
`;

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

/** Each with a key of its own, though the texts may be the same. */
const keyed = <T,>(items: readonly T[]) => items.map((item, at) => ({ key: `${at}`, item }));

export const ServiceItems = ({ items }: { readonly items: readonly string[] }) => (
  <Bullets>
    {keyed(items).map(({ key, item }) => (
      <li key={key}>{item}</li>
    ))}
  </Bullets>
);

export const LabelledItems = ({ items }: { readonly items: readonly Labelled[] }) => (
  <Letters>
    {keyed(items).map(({ key, item: { label, text } }) => (
      <li key={key}>
        <b>{label}</b> <span>{text}</span>
      </li>
    ))}
  </Letters>
);
