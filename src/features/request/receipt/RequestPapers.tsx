/** What to bring and to pay for a request whose service the link or the tab knows. */
import styled from 'styled-components';
import { listFeeAndTime } from '../../../components/charter/feeAndTime.tsx';
import { RequirementGroups } from '../../../components/charter/RequirementGroups.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { isClosedAt } from '../../../domain/dates/hallState.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { useFormService } from '../../../query/useFormService.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { RequirementChecklist } from '../requirements/RequirementChecklist.tsx';
import { SlipRows } from './ClaimSlip.tsx';

const Papers = styled.div`
  max-width: 41rem;
  margin-top: 2rem;
  h3 {
    margin-top: 1rem;
  }
`;

const Rows = styled(SlipRows)`
  margin-top: 1rem;
  padding: 0;
  border-top: 3px solid var(--rule);
`;

interface RequestPapersProps {
  readonly type: FormType;
  /** The appointment, 'yyyy-mm-ddThh:mm'; null where it is unknown, over, or counts no longer. */
  readonly schedule: string | null;
}

export const RequestPapers = ({ type, schedule }: RequestPapersProps) => {
  const translate = useTranslate();
  const messages = useMessages(formMessages).requirements;
  const result = useFormService(type);
  const { days: hallDays } = useHallDays();
  // Nobody can bring the papers on a closed day, so no time of the law counts from it.
  const counted = schedule !== null && isClosedAt(hallDays, schedule) ? null : schedule;
  const isSample = result.status === 'success' && result.data?.isSample === true;
  return (
    <Papers>
      <h2>
        <span>{messages.confirmationTitle}</span> {isSample && <SampleTag />}
      </h2>
      <RequirementGroups type={type} result={result} List={RequirementChecklist} />
      <Rows>
        {listFeeAndTime({ type, result, schedule: counted, certificate: null, hallDays }, translate).map(
          ({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </Rows>
    </Papers>
  );
};
