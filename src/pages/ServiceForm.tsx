/** /Form_Request/:form: the form of one service. A name that no form has leads to the services to choose from. */
import { Navigate, useParams } from 'react-router-dom';
import { Container } from '../components/layout/Container.ts';
import { useCurrentFormType } from '../components/paths/useCurrentFormType.ts';
import { ServiceFormMeta } from '../components/seo/ServiceFormMeta.tsx';
import { FormClosed, isFormClosed } from '../features/request/form/FormClosed.tsx';
import { RequestForm } from '../features/request/form/RequestForm.tsx';
import { unknownFormPath } from '../form/requestPath.ts';

export const ServiceForm = () => {
  const { form = '' } = useParams();
  const type = useCurrentFormType();
  if (type === null) return <Navigate replace to={unknownFormPath(form)} />;
  return (
    <Container $foot>
      <ServiceFormMeta type={type} />
      {isFormClosed ? <FormClosed /> : <RequestForm key={type} type={type} />}
    </Container>
  );
};
