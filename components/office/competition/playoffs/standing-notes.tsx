import { useTranslations } from 'next-intl';
import type { PlayoffBracket } from '#lib/api/contract/competition/playoffs.ts';

type Standing = Pick<PlayoffBracket, 'openGames' | 'shared' | 'missing'>;

/** What stands between the table and its seeds: games to come, shared places, missing teams. */
export function StandingNotes({ standing: { openGames, shared, missing } }: { standing: Standing }) {
  const t = useTranslations('office-playoffs');
  return (
    <div className="my-2 text-sm">
      <p className={openGames > 0 ? 'font-semibold text-warning' : 'text-quiet'}>
        {t('openGames', { count: openGames })}
      </p>
      {shared.length > 0 && <p className="font-semibold text-warning">{t('shared', { names: shared.join(', ') })}</p>}
      {missing > 0 && <p className="font-semibold text-negative">{t('missing', { count: missing })}</p>}
    </div>
  );
}
