import type { TipOff } from '#lib/api/contract/game.ts';
import { compareIso } from './compare-iso.ts';

const startOf = ({ at, date }: TipOff) => at ?? (date ? `${date}T23:59` : '9999');

/** Orders games by their tip-off: those without a time at the end of their day, those without a day at the end. */
export const compareTipOff = (one: { tipOff: TipOff }, other: { tipOff: TipOff }): number =>
  compareIso(startOf(one.tipOff), startOf(other.tipOff));
