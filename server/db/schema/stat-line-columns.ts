import { integer } from 'drizzle-orm/pg-core';
import type { Stat } from '#lib/basketball/stat-line.ts';

const count = () => integer().notNull().default(0);

/** The columns of a `StatLine` and its index ratings; times in milliseconds, null = not recorded. */
export const statLineColumns = () =>
  ({
    playedMs: integer(),
    points: count(),
    twoPointersMade: count(),
    twoPointersAttempted: count(),
    threePointersMade: count(),
    threePointersAttempted: count(),
    freeThrowsMade: count(),
    freeThrowsAttempted: count(),
    offensiveRebounds: count(),
    defensiveRebounds: count(),
    assists: count(),
    turnovers: count(),
    steals: count(),
    blocks: count(),
    blocksReceived: integer(),
    fouls: count(),
    foulsDrawn: integer(),
    plusMinus: integer(),
    pointsInThePaint: integer(),
    secondChancePoints: integer(),
    fastBreakPoints: integer(),
    pointsFromTurnovers: integer(),
    pir: integer(),
    efficiency: count(),
  }) satisfies Record<Stat | 'pir' | 'efficiency', unknown>;
