import { useTranslations } from 'next-intl';
import { encode } from 'uqr';

/** A text for the camera of another device: dark on light in every scheme, or it is not read. */
export function QrCode({ text }: { text: string }) {
  const t = useTranslations('hall-screens');
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="mx-auto block w-64 max-w-full bg-white" shapeRendering="crispEdges">
      <title>{t('scanTitle')}</title>
      <path d={path} fill="#000" />
    </svg>
  );
}
