/** Age, read-only: this year in Manila minus the birth year (spec §5). */
import { memo } from 'react';
import { ageOn, earliestBirth } from '../domain/age.ts';
import { isRealDay } from '../domain/day.ts';
import { words } from '../words/en.ts';
import { useFieldAnswer } from './fieldAnswer.ts';
import { controlAria, FieldFrame } from './fieldFrame.tsx';
import { Input } from './inputs.ts';
import { useLanguage } from './language.ts';
import { useToday } from './today.ts';

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
