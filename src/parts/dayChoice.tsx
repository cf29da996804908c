/** The next open weekdays as buttons; a press fills the date-time input below, which stays. */
import styled from 'styled-components';

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.75rem;
`;

const Day = styled.button`
  min-height: 48px;
  padding: 0.25rem 0.9rem;
  border: 2px solid var(--edge);
  border-radius: 0;
  background: var(--paper);
  color: var(--link);
  font: inherit;
  font-weight: 700;
  cursor: pointer;
  &:hover {
    border-color: var(--link);
    text-decoration: underline;
  }
  &[aria-pressed='true'] {
    border-color: var(--leaf);
    background: var(--leaf);
    color: var(--onleaf);
  }
`;

interface DayChoiceProps {
  /** What the buttons are together: 'Next open days'. */
  readonly label: string;
  readonly days: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  readonly isDisabled?: boolean | undefined;
}

export const DayChoice = ({ label, days, chosen, onChoose, isDisabled = false }: DayChoiceProps) => (
  <Days role="group" aria-label={label}>
    {days.map((day) => (
      <Day
        key={day.value}
        type="button"
        disabled={isDisabled}
        aria-pressed={day.value === chosen}
        onClick={() => onChoose(day.value)}
      >
        {day.label}
      </Day>
    ))}
  </Days>
);
