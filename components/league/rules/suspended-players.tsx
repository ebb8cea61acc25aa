import { useLocale, useTranslations } from 'next-intl';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { LeagueSuspensions } from '#lib/api/contract/people/suspensions.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** Who may not play in a league, and for how long. */
export function SuspendedPlayers({ suspensions }: { suspensions: NonNullable<LeagueSuspensions['suspensions']> }) {
  const t = useTranslations('league-rules');
  const locale = tagLocale(useLocale());
  return (
    <Section title={t('sections.suspensions')}>
      {suspensions.length === 0 && <p className="py-3 text-quiet">{t('suspensions.none')}</p>}
      <ul>
        {suspensions.map(({ player, teams, games, served, from, until, cause }) => (
          <li key={`${player.id} ${from} ${cause}`} className="border-b border-line py-2">
            <span className="block font-semibold">
              <PlayerLink player={player} href={paths.player(player.slug)} note={teams.join(', ')} isWrapped />
            </span>
            <span className="block text-sm text-quiet">
              {[
                games === null
                  ? t('suspensions.through', { day: formatDay(locale, until ?? from, 'date') })
                  : t('suspensions.served', { served, games }),
                cause && t(`suspensions.${cause}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
