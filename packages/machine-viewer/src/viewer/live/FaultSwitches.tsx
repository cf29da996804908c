/** A checkbox for each simulated fault. */
import { styled } from 'styled-components';
import type { LiveSetting } from '../../live/messages.ts';
import { Checkbox } from '../parts/Checkbox.tsx';
import type { LiveOptions } from './liveOptions.ts';

const Faults = styled.fieldset`
  margin-top: 1.5rem;
`;

interface FaultSwitchesProps {
  readonly options: LiveOptions;
  readonly setting: LiveSetting;
  readonly onSet: (setting: LiveSetting) => Promise<void>;
}

export const FaultSwitches = ({ options: { messages, switches }, setting, onSet }: FaultSwitchesProps) => (
  <Faults>
    <legend>{messages.faults}</legend>
    {switches.map(({ name, label, description }) => (
      <div key={name}>
        <Checkbox
          name={name}
          label={label}
          aria-describedby={`what-${name}`}
          checked={setting.switches.includes(name)}
          onChange={({ target }) => {
            const others = setting.switches.filter((each) => each !== name);
            void onSet({ ...setting, switches: target.checked ? [...others, name] : others });
          }}
        />
        <p id={`what-${name}`}>{description}</p>
      </div>
    ))}
  </Faults>
);
