/** Age, read-only: this year in Manila minus the birth year (spec §5). */
import { ageOn } from '../domain/age.ts';
import { isRealDay } from '../domain/day.ts';
import { words } from '../words/en.ts';
import { controlAria, FieldFrame } from './fieldFrame.tsx';
import { Input } from './inputs.ts';
import { useToday } from './today.ts';

interface AgeFieldProps {
  readonly birthDate: string;
}

export const AgeField = ({ birthDate }: AgeFieldProps) => {
  const today = useToday();
  const isKnown = isRealDay(birthDate) && birthDate >= '1900-01-01' && birthDate <= today;
  const { label, hint } = words.fields.age;
  return (
    <FieldFrame name="age" label={label} hint={hint}>
      <Input
        {...controlAria('age', { hint })}
        name="age"
        type="text"
        $width="w4"
        readOnly
        value={isKnown ? String(ageOn(today, birthDate)) : ''}
      />
    </FieldFrame>
  );
};
