import type { BoxScore, GameFlow, PlayerLine, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { decisiveLead } from '#lib/basketball/decisive-lead.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export type RecapSource = { game: Game; boxScore: BoxScore | null; flow: GameFlow | null };

const sides = ['home', 'away'] as const;

/** Returns sentences about a finished game from its recorded numbers, one fact each; skips what is not recorded. */
export function recapSentences(source: RecapSource, locale: Locale, t: Translate<'game-report'>): string[] {
  const { boxScore } = source;
  return [
    ...flowSentences(source, t),
    ...(boxScore
      ? [...sides.flatMap((side) => playerSentences(boxScore[side], t)), ...teamSentences(boxScore, locale, t)]
      : []),
  ];
}

function flowSentences({ game, boxScore, flow }: RecapSource, t: Translate<'game-report'>): string[] {
  const { score, home, away, periods, regularPeriods, overtimes } = game;
  if (!score || !home || !away || score.home === score.away) return [];
  const name = { home: home.name, away: away.name };
  const [winner, loser] = score.home > score.away ? sides : (['away', 'home'] as const);
  const result = { winner: name[winner], loser: name[loser], own: score[winner], other: score[loser] };
  const half = periods.filter(({ period }) => period <= regularPeriods / 2);
  const sum = (side: 'home' | 'away') => half.reduce((total, period) => total + period[side], 0);
  const lead = flow && decisiveLead(flow.scores);
  const largest = boxScore?.[winner].largestLead;
  const run = boxScore
    ? sides.toSorted((a, b) => (boxScore[b].largestRun ?? 0) - (boxScore[a].largestRun ?? 0))[0]
    : undefined;
  const runPoints = run && boxScore?.[run].largestRun;
  return [
    t('result', { ...result, overtimes }),
    ...(half.length === regularPeriods / 2
      ? [t('halfTime', { home: sum('home'), away: sum('away'), first: name.home, second: name.away })]
      : []),
    ...(periods.length > 0
      ? [t('periods', { scores: periods.map((period) => `${period.home}–${period.away}`).join(', ') })]
      : []),
    ...(lead ? [t('decisiveLead', { team: name[lead.side], minute: Math.floor(lead.elapsedMs / 60_000) + 1 })] : []),
    ...(boxScore?.leadChanges != null && boxScore.timesTied !== null
      ? [t('leadChanges', { changes: boxScore.leadChanges, ties: boxScore.timesTied })]
      : []),
    ...(largest ? [t('largestLead', { team: name[winner], points: largest.points })] : []),
    ...(run && runPoints ? [t('run', { team: name[run], points: runPoints })] : []),
  ];
}

const rebounds = ({ line }: PlayerLine) => line.offensiveRebounds + line.defensiveRebounds;

function playerSentences({ team, players }: TeamBoxScore, t: Translate<'game-report'>): string[] {
  const best = (read: (player: PlayerLine) => number) => players.toSorted((a, b) => read(b) - read(a))[0];
  const scorer = best(({ line }) => line.points);
  const rebounder = best(rebounds);
  const passer = best(({ line }) => line.assists);
  if (!scorer || scorer.line.points === 0) return [];
  return [
    t('scorer', {
      team: team.name,
      player: scorer.player.name,
      points: scorer.line.points,
      rebounds: rebounds(scorer),
      assists: scorer.line.assists,
    }),
    ...(rebounder && passer && rebounds(rebounder) > 0 && passer.line.assists > 0
      ? [
          t('helpers', {
            team: team.name,
            rebounder: rebounder.player.name,
            rebounds: rebounds(rebounder),
            passer: passer.player.name,
            assists: passer.line.assists,
          }),
        ]
      : []),
  ];
}

function teamSentences({ home, away }: BoxScore, locale: Locale, t: Translate<'game-report'>): string[] {
  const names = { home: home.team.name, away: away.team.name };
  const fieldGoalPercentage = ({ totals }: TeamBoxScore) => {
    const shots = totals.twoPointersAttempted + totals.threePointersAttempted;
    return shots === 0 ? null : (totals.twoPointersMade + totals.threePointersMade) / shots;
  };
  const teamRebounds = ({ totals }: TeamBoxScore) => totals.offensiveRebounds + totals.defensiveRebounds;
  const [homePercentage, awayPercentage] = [fieldGoalPercentage(home), fieldGoalPercentage(away)];
  return [
    ...(homePercentage !== null && awayPercentage !== null
      ? [
          t('shooting', {
            ...names,
            homeShare: formatPercent(locale, homePercentage),
            awayShare: formatPercent(locale, awayPercentage),
          }),
        ]
      : []),
    t('rebounds', { ...names, homeCount: teamRebounds(home), awayCount: teamRebounds(away) }),
    t('turnovers', { ...names, homeCount: home.totals.turnovers, awayCount: away.totals.turnovers }),
    ...(home.benchPoints !== null && away.benchPoints !== null
      ? [t('bench', { ...names, homeCount: home.benchPoints, awayCount: away.benchPoints })]
      : []),
  ];
}
