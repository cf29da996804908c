/** The sheet of a document: 180 × 240 mm of content, which fits A4, Letter and 8.5 × 13 in. */
import styled, { css } from 'styled-components';
import { Seal } from '../../components/layout/Seal.tsx';
import { QrCode } from '../../components/media/QrCode.tsx';
import { withKeys } from '../../lib/withKeys.ts';
import { site } from '../../site.ts';
import type { Piece } from '../../staff-core/documents/documentValues.ts';
import type { SheetContent } from '../../staff-core/documents/fillSheet.ts';
import { columnsOrPaper, onPaper } from '../../theme/breakpoints.ts';
import { documentMessages, sheetWords } from './messages.ts';
import { toPrintedAddress } from './verifyAddress.ts';

const draftMark = css`
  &::before {
    content: '${documentMessages.draft}';
    position: absolute;
    top: 38%;
    left: 0;
    right: 0;
    color: rgb(0 0 0 / 12%);
    font-size: 72pt;
    font-weight: 800;
    letter-spacing: 0.2em;
    text-align: center;
    transform: rotate(-24deg);
    pointer-events: none;
    print-color-adjust: exact;
  }
`;

/* Black on white in every theme, as on paper. */
const Sheet = styled.article<{ readonly $isDraft: boolean }>`
  position: relative;
  max-width: 180mm;
  margin-top: 1.5rem;
  padding: 10mm 8mm;
  border: 1px solid var(--edge);
  background: #fff;
  color: #000;
  font-size: 12pt;
  line-height: 1.45;
  overflow: hidden;
  h2 {
    margin: 8mm 0 6mm;
    color: #000;
    font-size: 18pt;
    text-align: center;
    text-transform: uppercase;
  }
  p + p {
    margin-top: 3.5mm;
  }
  p {
    overflow-wrap: anywhere;
  }
  /* It is drawn, so that it is no text that must be read. */
  ${({ $isDraft }) => $isDraft && draftMark}
  ${onPaper} {
    width: 180mm;
    /* The longest answers then fit one sheet of Letter, the shortest paper. */
    font-size: 11pt;
    line-height: 1.35;
    max-width: none;
    /* A text that is longer goes on overleaf: it must never be cut. */
    min-height: 240mm;
    margin: 0 auto;
    padding: 0;
    border: 0;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6mm;
  border-bottom: 2pt solid #000;
  padding-bottom: 3mm;
  & > svg,
  & > img {
    flex: none;
    width: 20mm;
    height: 20mm;
  }
  div {
    line-height: 1.25;
    text-align: center;
  }
  strong,
  span {
    display: block;
  }
`;

const Blank = styled.span`
  display: inline-block;
  min-width: 10em;
  border-bottom: 1px solid #000;
`;

const Signature = styled.div`
  width: 75mm;
  max-width: 100%;
  margin: 14mm 0 0 auto;
  line-height: 1.3;
  text-align: center;
  span {
    display: block;
  }
  b {
    display: block;
    min-height: 1.4em;
    border-bottom: 1px solid #000;
    text-transform: uppercase;
  }
`;

/* The code stands beside the signature, so that the lower third of the sheet stays free for stamp and seal. */
const Below = styled.div`
  ${columnsOrPaper} {
    display: grid;
    grid-template-columns: 43mm minmax(0, 1fr);
    gap: 6mm;
    align-items: end;
  }
`;

/* Its size is that of the paper: 43 mm are read from a copy too. */
const Code = styled.div`
  margin-top: 8mm;
  & > div {
    position: static;
    width: 43mm;
  }
`;

const Foot = styled.footer`
  margin-top: 6mm;
  font-size: 10pt;
  line-height: 1.35;
  p + p {
    margin-top: 1mm;
  }
`;

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  withKeys(pieces).map(({ key, item }) =>
    item === null ? <Blank key={key}>&nbsp;</Blank> : <span key={key}>{item}</span>,
  );

/** What a sheet has besides its text once the document is in the register. */
export interface SheetNumber {
  readonly number: string;
  /** The address with its signed code; null for a paper without one. */
  readonly address: string | null;
}

interface DocumentSheetProps extends SheetContent {
  /** Null for a draft and for an oath. */
  readonly numbered?: SheetNumber | null;
}

export const DocumentSheet = ({
  locale,
  title,
  paragraphs,
  foot,
  signatory,
  terms,
  numbered = null,
}: DocumentSheetProps) => {
  const words = sheetWords[locale];
  const address = numbered?.address ?? null;
  const footer = (
    <Foot>
      {numbered !== null && (
        <p>
          <b>
            {words.number} {numbered.number}
          </b>
        </p>
      )}
      {terms !== null && (
        <p>
          {terms.receipt === ''
            ? words.free
            : `${words.receipt} ${terms.receipt} · ${words.amount}: ₱${terms.amount}`}
          {terms.validUntil !== '' && ` · ${words.validUntil} ${terms.validUntil}`}
        </p>
      )}
      {withKeys(foot).map(({ key, item }) => (
        <p key={key}>
          <Pieces pieces={item} />
        </p>
      ))}
      {address !== null && (
        <p>
          {words.check} <b>{toPrintedAddress(address)}</b>
        </p>
      )}
    </Foot>
  );
  return (
    <Sheet $isDraft={terms !== null && numbered === null} lang={locale} aria-label={documentMessages.sheet}>
      <Head>
        <Seal />
        <div>
          <span>{words.republic}</span>
          <span>{site.province}</span>
          <span>{site.municipality}</span>
          <strong>{site.barangay}</strong>
          <span>{words.office}</span>
        </div>
      </Head>
      <h2>{title}</h2>
      {withKeys(paragraphs).map(({ key, item }) => (
        <p key={key}>
          <Pieces pieces={item} />
        </p>
      ))}
      {terms === null ? (
        footer
      ) : (
        <Below>
          <Code>{address !== null && <QrCode text={address} label={words.code} />}</Code>
          <div>
            <Signature>
              {signatory?.isCaptain === false && <span>{words.forCaptain}</span>}
              <b>{signatory?.name}</b>
              <span>{signatory?.position ?? words.captain}</span>
            </Signature>
            {footer}
          </div>
        </Below>
      )}
    </Sheet>
  );
};
