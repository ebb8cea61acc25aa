import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { MastheadCrest } from './masthead-crest.tsx';
import { TeamName } from './team-name.tsx';

/** A team in its key: the crest on a white plate, so it contrasts with the club's colour. */
export function GameMastheadSide({ team, href, note }: { team: TeamRef | null; href?: string; note?: ReactNode }) {
  const t = useTranslations('entity');
  if (!team) return <span className="px-1 text-center text-xs text-quiet sm:text-sm">{t('teamOpen')}</span>;
  const content = (
    <>
      <span className="masthead-plate">
        <span className="contents scheme-light">
          <MastheadCrest of={team} size="masthead" />
        </span>
      </span>
      <span className="masthead-name">
        <TeamName team={team} />
      </span>
      <span className="masthead-short-name" aria-hidden="true">
        {team.shortName}
      </span>
    </>
  );
  return (
    <div className="min-w-0 text-white">
      {href ? (
        <Link href={href} className="masthead-side underline-offset-4 hover:underline">
          {content}
        </Link>
      ) : (
        <div className="masthead-side">{content}</div>
      )}
      {note && <div className="pt-0.5 text-center text-xs max-sm:hidden">{note}</div>}
    </div>
  );
}
