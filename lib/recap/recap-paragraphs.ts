import type { BoxScore, GameFlow, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { ratio } from '#lib/basketball/ratings/ratio.ts';
import { sides } from '#lib/basketball/sides.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
import { formatList } from '#lib/i18n/format/list.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { type LeadingPlayer, leadingPlayer } from './leading-players.ts';
import { storySentences } from './story-sentences.ts';

export type RecapSource = { game: Game; boxScore: BoxScore | null; flow: GameFlow | null };
export type RecapTexts = { report: Translate<'game-report'>; story: Translate<'game-story'> };

/** Returns the report of a finished game made from its recorded numbers: the result, how it was won, the players, the teams. Empty paragraphs are left out. */
export function recapParagraphs(source: RecapSource, locale: Locale, { report, story }: RecapTexts): string[] {
  const { game, boxScore, flow } = source;
  return [
    resultSentences(game, report),
    storySentences(game, flow, story),
    boxScore ? sides.flatMap((side) => playerSentences(boxScore[side], locale, report)) : [],
    boxScore ? teamSentences(boxScore, locale, report) : [],
  ]
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '));
}

function resultSentences(game: Game, t: Translate<'game-report'>): string[] {
  const { score, home, away, periods, regularPeriods, overtimes } = game;
  if (!score || !home || !away) return [];
  const name = { home: home.name, away: away.name };
  const [winner, loser] = score.home > score.away ? sides : (['away', 'home'] as const);
  const result =
    score.home === score.away
      ? t('level', { first: home.name, second: away.name, points: score.home })
      : t('result', { winner: name[winner], loser: name[loser], own: score[winner], other: score[loser], overtimes });
  const half = periods.filter(({ period }) => period <= regularPeriods / 2);
  const sum = (side: 'home' | 'away') => half.reduce((total, period) => total + period[side], 0);
  return [
    result,
    ...(half.length === regularPeriods / 2
      ? [t('halfTime', { home: sum('home'), away: sum('away'), first: name.home, second: name.away })]
      : []),
    ...(periods.length > 0
      ? [t('periods', { scores: periods.map((period) => `${period.home}–${period.away}`).join(', ') })]
      : []),
  ];
}

function playerSentences({ team, players }: TeamBoxScore, locale: Locale, t: Translate<'game-report'>): string[] {
  const scorer = leadingPlayer(players, 'points');
  if (!scorer) return [];
  const { line, player } = scorer.player;
  const own = rebounds(line);
  // What he has none of, or what was not recorded, is not said.
  const figures = [
    t('figures.points', { points: scorer.value }),
    ...(own ? [t('figures.rebounds', { rebounds: own })] : []),
    ...(line.assists ? [t('figures.assists', { assists: line.assists })] : []),
  ];
  const another = (leader: LeadingPlayer | null) => (leader && leader.player.player.id !== player.id ? leader : null);
  const [rebounder, passer] = [another(leadingPlayer(players, 'rebounds')), another(leadingPlayer(players, 'assists'))];
  return [
    t('scorer', { team: team.name, player: player.name, figures: formatList(locale, figures) }),
    rebounder && t('rebounder', { team: team.name, player: rebounder.player.player.name, rebounds: rebounder.value }),
    passer && t('passer', { team: team.name, player: passer.player.player.name, assists: passer.value }),
  ].filter((sentence) => sentence !== null);
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
