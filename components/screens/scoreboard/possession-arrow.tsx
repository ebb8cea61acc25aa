import { useTranslations } from 'next-intl';
import type { Place } from './place.ts';

/** The possession arrow on the side of the team with the next alternating possession. */
export function Arrow({ place, isOn }: { place: Place; isOn: boolean }) {
  const t = useTranslations('screens');
  return (
    <svg viewBox="0 0 10 10" className="arrow" data-on={isOn || undefined} aria-hidden={!isOn}>
      <title>{t('arrow')}</title>
      <path d={place === 'left' ? 'M9 0.5L1 5L9 9.5Z' : 'M1 0.5L9 5L1 9.5Z'} />
    </svg>
  );
}
