import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { periodKey } from '#components/entity/period-name.ts';
import { ShotCourt } from '#components/entity/shots/shot-court.tsx';
import { duelStyle } from '#components/entity/team-colors.ts';
import type { Shot } from '#lib/api/contract/box-score.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatGameTime } from '#lib/i18n/format/clock.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { ShotZones } from './shot-zones.tsx';

/** Shots of both teams, each on its own half court, and their percentages by zone. */
export function ShotChart({
  home,
  away,
  shots,
  regularPeriods,
}: {
  home: TeamRef;
  away: TeamRef;
  shots: readonly Shot[];
  regularPeriods: number;
}) {
  const t = useTranslations('chart.shots');
  const periods = useTranslations('entity.period');
  const locale = tagLocale(useLocale());
  const describeShot = (shot: Shot) => {
    const { key, number } = periodKey(shot.period, regularPeriods);
    const when = [
      periods(`${key}Short`, { number }),
      shot.clockMs === null ? '' : formatGameTime(locale, shot.clockMs),
    ];
    const what = t(shot.made ? 'madeShot' : 'missedShot', { points: shot.points });
    return [shot.player?.name, what, when.join(' ').trim()].filter(Boolean).join(' · ');
  };
  return (
    <figure style={duelStyle(home, away)} className="border-b border-line bg-raised">
      <div className="grid gap-6 p-3 sm:grid-cols-2 sm:p-4">
        {(['home', 'away'] as const).map((side) => {
          const team = side === 'home' ? home : away;
          const teamShots = shots.filter((shot) => shot.side === side);
          const made = teamShots.filter((shot) => shot.made).length;
          const percentage = teamShots.length === 0 ? null : made / teamShots.length;
          return (
            <div key={side} className="min-w-0">
              <p className="mb-2 flex items-center gap-2 font-semibold">
                <Crest of={team} />
                <span className="min-w-0 flex-1 truncate">{team.shortName}</span>
                <span className="figures text-sm text-quiet">
                  {made}/{teamShots.length} · {formatPercent(locale, percentage)}
                </span>
              </p>
              <ShotCourt
                shots={teamShots}
                side={side}
                describeShot={describeShot}
                label={t('summary', { team: team.name, made, attempted: teamShots.length })}
              />
            </div>
          );
        })}
      </div>
      <figcaption className="flex justify-center gap-6 px-3 pb-3 text-xs text-quiet">
        <span className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-quiet">
            <circle cx="6" cy="6" r="5" />
          </svg>
          {t('made')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 stroke-quiet stroke-[1.6px]">
            <path d="M2 2l8 8m0-8L2 10" />
          </svg>
          {t('missed')}
        </span>
      </figcaption>
      <ShotZones home={home} away={away} shots={shots} />
    </figure>
  );
}
