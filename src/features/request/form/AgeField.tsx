/** Age, read-only: this year in Manila minus the birth year (spec §5). */
import { memo } from 'react';
import { FormField, toControlProps } from '../../../components/fields/FormField.tsx';
import { Input } from '../../../components/fields/inputs.ts';
import { useLocale } from '../../../context/localeContext.ts';
import { ageOn, earliestBirthDate } from '../../../domain/dates/age.ts';
import { isRealDay } from '../../../domain/dates/day.ts';
import { requestFormMessages } from '../../../i18n/en/form.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';
import { useFieldAnswer } from './useField.ts';

const said = requestFormMessages.fields.age;

const Age = memo(({ value }: { readonly value: string }) => {
  useLocale();
  return (
    <FormField name="age" {...said}>
      <Input {...toControlProps('age', said)} name="age" type="text" $width="w4" readOnly value={value} />
    </FormField>
  );
});

export const AgeField = () => {
  const today = useToday();
  const { value: birthDate } = useFieldAnswer('birthDate');
  const isKnown = isRealDay(birthDate) && birthDate >= earliestBirthDate && birthDate <= today;
  return <Age value={isKnown ? String(ageOn(today, birthDate)) : ''} />;
};
