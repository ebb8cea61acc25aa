import { z } from 'zod';
import type { StatLine } from '#lib/basketball/stat-line.ts';

const count = z.number().int().nonnegative();
const counted = count.nullable();

/** What is counted for a player, team or line-up; null = not recorded by the source. Times in milliseconds. */
export const statLine = z
  .object({
    playedMs: counted,
    points: count,
    twoPointersMade: count,
    twoPointersAttempted: count,
    threePointersMade: count,
    threePointersAttempted: count,
    freeThrowsMade: count,
    freeThrowsAttempted: count,
    offensiveRebounds: count,
    defensiveRebounds: count,
    assists: count,
    turnovers: count,
    steals: count,
    blocks: count,
    blocksReceived: counted,
    fouls: count,
    foulsDrawn: counted,
    plusMinus: z.number().int().nullable(),
    pointsInThePaint: counted,
    secondChancePoints: counted,
    fastBreakPoints: counted,
    pointsFromTurnovers: counted,
  })
  .meta({ id: 'StatLine' }) satisfies z.ZodType<StatLine>;
