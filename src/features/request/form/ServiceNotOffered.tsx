/** Shown on the form of a service that staff have hidden, before anything is filled in: where to ask instead. */
import { Link } from 'react-router-dom';
import { Alert } from '../../../components/ui/Alert.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { serviceChooserPath } from '../../../form/requestPath.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { site } from '../../../site.ts';

export const ServiceNotOffered = () => {
  const notOfferedMessages = useMessages(formMessages).notOffered;
  const messages = useMessages(partMessages);
  return (
    <Alert tone="warning" title={notOfferedMessages.title}>
      <p>{notOfferedMessages.ask(messages.hours(site.hall.opens, site.hall.closes))}</p>
      <p>
        <Link to={serviceChooserPath}>{notOfferedMessages.others}</Link>
      </p>
    </Alert>
  );
};
