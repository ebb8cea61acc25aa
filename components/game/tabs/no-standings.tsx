import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';

/** Empty state for games that count in no standings, with a link to the bracket or the standings. */
export function NoGameStandings({ game: { league, address } }: { game: Game }) {
  const t = useTranslations('game');
  const isPlayoff = address.kind === 'playoff';
  return (
    <EmptyState
      title={t('noTableTitle')}
      text={t(isPlayoff ? 'noTablePlayoffText' : 'noTableText')}
      action={
        <ButtonLink href={paths.leagueTab(league.season, league.slug, isPlayoff ? 'playoff' : 'standings')}>
          {t(isPlayoff ? 'toBracket' : 'toStandings')}
        </ButtonLink>
      }
    />
  );
}
