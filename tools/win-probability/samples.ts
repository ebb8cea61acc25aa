import { type PlayedMargin, strengthGames } from '#lib/basketball/ratings/team-strength.ts';
import type { WinProbabilityCoefficients } from '#lib/basketball/win-probability/coefficients.ts';
import { forecastGame } from '#lib/basketball/win-probability/forecast.ts';
import { winProbability } from '#lib/basketball/win-probability/win-probability.ts';
import type { ResultWithLog } from './read-games.ts';

/** A game as the fit sees it: the lead of the home team every ten seconds of regulation, and what was before. */
export type Sample = {
  competition: string;
  leads: number[];
  isWon: boolean;
  home: PlayedMargin[];
  away: PlayedMargin[];
  isNeutral: boolean;
};

const regulationMs = 2_400_000;
export const moments = 240;

/** Returns the samples of a competition, games in order of days; a team's earlier games are those of earlier days. */
export function samplesOf(competition: string, games: readonly ResultWithLog[]): Sample[] {
  return games.flatMap(({ date, home, away, margin, isNeutral, scores }) => {
    if (!scores || margin === 0) return [];
    const earlier = games.filter((game) => game.date < date).reverse();
    return {
      competition,
      leads: leadsOf(scores),
      isWon: margin > 0,
      isNeutral,
      home: marginsOf(home, earlier),
      away: marginsOf(away, earlier),
    };
  });
}

function leadsOf(scores: NonNullable<ResultWithLog['scores']>): number[] {
  return Array.from({ length: moments }, (_, moment) => {
    const last = scores.findLast(({ elapsedMs }) => elapsedMs <= (moment / moments) * regulationMs);
    return last ? last.home - last.away : 0;
  });
}

function marginsOf(team: string, latest: readonly ResultWithLog[]): PlayedMargin[] {
  return latest
    .filter(({ home, away }) => home === team || away === team)
    .slice(0, strengthGames)
    .map(({ home, margin, isNeutral }) => ({
      margin: home === team ? margin : -margin,
      at: isNeutral ? 'neutral' : home === team ? 'home' : 'away',
    }));
}

/** A probability that was said, and whether the home team won. */
export type Prediction = { probability: number; isWon: boolean; sample: Sample };

/** Returns what the formula says of each sample, at every `step`th moment. */
export function predict(samples: readonly Sample[], coefficients: WinProbabilityCoefficients, step = 1): Prediction[] {
  return samples.flatMap((sample) => {
    const forecast = forecastGame(sample, coefficients);
    return sample.leads.flatMap((lead, moment) =>
      moment % step > 0
        ? []
        : { probability: winProbability(lead, 1 - moment / moments, forecast), isWon: sample.isWon, sample },
    );
  });
}
