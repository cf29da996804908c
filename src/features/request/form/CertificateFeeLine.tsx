/** The fee of the chosen certificate, below the choice: on a phone the list of fees is far above it. */
import { memo } from 'react';
import { listFees } from '../../../components/charter/fees.ts';
import { Hint } from '../../../components/fields/FormField.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import type { ServiceSummary } from '../../../content/models/formService.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { type Certificate, parseCertificate } from '../../../form/certificate.ts';
import type { FormType } from '../../../form/types.ts';
import { serviceMessages } from '../../../i18n/en/service.ts';
import { useField } from './useField.ts';

interface ServiceFeeProps {
  readonly type: FormType;
  /** Null while it is not known. */
  readonly service: ServiceSummary | null;
}

const Fee = memo(
  ({ type, service, certificate }: ServiceFeeProps & { readonly certificate: Certificate | null }) => {
    const translate = useTranslate();
    const { fee } = useMessages(serviceMessages).facts;
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
  },
);

export const CertificateFeeLine = (props: ServiceFeeProps) => (
  <Fee {...props} certificate={parseCertificate(useField('certificate').value)} />
);
