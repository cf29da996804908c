/** The questions of an announcement that are no fields of its record, and what the second one did: what it is, and whether the hall is closed. */
import { Checkbox, CheckboxRow } from '../../components/fields/Checkbox.tsx';
import { FormField } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { StaffField, StaffSelect } from '../fields.tsx';
import { FieldGrid } from '../styles.ts';
import type { HallClosing } from './hallClosing.ts';
import { staffContentMessages } from './messages.ts';
import type { RecordForm } from './recordForm.ts';

const { closing: messages, fields: labels } = staffContentMessages;

interface QuestionsProps {
  readonly form: RecordForm;
}

interface AnnouncementQuestionProps extends QuestionsProps {
  readonly name: 'kind' | 'closing';
  readonly hint?: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

export const AnnouncementQuestion = ({ form, name, hint, options }: AnnouncementQuestionProps) => {
  const { value, error, onChange } = form.fieldProps(name);
  return (
    <FormField name={name} label={labels[name]} hint={hint} error={error} isGroup>
      <CheckboxRow>
        {options.map(([option, label], at) => (
          <Checkbox
            key={option}
            id={at === 0 ? name : undefined}
            type="radio"
            name={name}
            value={option}
            label={label}
            checked={value === option}
            onChange={() => onChange(option)}
          />
        ))}
      </CheckboxRow>
    </FormField>
  );
};

export const ClosingQuestion = ({ form }: QuestionsProps) => {
  const { closing } = form.draft.values;
  return (
    <>
      <AnnouncementQuestion
        form={form}
        name="closing"
        hint={messages.hint}
        options={(['no', 'today', 'days'] as const).map((each) => [each, messages.choices[each]])}
      />
      {closing !== 'no' && (
        <FieldGrid>
          {closing === 'days' &&
            (['closingFrom', 'closingTo'] as const).map((name) => (
              <StaffField
                key={name}
                {...form.fieldProps(name)}
                label={labels[name] ?? name}
                hint={name === 'closingTo' ? messages.toHint : undefined}
                type="date"
                min={manilaDay(form.now)}
              />
            ))}
          <StaffSelect
            {...form.fieldProps('closingPart')}
            label={labels.closingPart ?? ''}
            options={(['both', 'morning', 'afternoon'] as const).map((part) => [part, messages.parts[part]])}
          />
        </FieldGrid>
      )}
    </>
  );
};

interface ClosedDaysProps {
  readonly closing: HallClosing;
}

/** After Save: the days on which the hall is closed, and where the people of these days are moved. */
export const ClosedDays = ({ closing: { days, halves } }: ClosedDaysProps) => (
  <Alert
    tone="warning"
    title={messages.done(
      days.map((day) => formatDay(day, translateToEnglish)).join(', '),
      halves.length === 1 ? halves[0]! : 'both',
    )}
  >
    <p>
      {messages.move} <a href="#hall">{staffMessages.tabs.hall}</a>.
    </p>
  </Alert>
);
