/**
 * A QR code, black on white in every theme and on paper. Its space is reserved while its code loads; if that fails,
 * the link remains.
 */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { onPaper } from '../../theme/breakpoints.ts';

const Frame = styled.div`
  flex: none;
  width: min(11rem, 100%);
  aspect-ratio: 1;
  background: #fff;
  forced-color-adjust: none;
  ${onPaper} {
    position: absolute;
    top: 1mm;
    right: 2mm;
    width: 25mm;
    print-color-adjust: exact;
  }
`;

type QrSvgPath = ReturnType<typeof import('./qrSvgPath.ts').toQrSvgPath>;

interface QrCodeProps {
  readonly text: string;
  /** Text alternative for screen readers. */
  readonly label: string;
}

export const QrCode = ({ text, label }: QrCodeProps) => {
  const [qrSvg, setQrSvg] = useState<QrSvgPath | 'none' | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    importWithRetry(() => import('./qrSvgPath.ts')).then(
      ({ toQrSvgPath }) => !isUnmounted && setQrSvg(toQrSvgPath(text)),
      () => !isUnmounted && setQrSvg('none'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [text]);
  if (qrSvg === 'none') return null;
  return (
    <Frame>
      {qrSvg !== null && (
        <svg
          viewBox={`0 0 ${qrSvg.size} ${qrSvg.size}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path fill="#000" d={qrSvg.path} />
        </svg>
      )}
    </Frame>
  );
};
