/** The questions of a form, section by section, in page order. The site and the staff page show the same ones. */
import { type ComponentType, memo } from 'react';
import { FormSection } from '../../../components/fields/FormSection.tsx';
import { FieldLine } from '../../../components/fields/formLayout.ts';
import { useAfterPointerUp } from '../../../components/fields/useAfterPointerUp.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { formSectionsOf, type InputFieldName } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import type { HallDays } from '../../../query/useHallDays.ts';
import { AgeField } from './AgeField.tsx';
import { RequestField } from './RequestField.tsx';
import { ScheduleField, type ShownPlaces } from './ScheduleField.tsx';

interface RequestFieldsProps {
  readonly type: FormType;
  readonly hallDays: HallDays;
  /** These two read records, and each page has its own way to them. */
  readonly CertificateFee: ComponentType<{ readonly type: FormType }>;
  readonly PlacesLeft: ShownPlaces;
  /** The hints of fields that are optional here, though not in the table. */
  readonly optionalHints?: Readonly<Partial<Record<InputFieldName, string>>>;
}

const noHints: NonNullable<RequestFieldsProps['optionalHints']> = {};

/** Memoized, so that the code of the request, which arrives late, renders no field again. */
export const RequestFields = memo(
  ({ type, hallDays, CertificateFee, PlacesLeft, optionalHints = noHints }: RequestFieldsProps) => {
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
                    PlacesLeft={PlacesLeft}
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
              {names[0] === 'certificate' && <CertificateFee type={type} />}
            </Line>
          );
        })}
      </FormSection>
    ));
  },
);
