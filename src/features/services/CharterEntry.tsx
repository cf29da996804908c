/**
 * The charter's sections of a service. A phone shows its facts already, so there a button unfolds them; a wide screen, paper and a
 * browser without scripts show them whole, which a details element could not do by styles alone.
 */
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { useMessages } from '../../context/localeContext.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { columnsOrPaper, narrowScreen } from '../../theme/breakpoints.ts';

const entryId = 'charter-entry';

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  width: 100%;
  min-height: 52px;
  margin-top: 1.5rem;
  padding: 0.6rem 1rem;
  border: 1px solid var(--edge);
  background: var(--paper);
  color: var(--link);
  font: inherit;
  font-weight: 700;
  text-align: left;
  cursor: pointer;
  ${columnsOrPaper} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Entry = styled.div<{ readonly $isOpen: boolean }>`
  ${narrowScreen} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  }
  @media (scripting: none) {
    display: block;
  }
`;

export const CharterEntry = ({ children }: { readonly children: ReactNode }) => {
  const messages = useMessages(serviceMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={entryId} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isOpen ? 'state-minus' : 'state-plus'} />
        <span>{messages.entry}</span>
      </Toggle>
      <Entry id={entryId} $isOpen={isOpen}>
        {children}
      </Entry>
    </>
  );
};
