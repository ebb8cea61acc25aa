'use client';

import { useTranslations } from 'next-intl';
import { GameRows } from '#components/entity/game-rows.tsx';
import { StoryItem } from '#components/entity/story/story-item.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { FollowingPage } from '#lib/api/contract/account/following.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { FollowedList } from './followed-list.tsx';
import { Milestones } from './milestones.tsx';
import { NothingFollowed } from './nothing-followed.tsx';

/** Games that are on, to come and over; news and milestones; then what is followed. */
export function FollowingPanel({ page }: { page: FollowingPage }) {
  const t = useTranslations('profile.following');
  const locale = usePageLocale();
  const { live, next, last, games, news, milestones } = page;
  const followed = [page.teams, page.players, page.leagues, page.clubs, games].flat();
  const hasGames = live.length + next.length + last.length > 0;
  if (followed.length === 0 && !hasGames) return <NothingFollowed />;
  const display = { cover: null, timeZone: visitorTimeZone(), locale };
  return (
    <PageColumns aside={<FollowedList page={page} />}>
      <Games title={t('live')} games={live} />
      <Games title={t('next')} games={next} />
      <Games title={t('last')} games={last} />
      {!hasGames && <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />}
      <Milestones milestones={milestones} games={[...last, ...live]} />
      {news.length > 0 && (
        <Section title={t('news')} more={{ href: paths.news(), label: t('allNews') }}>
          <ul className="flex flex-col gap-5">
            {news.map((story) => (
              <li key={story.id}>
                <StoryItem story={story} display={display} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </PageColumns>
  );
}

function Games({ title, games }: { title: string; games: readonly GameSummary[] }) {
  if (games.length === 0) return null;
  return (
    <Section title={title}>
      <GameRows games={games} isLeagueShown />
    </Section>
  );
}
