/** Age, read-only: this year in Manila minus the birth year (spec §5). */
import { memo } from 'react';
import { controlAria, FieldFrame } from '../../../components/fields/FormField.tsx';
import { Input } from '../../../components/fields/inputs.ts';
import { useLanguage } from '../../../context/localeContext.ts';
import { ageOn, earliestBirth } from '../../../domain/dates/age.ts';
import { isRealDay } from '../../../domain/dates/day.ts';
import { words } from '../../../i18n/en/form.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';
import { useFieldAnswer } from './useField.ts';

const said = words.fields.age;

const Age = memo(({ value }: { readonly value: string }) => {
  useLanguage();
  return (
    <FieldFrame name="age" {...said}>
      <Input {...controlAria('age', said)} name="age" type="text" $width="w4" readOnly value={value} />
    </FieldFrame>
  );
});

export const AgeField = () => {
  const today = useToday();
  const { value: birthDate } = useFieldAnswer('birthDate');
  const isKnown = isRealDay(birthDate) && birthDate >= earliestBirth && birthDate <= today;
  return <Age value={isKnown ? String(ageOn(today, birthDate)) : ''} />;
};
