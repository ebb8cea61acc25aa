import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { ClubVenue } from '#lib/api/contract/club.ts';
import { mapLink } from '#lib/map-link.ts';

/** Home venues of a club, with links to a map. */
export function Venues({ venues }: { venues: readonly ClubVenue[] }) {
  const t = useTranslations('club');
  if (venues.length === 0) return null;
  return (
    <Section title={t('venues')}>
      <ul>
        {venues.map((venue) => {
          const map = mapLink(venue);
          return (
            <li
              key={venue.id}
              className="flex items-start justify-between gap-3 border-b border-line bg-raised px-3 py-2.5 text-sm"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{venue.name}</span>
                <span className="block text-quiet">{[venue.address, venue.city].filter(Boolean).join(', ')}</span>
                <span className="flex flex-wrap gap-x-4 text-xs text-quiet">
                  {venue.capacity !== null && <span>{t('capacity', { count: venue.capacity })}</span>}
                  {venue.games > 0 && <span>{t('homeGames', { count: venue.games })}</span>}
                </span>
              </span>
              {map && (
                <a
                  href={map}
                  rel="noopener"
                  aria-label={t('mapOf', { name: venue.name })}
                  className="shrink-0 text-link underline underline-offset-4"
                >
                  {t('map')}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
