/** /Elected-Officials: the first of them over the others, and below them those who are appointed. */
import styled from 'styled-components';
import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { ListedOrEmpty } from '../components/records/QueryView.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { officialsOf } from '../content/models/official.ts';
import { OfficialList } from '../features/officials/OfficialList.tsx';
import { pageWords } from '../i18n/en/pages.ts';
import { useReading } from '../query/useRecords.ts';
import { routeTo } from '../routes/menu.ts';

const said = pageWords.officials;

const Second = styled.h2`
  margin-top: 2.5rem;
`;

export const ElectedOfficials = () => (
  <Wrap $foot>
    <PageCrumbs page="ElectedOfficials" />
    <PageHead title={routeTo('ElectedOfficials').title} lead={said.lead} />
    <ListedOrEmpty
      reading={useReading('officials', officialsOf)}
      icon="group-people"
      empty={said.empty}
      texts={['position']}
    >
      {(officials) => {
        const appointed = officials.filter(({ isAppointed }) => isAppointed);
        return (
          <>
            {appointed.length < officials.length && (
              <OfficialList officials={officials.filter(({ isAppointed }) => !isAppointed)} isLed />
            )}
            {appointed.length > 0 && (
              <>
                <Second>{said.appointed}</Second>
                <OfficialList officials={appointed} />
              </>
            )}
            <LastUpdated of={officials} />
          </>
        );
      }}
    </ListedOrEmpty>
  </Wrap>
);
