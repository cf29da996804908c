/** The fee of the chosen certificate, with the service of the site's charter. */
import type { FormType } from '../../../form/types.ts';
import { useFormService } from '../../../query/useFormService.ts';
import { CertificateFeeLine } from './CertificateFeeLine.tsx';

export const CertificateFee = ({ type }: { readonly type: FormType }) => {
  const result = useFormService(type);
  return <CertificateFeeLine type={type} service={result.status === 'success' ? result.data : null} />;
};
