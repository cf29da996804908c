/** Footer switch of the data saver. The marker attribute that hides pictures also selects the switch's text. */
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { whileDataSaverOn } from '../../theme/dataSaver.ts';

const Switch = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  text-align: left;
  text-decoration: underline;
  cursor: pointer;
  ${whileDataSaverOn} & > :first-child,
  :root:not(${whileDataSaverOn}) & > :last-child {
    display: none;
  }
`;

export const DataSaverSwitch = () => {
  const messages = useMessages(partMessages).saveData;
  const { dataSaver } = useServices();
  return (
    <Switch type="button" onClick={dataSaver.toggle}>
      <span>{messages.off}</span>
      <span>{messages.on}</span>
    </Switch>
  );
};
