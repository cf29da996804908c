/** Each fault behind a box. */
import styled from 'styled-components';
import { Checkbox } from '../../components/fields/Checkbox.tsx';
import { qaMessages } from '../../i18n/en/qa.ts';
import { type Setting, switchNames } from '../../qa/settings.ts';

const Faults = styled.fieldset`
  margin-top: 1.5rem;
`;

interface SwitchesProps {
  readonly setting: Setting;
  readonly onSet: (setting: Setting) => Promise<void>;
}

export const Switches = ({ setting, onSet }: SwitchesProps) => (
  <Faults>
    <legend>{qaMessages.live.faults}</legend>
    {switchNames.map((name) => (
      <div key={name}>
        <Checkbox
          type="checkbox"
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
