import { useTranslations } from 'next-intl';
import { encode } from 'uqr';

/** A QR code of a text. Always dark on light: scanners do not read inverted codes. */
export function QrCode({ text }: { text: string }) {
  const t = useTranslations('venue-screens');
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="mx-auto block w-64 max-w-full bg-white" shapeRendering="crispEdges">
      <title>{t('scanTitle')}</title>
      <path d={path} fill="#000" />
    </svg>
  );
}
