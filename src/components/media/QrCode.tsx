/** A QR code, black on white in every theme and on paper. Its place is kept while its code is on the way; without it there is the link. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { onPaper } from '../../theme/breakpoints.ts';

const Room = styled.div`
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

type Drawing = ReturnType<typeof import('./qrSvgPath.ts').qrPath>;

interface QrCodeProps {
  readonly text: string;
  /** What it is, for who does not see it. */
  readonly label: string;
}

export const QrCode = ({ text, label }: QrCodeProps) => {
  const [drawing, setDrawing] = useState<Drawing | 'none' | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./qrSvgPath.ts').then(
      ({ qrPath }) => !isGone && setDrawing(qrPath(text)),
      () => !isGone && setDrawing('none'),
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  if (drawing === 'none') return null;
  return (
    <Room>
      {drawing !== null && (
        <svg
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path fill="#000" d={drawing.path} />
        </svg>
      )}
    </Room>
  );
};
