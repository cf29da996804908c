/** Age, read-only: this year in Manila minus the birth year (spec §5). */
import { memo } from 'react';
import { FormField, toControlProps } from '../../../components/fields/FormField.tsx';
import { Input } from '../../../components/fields/inputs.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { ageOn, earliestBirthDate } from '../../../domain/dates/age.ts';
import { isRealDay } from '../../../domain/dates/day.ts';
import { fieldMessages } from '../../../i18n/en/fields.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';
import { useField } from './useField.ts';

const ReadOnlyAge = memo(({ value }: { readonly value: string }) => {
  const { label } = useMessages(fieldMessages).fields.age;
  return (
    <FormField name="age" label={label}>
      <Input {...toControlProps('age', {})} name="age" type="text" $width="w4" readOnly value={value} />
    </FormField>
  );
});

export const AgeField = () => {
  const today = useToday();
  const { value: birthDate } = useField('birthDate');
  const isValid = isRealDay(birthDate) && birthDate >= earliestBirthDate && birthDate <= today;
  return <ReadOnlyAge value={isValid ? String(ageOn(today, birthDate)) : ''} />;
};
