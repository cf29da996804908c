/** The three lists of requirements (spec §2), without the empty ones; one sentence if all are empty. */
import styled from 'styled-components';
import { PlainItemList } from '../../components/ui/LabelledList.tsx';
import { type LocalizedText, langOf } from '../../content/models/localize.ts';
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
    border-bottom: 3px solid var(--clay);
    font-size: 1.1875rem;
  }
  ${columnsOrPaper} {
    grid-template-columns: repeat(3, 1fr);
    gap: 2.5rem;
  }
  ${onPaper} {
    gap: 12pt;
    margin-top: 6pt;
    h3 {
      padding-bottom: 2pt;
      font-size: 11pt;
    }
  }
`;
/** The record field of each list. */
const fieldNames = { general: 'requirements', newcomers: 'New_applicants', renewal: 'renewal' } as const;
const lists = ['general', 'newcomers', 'renewal'] as const;

export const ServiceRequirements = ({
  requirements,
  ...language
}: Pick<Service, 'requirements' | keyof LocalizedText>) => {
  const messages = useMessages(serviceMessages).requirements;
  const visibleLists = lists.filter((list) => requirements[list].length > 0);
  if (visibleLists.length === 0) return <ServiceText>{messages.none}</ServiceText>;
  return (
    <ListsGrid>
      {visibleLists.map((list) => (
        <div key={list}>
          <h3>{messages[list]}</h3>
          <PlainItemList items={requirements[list]} lang={langOf(language, fieldNames[list])} />
        </div>
      ))}
    </ListsGrid>
  );
};
