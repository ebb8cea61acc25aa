'use client';

import { useTranslations } from 'next-intl';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useMember } from '#components/entity/own/use-member.ts';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { ownGamesQuery } from '#lib/api/queries/profile.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { OwnGameList } from './own-game-list.tsx';

/** The games of the visitor's own player, else of followed teams. */
export function OwnGamesView() {
  return (
    <Texts of={['profile', 'entity', 'statistics']}>
      <OwnGames />
    </Texts>
  );
}

function OwnGames() {
  const t = useTranslations('profile.myGames');
  const locale = usePageLocale();
  const { data, isError, refetch } = useOwnQuery(useMember(), ownGamesQuery(locale));
  if (!data) return <LoadingState isError={isError} onRetry={() => void refetch()} />;
  const { player, next, last } = data;
  if (next.length + last.length === 0)
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={<ButtonLink href={paths.account()}>{t('toAccount')}</ButtonLink>}
      />
    );
  return (
    <div className="flex flex-col gap-10">
      <p className="text-quiet">{player ? t('ofPlayer', { name: player.name }) : t('ofTeams')}</p>
      {next.length > 0 && (
        <Section title={t('next')}>
          <OwnGameList games={next} />
        </Section>
      )}
      {last.length > 0 && (
        <Section title={t('last')}>
          <OwnGameList games={last} />
        </Section>
      )}
    </div>
  );
}
