/** The questions of a form: first those that choose the paper, then the sections in page order. The site and the staff page show the same ones. */
import { memo } from 'react';
import { hasNewAndRenewal } from '../../../components/charter/narrowService.ts';
import { FormSection } from '../../../components/fields/FormSection.tsx';
import { FieldLine } from '../../../components/fields/formLayout.ts';
import { useAfterPointerUp } from '../../../components/fields/useAfterPointerUp.ts';
import type { ServiceSummary } from '../../../content/models/formService.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { choiceFieldsOf, formSectionsOf, type InputFieldName } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import type { HallDays } from '../../../query/useHallDays.ts';
import type { CountTaken } from '../../../query/usePlacesLeft.ts';
import { AgeField } from './AgeField.tsx';
import { RequestField } from './RequestField.tsx';
import { ScheduleField } from './ScheduleField.tsx';

interface ChoiceFieldsProps {
  readonly type: FormType;
  /** Null while it is not known, and where the charter does not have it. */
  readonly service: ServiceSummary | null;
}

/** Which certificate, and new or renewal where the charter has papers for both. */
export const ChoiceFields = memo(({ type, service }: ChoiceFieldsProps) => {
  const afterPointerUp = useAfterPointerUp();
  return choiceFieldsOf(type)
    .filter((name) => name !== 'newOrRenewal' || hasNewAndRenewal(service))
    .map((name) => <RequestField key={name} name={name} afterPointerUp={afterPointerUp} />);
});

interface RequestFieldsProps {
  readonly type: FormType;
  readonly hallDays: HallDays;
  /** It reads records, and each page has its own way to them. Referentially stable. */
  readonly countTaken: CountTaken;
  /** The hints of fields that are optional here, though not in the table. */
  readonly optionalHints?: Readonly<Partial<Record<InputFieldName, string>>>;
}

const noHints: NonNullable<RequestFieldsProps['optionalHints']> = {};

/** Memoized, so that the code of the request, which arrives late, renders no field again. */
export const RequestFields = memo(
  ({ type, hallDays, countTaken, optionalHints = noHints }: RequestFieldsProps) => {
    const messages = useMessages(formMessages);
    const afterPointerUp = useAfterPointerUp();
    return formSectionsOf(type).map(({ section, lines }, index) => (
      <FormSection key={section} number={index + 1} title={messages.form.sections[section]}>
        {lines.map((names) => {
          const Line = names.length > 1 ? FieldLine : 'div';
          return (
            <Line key={names[0]}>
              {names.map((name) =>
                name === 'age' ? (
                  <AgeField key={name} />
                ) : name === 'schedule' ? (
                  <ScheduleField
                    key={name}
                    afterPointerUp={afterPointerUp}
                    hallDays={hallDays}
                    countTaken={countTaken}
                  />
                ) : (
                  <RequestField
                    key={name}
                    name={name}
                    afterPointerUp={afterPointerUp}
                    optionalHint={optionalHints[name]}
                  />
                ),
              )}
            </Line>
          );
        })}
      </FormSection>
    ));
  },
);
