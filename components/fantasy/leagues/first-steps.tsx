'use client';

import { useTranslations } from 'next-intl';
import { Problem } from '#components/fantasy/command/problem.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';
import { useJoin } from './use-join.ts';

/** Only squads play in private leagues. */
export function SquadFirst({ code, league: { season, league } }: { code: string; league: LeagueParams }) {
  const t = useTranslations('fantasy-leagues');
  const fantasy = useTranslations('fantasy');
  return (
    <EmptyState
      title={code ? t('invitedTitle') : t('noSquadTitle')}
      text={t('noSquadText')}
      action={
        <ButtonLink
          href={`${paths.profile('my-fantasy')}?${new URLSearchParams({ league: `${season}/${league}` })}`}
          variant="primary"
        >
          {fantasy('toMySquad')}
        </ButtonLink>
      }
    />
  );
}

/** An invitation that was opened: joining takes one tap. */
export function Invited({
  code,
  league,
  onJoined,
}: {
  code: string;
  league: LeagueParams;
  onJoined: (id: string) => void;
}) {
  const t = useTranslations('fantasy-leagues');
  const { join, isBusy, problem } = useJoin(league, onJoined);
  return (
    <div className="flex flex-col gap-3">
      <EmptyState
        title={t('invitedTitle')}
        text={t('invitedText', { code })}
        action={
          <Button variant="primary" disabled={isBusy} onClick={() => void join(code)}>
            {t('join.join')}
          </Button>
        }
      />
      <Problem text={problem} />
    </div>
  );
}
