import type { TipOff } from '#lib/api/contract/game.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { instantOf } from '#server/time-zone.ts';

const zones = ['Europe/Berlin', 'Europe/Athens', 'Europe/Istanbul', 'Europe/London', 'Europe/Moscow', 'Asia/Dubai'];
const maxDelayMs = 45 * 60_000;

/**
 * Returns the tip-off of a game. The live API prints a local date and time without its time zone, which the time of the first
 * shot identifies; without a shot time the zone is `given`.
 */
export function tipOffOf({ fixture, events }: MappedGame, given: string): TipOff {
  const { date, time, utc } = fixture;
  if (!date || !time) return { at: null, date, timeZone: given };
  const firstShot = events.find((event) => event.wallTime)?.wallTime;
  const fits = (zone: string) => {
    if (utc) return instantOf(date, time, zone).getTime() === Date.parse(utc);
    const lag = firstShot ? Date.parse(firstShot) - instantOf(date, time, zone).getTime() : 0;
    return lag > -maxDelayMs / 3 && lag < maxDelayMs;
  };
  const timeZone = [given, ...zones].find(fits) ?? given;
  return { at: utc ? new Date(utc).toISOString() : instantOf(date, time, timeZone).toISOString(), date, timeZone };
}
