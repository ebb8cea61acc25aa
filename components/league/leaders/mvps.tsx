import { useLocale, useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { MonthMvps, Mvps, RoundMvps } from '#lib/api/contract/mvps.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { formatDecimal, formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { MvpList } from './mvp-list.tsx';

type Props = { mvps: Mvps; league: LeagueParams };

/** The best players of the last rounds and months with the rules of the choice; nothing where no index rating was recorded. */
export function LeagueMvps({ mvps: { rounds, months }, league }: Props) {
  const t = useTranslations('league.mvps');
  if (rounds.length === 0) return null;
  return (
    <Section title={t('title')}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <RoundList rounds={rounds} league={league} />
        {months.length > 0 && <MonthList months={months} league={league} />}
      </div>
    </Section>
  );
}

function RoundList({ rounds, league }: { rounds: readonly RoundMvps[]; league: LeagueParams }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('league.mvps');
  const noteOf = useNote();
  return (
    <MvpList
      title={t('ofRound')}
      rule={t('roundRule')}
      earlier={(count) => t('earlierRounds', { count })}
      league={league}
      awards={rounds.map(({ round, mvps, ...record }) => ({
        key: round.slug,
        winners: mvps.map(({ player, team, pir, game }) => ({
          player,
          team,
          text: formatInteger(locale, pir),
          note: noteOf(round.name, record),
          game: { address: game.address, text: resultOf(game) },
        })),
      }))}
    />
  );
}

function MonthList({ months, league }: { months: readonly MonthMvps[]; league: LeagueParams }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('league.mvps');
  const noteOf = useNote();
  return (
    <MvpList
      title={t('ofMonth')}
      rule={t('monthRule')}
      earlier={(count) => t('earlierMonths', { count })}
      league={league}
      awards={months.map(({ month, mvps, ...record }) => ({
        key: month,
        winners: mvps.map(({ player, team, pirPerGame, games, wins }) => ({
          player,
          team,
          text: formatDecimal(locale, pirPerGame),
          note: `${noteOf(formatDay(locale, `${month}-01`, 'month'), record)} · ${t('monthRecord', { games, wins })}`,
        })),
      }))}
    />
  );
}

/** Names a round or month, and says where it is not over or not all of its games were rated. */
function useNote() {
  const t = useTranslations('league.mvps');
  return (name: string, { isComplete, recorded }: Pick<RoundMvps, 'isComplete' | 'recorded'>) =>
    [name, !isComplete && t('soFar'), recorded.games < recorded.of && t('recorded', recorded)]
      .filter(Boolean)
      .join(' · ');
}

/** The codes of both teams around the score. */
const resultOf = ({ home, away, score }: GameSummary) =>
  `${home?.code ?? ''} ${score?.home ?? ''}–${score?.away ?? ''} ${away?.code ?? ''}`;
