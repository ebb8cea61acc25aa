import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { insertStatement } from '#server/db/insert-rows.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import type { GameProjection } from '#server/league/game/project-game.ts';

/** The projection rows of a game as JSON text by key, used to write only rows that changed. */
export type StoredProjection = ReadonlyMap<string, string>;

/** Builds upserts for the player lines, team lines and flow that differ from the stored ones; null where none do. */
export function projectionStatements(
  { players, teams, flow }: GameProjection,
  stored: StoredProjection | null,
): { statements: (SQL | null)[]; next: StoredProjection } {
  const next = new Map<string, string>();
  const changed = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) =>
    rows.filter((row) => {
      const text = JSON.stringify(row);
      next.set(keyOf(row), text);
      return stored?.get(keyOf(row)) !== text;
    });
  const statements = [
    insertStatement(
      gamePlayerStats,
      changed(players, ({ personId }) => personId),
      onConflict(gamePlayerStats, ['tenantId', 'gameId', 'personId']),
    ),
    insertStatement(
      gameTeamStats,
      changed(teams, ({ side }) => side),
      onConflict(gameTeamStats, ['tenantId', 'gameId', 'side']),
    ),
    insertStatement(
      gameFlows,
      changed([flow], () => 'flow'),
      onConflict(gameFlows, ['tenantId', 'gameId']),
    ),
  ];
  return { statements, next };
}

function onConflict(table: PgTable, keys: readonly string[]): SQL {
  const names = Object.keys(getTableColumns(table)).filter((name) => !keys.includes(name));
  const identifier = (name: string) => sql.identifier(toSnakeCase(name));
  const list = sql.join(keys.map(identifier), sql`, `);
  const set = sql.join(
    names.map((name) => sql`${identifier(name)} = excluded.${identifier(name)}`),
    sql`, `,
  );
  return sql`on conflict (${list}) do update set ${set}`;
}
