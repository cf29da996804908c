/** The data saver of this browser. Its state is the attribute of the page that the styles select by, and the stored choice. */
import type { DataSaver } from '../context/services.ts';
import { isDataSaverPreferred, storeDataSaverChoice } from '../ssr/hydration/dataSaverChoice.ts';
import { dataSaverMarker } from '../theme/dataSaver.ts';

export const createDataSaver = (): DataSaver => {
  const { dataset } = document.documentElement;
  const isOn = () => dataset[dataSaverMarker] !== undefined;
  const set = (isSaving: boolean) => {
    if (isSaving) dataset[dataSaverMarker] = '';
    else delete dataset[dataSaverMarker];
  };
  set(isDataSaverPreferred());
  return {
    toggle: () => {
      set(!isOn());
      storeDataSaverChoice(isOn());
    },
  };
};
