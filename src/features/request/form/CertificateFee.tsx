/** The fee of the chosen certificate, below the choice: on a phone the list of fees is far above it. */
import { memo } from 'react';
import { listFees } from '../../../components/charter/fees.ts';
import { Hint } from '../../../components/fields/FormField.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { type Certificate, parseCertificate } from '../../../form/certificate.ts';
import type { FormType } from '../../../form/types.ts';
import { serviceMessages } from '../../../i18n/en/service.ts';
import { useFormService } from '../../../query/useFormService.ts';
import { useField } from './useField.ts';

interface FeeProps {
  readonly type: FormType;
  readonly certificate: Certificate | null;
}

const Fee = memo(({ type, certificate }: FeeProps) => {
  const translate = useTranslate();
  const { fee } = useMessages(serviceMessages).facts;
  const result = useFormService(type);
  const service = result.status === 'success' ? result.data : null;
  const { lines, lang, note } = listFees(type, service, translate, certificate);
  const isNamed = lines.length < listFees(type, service, translate).lines.length;
  return (
    <Hint role="status">
      {isNamed && (
        <>
          <b>{fee}</b> <span lang={lang}>{lines.join('; ')}</span>
          {service?.isSample === true && (
            <>
              {' '}
              <SampleTag />
            </>
          )}
          {note !== null && (
            <>
              <br />
              <span>{note}</span>
            </>
          )}
        </>
      )}
    </Hint>
  );
});

export const CertificateFee = ({ type }: { readonly type: FormType }) => (
  <Fee type={type} certificate={parseCertificate(useField('certificate').value)} />
);
