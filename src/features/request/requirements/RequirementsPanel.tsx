/** What to bring, on the confirmation: the groups of the charter, and the page itself. */
import styled from 'styled-components';
import { RequirementGroups } from '../../../components/charter/RequirementGroups.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import type { ServiceSummary } from '../../../content/models/formService.ts';
import { useMessages } from '../../../context/localeContext.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import type { QueryResult } from '../../../query/useRecords.ts';
import { onPaper } from '../../../theme/breakpoints.ts';
import { RequirementChecklist } from './RequirementChecklist.tsx';

const Panel = styled.section`
  h3 {
    margin-top: 1rem;
  }
  ${onPaper} {
    h3 {
      margin-top: 0;
      font-size: 11pt;
    }
  }
`;

/* On paper two groups share a line; of three the first, for everybody, has its own. */
const Lists = styled.div`
  ${onPaper} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(70mm, 1fr));
    gap: 2pt 12pt;
    & > :first-child:nth-last-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

interface RequirementsPanelProps {
  readonly type: FormType;
  readonly result: QueryResult<ServiceSummary | null>;
}

export const RequirementsPanel = ({ type, result }: RequirementsPanelProps) => {
  const messages = useMessages(formMessages).requirements;
  const isSample = result.status === 'success' && result.data?.isSample === true;
  return (
    <Panel>
      <h2>
        <span>{messages.confirmationTitle}</span> {isSample && <SampleTag />}
      </h2>
      <Lists>
        <RequirementGroups type={type} result={result} List={RequirementChecklist}>
          <RequirementChecklist items={[messages.thisPage]} lang={undefined} />
        </RequirementGroups>
      </Lists>
    </Panel>
  );
};
