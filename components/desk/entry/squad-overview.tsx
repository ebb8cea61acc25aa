'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';

/** What a crew looks up while nothing is entered: the score by period, points and fouls of everybody on the sheet. */
export function SquadOverview({ desk }: { desk: Desk }) {
  const { t, periodName } = useDeskText(desk.state.profile.periods.count);
  const { periods } = desk.state;
  return (
    <div className="hidden min-[72rem]:block">
      {periods.length > 0 && (
        <ol aria-label={t('score')} className="flex flex-wrap gap-x-6 gap-y-1 border-y border-line py-2">
          {periods.map(({ home, away }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: periods have no identity but their number
            <li key={index} className="flex items-baseline gap-2">
              <span className="label text-quiet">{periodName(index + 1)}</span>
              <span className="headline figures text-lg">
                {home}–{away}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-3 grid grid-cols-2 gap-x-6">
        {sides.map((side) => (
          <Squad key={side} desk={desk} side={side} />
        ))}
      </div>
    </div>
  );
}

function Squad({ desk: { state, snapshot }, side }: { desk: Desk; side: Side }) {
  const { t } = useDeskText(state.profile.periods.count);
  const { players, onCourt } = state.teams[side];
  const { limit } = state.profile.playerFouls;
  return (
    <section className="min-w-0">
      <h3 className="label truncate pb-1 text-quiet">{snapshot.game[side]?.name ?? t(side)}</h3>
      <ul className="border-t border-line text-sm">
        {snapshot.live.sheet[side].map(({ id, number, lastName }) => {
          const { points = 0, fouls = 0 } = players[id]?.tally ?? {};
          return (
            <li
              key={id}
              className={cx(
                'flex min-h-7 items-center gap-2 border-b border-line [@media(min-height:60rem)]:min-h-10 [@media(min-height:60rem)]:text-base',
                onCourt.includes(id) ? 'font-bold' : 'text-quiet',
              )}
            >
              <span className="figures w-6 shrink-0 text-end">{number ?? '–'}</span>
              <span className="min-w-0 grow truncate">{lastName}</span>
              <span className="figures shrink-0">{t('points', { count: points })}</span>
              <span className={cx('figures w-10 shrink-0 text-end', fouls >= limit - 1 && 'text-negative')}>
                {t('fouls', { count: fouls })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
