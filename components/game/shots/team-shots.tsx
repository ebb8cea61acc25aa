import { ShotCourt } from '#components/entity/shots/shot-court.tsx';
import { fill } from '#lib/i18n/fill.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { ChartedShot } from './charted-shot.ts';
import type { ChartedTeam, ShotTexts } from './shot-browser.tsx';
import { ChosenShot, ShotReader } from './shot-reader.tsx';
import { useChosenShot } from './use-chosen-shot.ts';

/** The shots of one team on its half court, with a tip on the one that is pointed at, tapped or reached by the arrow keys. */
export function TeamShots({
  team,
  side,
  shots,
  describeShot,
  texts,
}: {
  team: ChartedTeam;
  side: 'home' | 'away';
  shots: readonly ChartedShot[];
  describeShot: (shot: ChartedShot) => string;
  texts: Pick<ShotTexts, 'summary' | 'read'>;
}) {
  const locale = usePageLocale();
  const reading = useChosenShot(shots);
  const made = shots.filter((shot) => shot.made).length;
  const attempted = shots.length;
  return (
    <div className="min-w-0">
      <p className="mb-2 flex items-center gap-2 font-semibold">
        {team.crest}
        <span className="min-w-0 flex-1 truncate">{team.shortName}</span>
        <span className="figures text-sm text-quiet">
          {made}/{attempted} · {formatPercent(locale, attempted === 0 ? null : made / attempted)}
        </span>
      </p>
      <div className="shot-plot">
        <ShotCourt shots={shots} side={side} label={fill(texts.summary, { team: team.name, made, attempted })}>
          <ChosenShot of={reading.chosen} />
        </ShotCourt>
        {attempted > 0 && (
          <ShotReader
            {...reading}
            label={fill(texts.read, { team: team.name })}
            describeShot={describeShot}
            locale={locale}
          />
        )}
      </div>
    </div>
  );
}
