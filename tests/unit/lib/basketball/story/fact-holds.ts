import type { StoryFact } from '#lib/basketball/story/story-fact.ts';
import type { StoryGame } from '#lib/basketball/story/story-game.ts';

type Seen = { own: number; other: number; elapsedMs: number };

/** Reads a fact against the log as a reader with the play-by-play in hand would: true if it can be said of this game. */
export function factHolds(fact: StoryFact, game: StoryGame): boolean {
  const isHome = game.score.home > game.score.away;
  const log: Seen[] = [
    { own: 0, other: 0, elapsedMs: 0 },
    ...game.scores.map(({ home, away, elapsedMs }) => ({
      own: isHome ? home : away,
      other: isHome ? away : home,
      elapsedMs,
    })),
  ];
  const breaks: { own: number; other: number }[] = [];
  const byPeriod = game.periods.map(({ home, away }) => ({ own: isHome ? home : away, other: isHome ? away : home }));
  for (const { own, other } of byPeriod) {
    const before = breaks.at(-1) ?? { own: 0, other: 0 };
    breaks.push({ own: before.own + own, other: before.other + other });
  }
  const at = (own: number, other: number) => log.findIndex((seen) => seen.own === own && seen.other === other);
  const isAheadFrom = (index: number) => index > 0 && log.slice(index).every((seen) => seen.own > seen.other);
  const ties = log.slice(1).filter((seen) => seen.own === seen.other).length;
  const quarter = (name: string) => Number(name.slice(1)) - 1;
  switch (fact.kind) {
    case 'led-throughout':
      return isAheadFrom(1);
    case 'never-trailed':
      return log.every((seen) => seen.own >= seen.other) && ties === fact.ties && ties > 0;
    case 'comeback': {
      const index = at(fact.own, fact.other);
      const isDeepest = log.every((seen) => seen.other - seen.own <= fact.deficit);
      const minute = Math.max(1, Math.ceil((log[index]?.elapsedMs ?? 0) / 60_000));
      return index > 0 && isDeepest && fact.other - fact.own === fact.deficit && [null, minute].includes(fact.minute);
    }
    case 'swings': {
      let [leader, changes] = [0, 0];
      for (const { own, other } of log) {
        const now = Math.sign(own - other);
        if (now !== 0 && leader !== 0 && now !== leader) changes += 1;
        leader = now || leader;
      }
      return changes === fact.changes && ties === fact.ties;
    }
    case 'decisive-run': {
      const [from, to] = [at(fact.from.own, fact.from.other), at(fact.to.own, fact.to.other)];
      const isUnanswered = log.slice(from, to + 1).every((seen) => seen.other === fact.from.other);
      return from >= 0 && to > from && isUnanswered && fact.to.own - fact.from.own === fact.points && isAheadFrom(to);
    }
    case 'decisive-period': {
      const won = byPeriod[quarter(fact.period)];
      const final = Math.abs(game.score.home - game.score.away);
      return won?.own === fact.own && won.other === fact.other && fact.own - fact.other >= final;
    }
    case 'lead-for-good': {
      const index = log.findLastIndex((seen) => seen.own <= seen.other) + 1;
      return Math.max(1, Math.ceil((log[index]?.elapsedMs ?? 0) / 60_000)) === fact.minute;
    }
    case 'late-lead': {
      const index = at(fact.own, fact.other);
      const overtimes = game.periods.length - game.regularPeriods;
      const endMs = game.regularPeriods * game.periodMs + overtimes * game.overtimeMs;
      const isInOvertime = fact.period === 'overtime';
      return (
        isAheadFrom(index) &&
        !isAheadFrom(index - 1) &&
        endMs - (log[index]?.elapsedMs ?? 0) === fact.leftMs &&
        fact.leftMs <= 120_000 &&
        isInOvertime === overtimes > 0
      );
    }
    case 'overtime': {
      const end = breaks[game.regularPeriods - 1];
      const last = breaks.at(-1);
      return (
        end?.own === fact.level &&
        end.other === fact.level &&
        game.periods.length - game.regularPeriods === fact.overtimes &&
        last?.own === fact.level + fact.own &&
        last.other === fact.level + fact.other
      );
    }
    case 'chase': {
      const leads = log.map((seen) => seen.own - seen.other);
      const index = leads.indexOf(fact.largest);
      return (
        Math.max(...leads) === fact.largest && Math.min(...leads.slice(index)) === fact.closest && fact.closest > 0
      );
    }
    case 'largest-lead':
      return Math.max(...log.map((seen) => seen.own - seen.other)) === fact.points;
    case 'behind-at-break': {
      const end = breaks[quarter(fact.period)];
      return end?.own === fact.own && end.other === fact.other && fact.own < fact.other;
    }
    case 'ahead-at-breaks':
      return breaks.every(({ own, other }) => own > other);
  }
}

/** Whether all that a fact says of the quarter of a run is so: both its ends lie in it. */
export function runIsInPeriod(fact: StoryFact, game: StoryGame): boolean {
  if (fact.kind !== 'decisive-run' || fact.period === null) return true;
  const isHome = game.score.home > game.score.away;
  const number = fact.period === 'overtime' ? null : Number(fact.period.slice(1));
  let [own, other] = [0, 0];
  return game.periods.some(({ period, home, away }) => {
    const starts = fact.from.own >= own && fact.from.other >= other;
    own += isHome ? home : away;
    other += isHome ? away : home;
    const ends = fact.to.own <= own && fact.to.other <= other;
    return starts && ends && (number === null ? period > game.regularPeriods : period === number);
  });
}
