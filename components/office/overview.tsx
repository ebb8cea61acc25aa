'use client';

import { useTranslations } from 'next-intl';
import { Link } from '#components/ui/link.tsx';
import { listGames } from '#lib/api/contract/game.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ownGames } from '#lib/office/own-games.ts';
import { roomsFor } from '#lib/office/rooms.ts';
import { paths } from '#lib/paths.ts';
import { useMember } from './shared/member-context.ts';
import { useOfficeQuery } from './shared/use-office.ts';

/** The rooms that this member may enter, with what waits in them. */
export function Overview() {
  const t = useTranslations('office');
  const locale = usePageLocale();
  const { grants } = useMember();
  const rooms = roomsFor(grants).filter((room) => room !== 'overview');
  const { data } = useOfficeQuery(apiQuery(listGames, { params: {}, query: { when: 'overdue', limit: 200, locale } }));
  const missing = ownGames(grants, data?.items ?? []).length;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {rooms.map((room) => (
        <li key={room}>
          <Link href={paths.office(room)} className="block h-full border border-line bg-raised p-5 hover:bg-hover">
            <span className="headline block text-xl">{t(`room.${room}`)}</span>
            <span className="mt-1 block text-sm text-quiet">{t(`about.${room}`)}</span>
            {room === 'results' && (
              // Its line is there before it is known: the rooms below would move.
              <span className="mt-3 block min-h-lh font-bold text-warning">
                {missing > 0 && t('missing', { count: missing })}
              </span>
            )}
          </Link>
        </li>
      ))}
      {rooms.length === 0 && <li className="text-quiet">{t('nothingYours')}</li>}
    </ul>
  );
}
