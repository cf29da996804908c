/** A checkbox for each simulated fault. */
import styled from 'styled-components';
import { qaMessages } from '../../../../../src/qa/qaMessages.ts';
import { faultNames, type QaSetting } from '../../../../../src/qa/settings.ts';
import { Checkbox } from '../parts/Checkbox.tsx';

const Faults = styled.fieldset`
  margin-top: 1.5rem;
`;

interface FaultSwitchesProps {
  readonly setting: QaSetting;
  readonly onSet: (setting: QaSetting) => Promise<void>;
}

export const FaultSwitches = ({ setting, onSet }: FaultSwitchesProps) => (
  <Faults>
    <legend>{qaMessages.live.faults}</legend>
    {faultNames.map((name) => (
      <div key={name}>
        <Checkbox
          name={name}
          label={qaMessages.switches[name].name}
          aria-describedby={`what-${name}`}
          checked={setting.switches.includes(name)}
          onChange={({ target }) => {
            const others = setting.switches.filter((each) => each !== name);
            void onSet({ ...setting, switches: target.checked ? [...others, name] : others });
          }}
        />
        <p id={`what-${name}`}>{qaMessages.switches[name].what}</p>
      </div>
    ))}
  </Faults>
);
