'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { Follow } from '#components/entity/follow.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { useConfig } from '#stores/config.ts';

/** Where to begin: the leagues of the season, and the ways to clubs and players. */
export function NothingFollowed() {
  const t = useTranslations('profile.following');
  const locale = usePageLocale();
  const leagues = useConfig((state) => state.currentSeasonLeagues);
  useEffect(() => {
    // Without leagues the links remain.
    useConfig
      .getState()
      .load(locale)
      .catch((error: unknown) => console.warn('The leagues of the season are not available.', error));
  }, [locale]);
  return (
    <>
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink variant="primary" href={paths.clubs()}>
              {t('toClubs')}
            </ButtonLink>
            <ButtonLink href={paths.players()}>{t('toPlayers')}</ButtonLink>
          </div>
        }
      />
      {leagues.length > 0 && (
        <Section title={t('leagues')} className="mt-10 max-w-2xl">
          <ul>
            {leagues.map(({ id, name, season, seasonName, slug, logo }) => (
              <li key={id} className="flex items-center gap-3 border-b border-line py-2">
                <Crest of={{ name, crest: logo, colors: null }} />
                <span className="min-w-0 flex-1">
                  <Link
                    href={paths.league(season, slug)}
                    prefetch={false}
                    className="font-semibold underline-offset-4 hover:underline"
                  >
                    {name}
                  </Link>
                  <span className="block text-xs text-quiet">{seasonName}</span>
                </span>
                <Follow noun="league" id={id} name={name} href={paths.league(season, slug)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
