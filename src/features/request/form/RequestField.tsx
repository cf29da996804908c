/** One field of a request form, rendered from its row in the field table. Formik has its value and its error. */
import { memo } from 'react';
import styled from 'styled-components';
import { Checkbox, CheckboxRow } from '../../../components/fields/Checkbox.tsx';
import { FormField, Hint, toControlProps } from '../../../components/fields/FormField.tsx';
import { Input, TextArea } from '../../../components/fields/inputs.ts';
import type { RunAfterPointerUp } from '../../../components/fields/useAfterPointerUp.ts';
import { useTranslate } from '../../../context/localeContext.ts';
import { fieldRowOf, fieldSpec, type InputFieldName } from '../../../form/fields.ts';
import { choiceLabel } from '../../../form/formatAnswer.ts';
import { fieldMessages } from '../../../i18n/en/fields.ts';
import type { SitePlace } from '../../../i18n/place.ts';
import { site } from '../../../site.ts';
import { type FieldState, useField } from './useField.ts';
import { noneCheckboxName } from './useHydratedFormValues.ts';

const TickField = styled.div`
  margin-top: 1.5rem;
`;

interface RequestFieldProps {
  readonly name: InputFieldName;
  readonly afterPointerUp: RunAfterPointerUp;
  /** The hint of a field that is optional here, though not in the table; undefined for any other. */
  readonly optionalHint?: string | undefined;
}

const Field = memo((field: RequestFieldProps & FieldState) => {
  const translate = useTranslate();
  const { name, value, isTouched, error, setFieldValue, setFieldTouched, afterPointerUp, optionalHint } =
    field;
  const handleBlur = () => afterPointerUp(() => void setFieldTouched(name, true));
  const { input, options } = fieldRowOf(name);
  if (!input) return null;
  const { label, optional: isAlwaysOptional } = fieldSpec(name, translate);
  const optional = isAlwaysOptional || optionalHint !== undefined;
  const messages: { label: string; hint?: string | ((place: SitePlace) => string); none?: string } =
    translate(fieldMessages).fields[name];
  // Revalidate on change while an error shows, so that a fixed answer clears it; a radio choice always revalidates.
  const shouldValidate = error !== undefined || input.control === 'radio';
  const frame = {
    name,
    label,
    hint: optionalHint ?? (typeof messages.hint === 'function' ? messages.hint(site.place) : messages.hint),
    error,
    isOptional: optional,
  };
  if (input.control === 'radio')
    return (
      <FormField {...frame} isGroup isRequired={!optional}>
        <CheckboxRow>
          {options?.map((option, index) => (
            <Checkbox
              key={option}
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={option}
              label={choiceLabel(name, option, translate)}
              checked={value === option}
              onChange={() => void setFieldValue(name, option, shouldValidate)}
              onBlur={handleBlur}
            />
          ))}
        </CheckboxRow>
      </FormField>
    );
  if (input.control === 'checkbox')
    return (
      <TickField>
        <Checkbox
          {...toControlProps(name, frame)}
          type="checkbox"
          name={name}
          value={options?.[0]}
          label={label}
          checked={value !== ''}
          onChange={(event) => void setFieldValue(name, event.target.checked ? options?.[0] : '', false)}
        />
        <Hint id={`${name}-hint`}>{frame.hint}</Hint>
      </TickField>
    );
  const hasNone = input.none !== undefined && value === input.none;
  const control = {
    ...toControlProps(name, frame),
    name,
    value,
    required: !optional,
    onChange: (event: { target: { value: string } }) =>
      void setFieldValue(name, event.target.value, shouldValidate),
    onBlur: handleBlur,
  };
  return (
    <FormField {...frame}>
      {input.control === 'textarea' ? (
        <TextArea {...control} rows={4} />
      ) : (
        <Input
          {...control}
          type={input.control}
          $width={input.width}
          autoComplete={input.autoComplete ?? 'off'}
          inputMode={input.inputMode}
          {...(input.isProper && { autoCapitalize: 'words', spellCheck: false })}
        />
      )}
      {input.none !== undefined && (
        <Checkbox
          type="checkbox"
          name={noneCheckboxName(name)}
          label={messages.none}
          checked={hasNone}
          onChange={(event) => {
            void setFieldValue(name, event.target.checked ? input.none : '', isTouched);
          }}
        />
      )}
    </FormField>
  );
});

export const RequestField = (props: RequestFieldProps) => <Field {...props} {...useField(props.name)} />;
