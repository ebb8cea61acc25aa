import type { BoxScore, GameFlow, PlayerLine, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { decisiveLead } from '#lib/basketball/decisive-lead.ts';
import { ratio } from '#lib/basketball/ratings/ratio.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
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

type Best = { player: PlayerLine; value: number };

function bestOf(players: readonly PlayerLine[], read: (line: StatLine) => number | null): Best | null {
  const known = players.flatMap((player) => {
    const value = read(player.line);
    return value === null ? [] : [{ player, value }];
  });
  const [best] = known.toSorted((a, b) => b.value - a.value);
  return best && best.value > 0 ? best : null;
}

function playerSentences({ team, players }: TeamBoxScore, t: Translate<'game-report'>): string[] {
  const scorer = bestOf(players, ({ points }) => points);
  const rebounder = bestOf(players, rebounds);
  const passer = bestOf(players, ({ assists }) => assists);
  if (!scorer) return [];
  const { line } = scorer.player;
  const scored = { team: team.name, player: scorer.player.player.name, points: scorer.value };
  const [own, assists] = [rebounds(line), line.assists];
  return [
    own === null || assists === null ? t('scorerPoints', scored) : t('scorer', { ...scored, rebounds: own, assists }),
    ...(rebounder && passer
      ? [
          t('helpers', {
            team: team.name,
            rebounder: rebounder.player.player.name,
            rebounds: rebounder.value,
            passer: passer.player.player.name,
            assists: passer.value,
          }),
        ]
      : []),
  ];
}

function teamSentences({ home, away }: BoxScore, locale: Locale, t: Translate<'game-report'>): string[] {
  const names = { home: home.team.name, away: away.team.name };
  const fieldGoalPercentage = ({ totals }: TeamBoxScore) => ratio(fieldGoalsMade(totals), fieldGoalsAttempted(totals));
  const both = (key: 'rebounds' | 'turnovers' | 'bench', read: (box: TeamBoxScore) => number | null) => {
    const [homeCount, awayCount] = [read(home), read(away)];
    return homeCount === null || awayCount === null ? [] : [t(key, { ...names, homeCount, awayCount })];
  };
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
    ...both('rebounds', ({ totals }) => rebounds(totals)),
    ...both('turnovers', ({ totals }) => totals.turnovers),
    ...both('bench', ({ benchPoints }) => benchPoints),
  ];
}
