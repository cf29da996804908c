/** Buttons that move the clock of the pages and of the store, forward only. */
import styled from 'styled-components';
import { qaMessages } from '../../../../../src/qa/qaMessages.ts';
import type { QaSetting } from '../../../../../src/qa/settings.ts';
import { Button, ButtonRow } from '../parts/controls.ts';

const Section = styled.section`
  margin-top: 1.5rem;
`;

const steps = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
const names = ['minute', 'hour', 'day'] as const;

interface ClockButtonsProps {
  readonly setting: QaSetting;
  readonly onSet: (setting: QaSetting) => Promise<void>;
}

export const ClockButtons = ({ setting, onSet }: ClockButtonsProps) => {
  const { clock, now, onTime, forward } = qaMessages.live;
  return (
    <Section aria-labelledby="live-clock">
      <h3 id="live-clock">{clock}</h3>
      <p role="status">{setting.ahead === 0 ? onTime : now(qaMessages.span(setting.ahead))}</p>
      <ButtonRow>
        {names.map((name) => (
          <Button key={name} onClick={() => void onSet({ ...setting, ahead: setting.ahead + steps[name] })}>
            {forward[name]}
          </Button>
        ))}
      </ButtonRow>
    </Section>
  );
};
