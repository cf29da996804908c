/** Requirements panel: those of the law and of the form's note, then the charter's for this service, each once. */
import styled from 'styled-components';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import type { Service } from '../../../content/models/service.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { serviceMessages } from '../../../i18n/en/service.ts';
import type { QueryResult } from '../../../query/useRecords.ts';
import { onPaper } from '../../../theme/breakpoints.ts';
import { RequirementChecklist } from './RequirementChecklist.tsx';
import { listRequirements } from './requirements.ts';

const Panel = styled.section`
  h3 {
    margin-top: 1rem;
  }
  ${onPaper} {
    h3 {
      margin-top: 0;
      font-size: 10pt;
    }
  }
`;

/* Side by side on paper, as on the charter's own page. */
const Lists = styled.div`
  ${onPaper} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(50mm, 1fr));
    gap: 0 12pt;
  }
`;

const conditional = ['newcomers', 'renewal'] as const;

interface RequirementsPanelProps {
  readonly type: FormType;
  readonly result: QueryResult<Service | null>;
}

export const RequirementsPanel = ({ type, result }: RequirementsPanelProps) => {
  const translate = useTranslate();
  const serviceText = useMessages(serviceMessages);
  const formText = useMessages(formMessages);
  const service = result.status === 'success' ? result.data : null;
  const charterRequirements = service?.requirements.general ?? [];
  const requirements = [...new Set([...listRequirements(type, translate), ...charterRequirements])];
  const listMessages = serviceText.requirements;
  return (
    <Panel>
      <h2>
        <span>{formText.requirements.confirmationTitle}</span> {service?.isSample === true && <SampleTag />}
      </h2>
      <Lists>
        <div>
          <RequirementChecklist items={[...requirements, formText.requirements.thisPage]} />
        </div>
        {service !== null &&
          conditional
            .filter((list) => service.requirements[list].length > 0)
            .map((list) => (
              <div key={list}>
                <h3>{listMessages[list]}</h3>
                <RequirementChecklist items={[...new Set(service.requirements[list])]} />
              </div>
            ))}
      </Lists>
    </Panel>
  );
};
