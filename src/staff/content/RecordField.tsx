/** One control of a record, by the kind of its field, with what belongs to it. */
import styled from 'styled-components';
import { Hint } from '../../components/fields/FormField.tsx';
import { type FieldKind, writtenPages } from '../../content/schema/lists.ts';
import { certificateNames } from '../../form/certificate.ts';
import { formTypeNames } from '../../form/typeNames.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { StaffCheckbox, StaffField, StaffSelect } from '../fields.tsx';
import { AlertEnd, isAlert } from './AlertEnd.tsx';
import { FileField } from './files/FileField.tsx';
import { isFileField, toSourceName } from './files/fileValues.ts';
import type { EditedListName } from './listGroups.ts';
import { staffContentMessages as messages } from './messages.ts';
import type { RecordForm } from './recordForm.ts';
import type { FieldControl } from './values.ts';

const FilesElsewhere = styled(Hint)`
  margin-top: 1.5rem;
`;

/** The height of the control of a text of several lines, by kind. */
export const minHeights: Partial<Readonly<Record<FieldKind, string>>> = {
  markdown: '18rem',
  template: '18rem',
  lines: '7.5rem',
  templateLines: '7.5rem',
  figures: '7.5rem',
};

type Choices = readonly (readonly [value: string, text: string])[];

/** The fields that a clerk chooses from a list, by name. */
const choices: Readonly<Record<string, Choices>> = {
  page: ['', ...writtenPages].map((page) => [page, page]),
  service: [
    ['', messages.anyChoice],
    ...formTypeNames.map((type) => [type, requestMessages.english.services[type].name] as const),
  ],
  certificate: [
    ['', messages.anyChoice],
    ...certificateNames.map((name) => [name, formMessages.english.form.certificates[name]] as const),
  ],
};

interface RecordFieldProps {
  readonly form: RecordForm;
  readonly control: FieldControl;
}

const hintOf = (list: EditedListName, { name, kind }: FieldControl): string | undefined =>
  messages.listHints[list]?.[name] ??
  (kind === 'lines' ? messages.perLine : kind === 'figures' ? messages.perFigure : messages.hints[name]);

const PlainField = ({ form, control }: RecordFieldProps) => {
  const { name, kind, isRequired } = control;
  const own = messages.fields[name] ?? name;
  const texts = {
    label: isRequired ? `${own} (${messages.needed})` : own,
    hint: hintOf(form.draft.list, control),
  };
  if (kind === 'flag') return <StaffCheckbox {...form.checkboxProps(name)} {...texts} />;
  if (Object.hasOwn(choices, name)) {
    const field = form.fieldProps(name);
    const options = choices[name]!;
    return (
      <StaffSelect
        {...field}
        {...texts}
        // An older record may have another value: it stays until the clerk chooses.
        options={
          options.some(([value]) => value === field.value)
            ? options
            : [...options, [field.value, field.value]]
        }
      />
    );
  }
  return (
    <StaffField
      {...form.fieldProps(name)}
      {...texts}
      minHeight={minHeights[kind]}
      type={kind === 'instant' ? 'datetime-local' : kind === 'telephone' ? 'tel' : 'text'}
    />
  );
};

export const RecordField = ({ form, control }: RecordFieldProps) => {
  const { name, field } = control;
  const { list, values } = form.draft;
  if (!isFileField(field)) {
    const isAlertEnd = name === 'validUntil' && isAlert(list, values);
    return (
      <>
        <PlainField form={form} control={isAlertEnd ? { ...control, isRequired: true } : control} />
        {isAlertEnd && <AlertEnd now={form.now} onChoose={form.fieldProps(name).onChange} />}
      </>
    );
  }
  const isSource = name === toSourceName(field);
  if (!form.takesFiles)
    return (
      <>
        {isSource && <FilesElsewhere>{messages.filesElsewhere[field]}</FilesElsewhere>}
        <PlainField form={form} control={control} />
      </>
    );
  if (isSource) return <FileField form={form} field={field} />;
  // What it shows is asked once there is a picture, which needs its text.
  if (form.fieldProps(toSourceName(field)).value === '') return null;
  return <PlainField form={form} control={{ ...control, isRequired: true }} />;
};
