/** Buttons that move the clock of the pages and of the store, forward only. */
import { styled } from 'styled-components';
import type { LiveSetting } from '../../live/messages.ts';
import { Button, ButtonRow } from '../parts/controls.ts';
import type { LiveOptions } from './liveOptions.ts';

const Section = styled.section`
  margin-top: 1.5rem;
`;

const steps = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
const names = ['minute', 'hour', 'day'] as const;

interface ClockButtonsProps {
  readonly options: LiveOptions;
  readonly setting: LiveSetting;
  readonly onSet: (setting: LiveSetting) => Promise<void>;
}

export const ClockButtons = ({ options, setting, onSet }: ClockButtonsProps) => {
  const { clock, now, onTime, forward } = options.messages;
  return (
    <Section aria-labelledby="live-clock">
      <h3 id="live-clock">{clock}</h3>
      <p role="status">{setting.ahead === 0 ? onTime : now(options.formatSpan(setting.ahead))}</p>
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
