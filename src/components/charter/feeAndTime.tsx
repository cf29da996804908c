/** The rows 'Fee' and 'Total time' of a service, for a list of labels and values. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { HallDayRecord } from '../../domain/dates/hallDay.ts';
import type { FormType } from '../../form/types.ts';
import type { Translate } from '../../i18n/define.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import type { QueryResult } from '../../query/useRecords.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { SampleTag } from '../ui/SampleTag.tsx';
import { listFees } from './fees.ts';
import type { ChosenService } from './narrowService.ts';
import { listTimes } from './times.ts';

const Line = styled.span`
  display: block;
`;

const Note = styled.span`
  display: block;
  font-size: 1.0625rem;
  font-weight: 400;
  line-height: 1.45;
  ${onPaper} {
    font-size: 9pt;
    line-height: 1.25;
  }
`;

interface FeeAndTimeOptions {
  readonly type: FormType;
  readonly result: QueryResult<ChosenService | null>;
  /** The appointment, 'yyyy-mm-ddThh:mm'; null where it is unknown, over, or counts no longer. */
  readonly schedule: string | null;
  /** Whose declared holidays do not count in the legal time; needed with a schedule. */
  readonly hallDays?: readonly HallDayRecord[];
}

export const listFeeAndTime = (
  { type, result, schedule, hallDays }: FeeAndTimeOptions,
  translate: Translate,
): readonly { readonly label: string; readonly value: ReactNode }[] => {
  const service = result.status === 'success' ? result.data : null;
  const { lines, lang, note } = listFees(type, service, translate);
  const isSample = service?.isSample === true && service.fees.length > 0;
  return [
    {
      label: translate(serviceMessages).facts.fee,
      value:
        result.status === 'loading' ? (
          translate(partMessages).loading
        ) : (
          <>
            {lines.map((line, at) => (
              <Line key={line}>
                <span lang={lang}>{line}</span> {at === 0 && isSample && <SampleTag />}
              </Line>
            ))}
            {note !== null && <Note>{note}</Note>}
          </>
        ),
    },
    ...listTimes(type, service, schedule, translate, hallDays).map(({ label, value, note: law }) => ({
      label,
      value: (
        <>
          {value !== '' && <Line>{value}</Line>}
          {law !== '' && <Note>{law}</Note>}
        </>
      ),
    })),
  ];
};
