/** For somebody who has only the reference: who can find the request by it, when, and why this page cannot. It is no error. */
import { Alert } from '../../../components/ui/Alert.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { site } from '../../../site.ts';
import { CallHall } from './ContactOffice.tsx';

export const LostCode = () => {
  const { lost } = useMessages(statusPageMessages);
  const { hours } = useMessages(partMessages);
  return (
    <Alert tone="note" role="none" title={lost.title}>
      <p>{lost.text(hours(site.hall.opens, site.hall.closes))}</p>
      <CallHall />
      <p>{lost.why}</p>
    </Alert>
  );
};
