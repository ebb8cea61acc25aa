import type { LeagueRules } from '#lib/api/contract/league-rules.ts';
import { formatLength } from '#lib/i18n/format/length.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type Rules = LeagueRules['rules'];
type Translator = Translate<'league-rules'>;

/** Returns the rules of play, one per sentence. */
export function gameSentences(
  { rules, standings }: Pick<LeagueRules, 'rules' | 'standings'>,
  locale: Locale,
  t: Translator,
): string[] {
  const length = (ms: number) => formatLength(locale, ms);
  const { periods, shotClock, limits, clockStopsAfterBasket: stops } = rules;
  const overtime = { length: length(periods.overtimeMs) };
  return [
    t('periods', { count: periods.count, length: length(periods.lengthMs) }),
    standings.points.draw === null ? t('overtime', overtime) : t('overtimeMayBe', overtime),
    shotClock ? t('shotClock', { full: length(shotClock.fullMs), short: length(shotClock.shortMs) }) : t('noShotClock'),
    t('limits', {
      backcourt: length(limits.backcourtMs),
      throwIn: length(limits.throwInMs),
      key: length(limits.keyMs),
    }),
    t(`possession.${rules.firstPossession}`),
    ...(stops.lastPeriodMs > 0 ? [t('clockStops', { length: length(stops.lastPeriodMs) })] : []),
    ...(stops.otherPeriodsMs > 0 ? [t('clockStopsEarlier', { length: length(stops.otherPeriodsMs) })] : []),
    t('roster', { size: rules.roster.size }),
  ];
}

/** Returns the rules on player and team fouls. */
export function foulSentences({ playerFouls, teamFouls }: Rules, t: Translator): string[] {
  const { penaltyFrom, lastTwoMinutes, overtime } = teamFouls;
  return [
    t('playerFouls', { limit: playerFouls.limit }),
    t('teamFouls', { count: penaltyFrom - 1 }),
    ...(lastTwoMinutes === null ? [] : [t('teamFoulsLate', { count: lastTwoMinutes - 1 })]),
    overtime === 'continues'
      ? t('teamFoulsOvertime.continues')
      : t('teamFoulsOvertime.own', { count: overtime.penaltyFrom - 1 }),
  ];
}

/** Returns the rules on time-outs and intervals of play. */
export function timeoutSentences({ timeouts, intervals, periods }: Rules, locale: Locale, t: Translator): string[] {
  const length = (ms: number) => formatLength(locale, ms);
  const { endgame, overtime } = timeouts;
  const breaks = { halfTime: length(intervals.halfTimeMs), overtime: length(intervals.beforeOvertimeMs) };
  return [
    timeouts.by === 'half'
      ? t('timeouts.half', { first: timeouts.firstHalf, second: timeouts.secondHalf, overtime })
      : t('timeouts.game', { regulation: timeouts.regulation, overtime }),
    ...(timeouts.by === 'game' && timeouts.lastPeriod !== null
      ? [t('timeoutsLastPeriod', { max: timeouts.lastPeriod })]
      : []),
    ...(endgame ? [t('timeoutsAtEnd', { max: endgame.most, length: length(endgame.lastMs) })] : []),
    t('timeoutLength', { length: length(timeouts.lengthMs) }),
    ...(periods.count > 2 ? [t('breaks', { ...breaks, between: length(intervals.betweenPeriodsMs) })] : []),
    ...(periods.count === 2 ? [t('halfTime', breaks)] : []),
  ];
}
