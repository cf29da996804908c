/** One control of a record, by the kind of its field, with what belongs to it. */
import styled from 'styled-components';
import { Hint } from '../../components/fields/FormField.tsx';
import { type FieldKind, writtenPages } from '../../content/schema/lists.ts';
import { StaffCheckbox, StaffField, StaffSelect } from '../fields.tsx';
import { AlertEnd, isAlert } from './AlertEnd.tsx';
import { FileField } from './files/FileField.tsx';
import { isFileField, toSourceName } from './files/fileValues.ts';
import { staffContentMessages as messages } from './messages.ts';
import type { RecordForm } from './recordForm.ts';
import type { FieldControl } from './values.ts';

const FilesElsewhere = styled(Hint)`
  margin-top: 1.5rem;
`;

/** The height of the control of a text of several lines, by kind. */
export const minHeights: Partial<Readonly<Record<FieldKind, string>>> = {
  markdown: '18rem',
  lines: '7.5rem',
  figures: '7.5rem',
};

interface RecordFieldProps {
  readonly form: RecordForm;
  readonly control: FieldControl;
}

const hintOf = ({ name, kind }: FieldControl): string | undefined =>
  kind === 'lines' ? messages.perLine : kind === 'figures' ? messages.perFigure : messages.hints[name];

const PlainField = ({ form, control }: RecordFieldProps) => {
  const { name, kind, isRequired } = control;
  const own = messages.fields[name] ?? name;
  const texts = { label: isRequired ? `${own} (${messages.needed})` : own, hint: hintOf(control) };
  if (kind === 'flag') return <StaffCheckbox {...form.checkboxProps(name)} {...texts} />;
  if (kind === 'page')
    return (
      <StaffSelect
        {...form.fieldProps(name)}
        {...texts}
        options={['', ...writtenPages].map((page) => [page, page] as const)}
      />
    );
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
