/** /Elected-Officials: the first of them over the others, and below them those who are appointed. */
import styled from 'styled-components';
import { officialsOf } from '../content/official.ts';
import { LastUpdated } from '../parts/lastUpdated.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { OfficialList } from '../parts/officialList.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { Wrap } from '../parts/wrap.ts';
import { routeTo } from '../routes/menu.ts';
import { pageWords } from '../words/pages.ts';

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
