/** One control of a record, by the kind of its field. */
import { FormField, Hint, toControlProps } from '../../components/fields/FormField.tsx';
import { Input, TextArea } from '../../components/fields/inputs.ts';
import { writtenPages } from '../../content/schema/lists.ts';
import { CheckboxField, Select, TallTextArea } from '../styles.ts';
import { staffContentMessages as messages } from './messages.ts';
import type { ControlValues, FieldControl } from './values.ts';

interface RecordFieldProps {
  readonly control: FieldControl;
  readonly value: ControlValues[string];
  readonly error: string | undefined;
  readonly onChange: (value: ControlValues[string]) => void;
}

const labelOf = (name: string): string => messages.fields[name] ?? name;

const hintOf = ({ name, kind }: FieldControl): string | undefined =>
  kind === 'lines' ? messages.perLine : kind === 'figures' ? messages.perFigure : messages.hints[name];

export const RecordField = ({ control, value, error, onChange }: RecordFieldProps) => {
  const { name, kind, isRequired } = control;
  const hint = hintOf(control);
  const aria = toControlProps(name, { hint, error });
  const label = isRequired ? `${labelOf(name)} (${messages.needed})` : labelOf(name);
  if (kind === 'flag')
    return (
      <>
        <CheckboxField>
          <input
            {...aria}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          <label htmlFor={name}>{label}</label>
        </CheckboxField>
        {hint !== undefined && <Hint id={`${name}-hint`}>{hint}</Hint>}
      </>
    );
  const controlProps = {
    ...aria,
    value: String(value ?? ''),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <FormField name={name} label={label} hint={hint} error={error}>
      {kind === 'page' ? (
        <Select {...controlProps}>
          <option value="" />
          {writtenPages.map((page) => (
            <option key={page} value={page}>
              {page}
            </option>
          ))}
        </Select>
      ) : kind === 'markdown' ? (
        <TallTextArea {...controlProps} />
      ) : kind === 'lines' || kind === 'figures' ? (
        <TextArea {...controlProps} />
      ) : (
        <Input
          {...controlProps}
          type={kind === 'instant' ? 'datetime-local' : kind === 'telephone' ? 'tel' : 'text'}
        />
      )}
    </FormField>
  );
};
