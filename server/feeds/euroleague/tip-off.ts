import type { TipOff } from '#lib/api/contract/game.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { instantOf } from '#server/time-zone.ts';

const zones = ['Europe/Berlin', 'Europe/Athens', 'Europe/Istanbul', 'Europe/London', 'Europe/Moscow', 'Asia/Dubai'];
const maxDelayMs = 45 * 60_000;

/**
 * When a game began. The live API prints day and hour on the clock of one place or another and does not say which; the
 * time of the first shot tells. Without it the zone that was given is taken.
 */
export function tipOffOf({ fixture, events }: MappedGame, given: string): TipOff {
  const { date, time, utc } = fixture;
  if (!date || !time) return { at: null, date, timeZone: given };
  const begun = events.find((event) => event.wallTime)?.wallTime;
  const fits = (zone: string) => {
    if (utc) return instantOf(date, time, zone).getTime() === Date.parse(utc);
    const lag = begun ? Date.parse(begun) - instantOf(date, time, zone).getTime() : 0;
    return lag > -maxDelayMs / 3 && lag < maxDelayMs;
  };
  const timeZone = [given, ...zones].find(fits) ?? given;
  return { at: utc ? new Date(utc).toISOString() : instantOf(date, time, timeZone).toISOString(), date, timeZone };
}
