/** The three lists of requirements (spec §2), without the empty ones; one sentence if all are empty. */
import styled from 'styled-components';
import { listRequirementGroups } from '../../components/charter/requirements.ts';
import { PlainItemList } from '../../components/ui/LabelledList.tsx';
import type { LocalizedText } from '../../content/models/localize.ts';
import type { Service } from '../../content/models/service.ts';
import { useMessages } from '../../context/localeContext.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { columnsOrPaper, onPaper } from '../../theme/breakpoints.ts';
import { ServiceText } from './ServiceSection.tsx';

const ListsGrid = styled.div`
  display: grid;
  gap: 1.5rem;
  margin-top: 1rem;
  & > * {
    min-width: 0;
  }
  h3 {
    padding-bottom: 0.4rem;
    border-bottom: 3px solid var(--rule);
    font-size: 1.1875rem;
  }
  ${columnsOrPaper} {
    grid-template-columns: repeat(3, 1fr);
    gap: 2.5rem;
  }
  ${onPaper} {
    grid-template-columns: 1fr 1fr;
    gap: 4pt 12pt;
    margin-top: 4pt;
    /* Of three groups the first, for everybody, has the whole line: its items are the longest. */
    & > :first-child:nth-last-child(n + 3) {
      grid-column: 1 / -1;
    }
    h3 {
      padding-bottom: 2pt;
      font-size: 11pt;
    }
  }
`;

export const ServiceRequirements = (service: Pick<Service, 'requirements' | keyof LocalizedText>) => {
  const messages = useMessages(serviceMessages).requirements;
  const groups = listRequirementGroups(service);
  if (groups.length === 0) return <ServiceText>{messages.none}</ServiceText>;
  return (
    <ListsGrid>
      {groups.map(({ list, items, lang }) => (
        <div key={list}>
          <h3>{messages[list]}</h3>
          <PlainItemList items={items} lang={lang} />
        </div>
      ))}
    </ListsGrid>
  );
};
