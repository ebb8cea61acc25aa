import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** A statement is prepared from this run on: by then it is one of those that every page needs. */
const often = 10;
/** Each connection keeps all of them with their plans, in some ten megabytes. A hundred are 97 % of what a crawler causes. */
const maxPrepared = 100;
/** How many texts are counted: lists of different lengths make ever new ones. */
const maxCounted = 2000;

type Query = (config: unknown, ...rest: unknown[]) => unknown;

const counts = new LRUCache<string, number>({ max: maxCounted });
const names = new Map<string, string>();

/**
 * Has statements that are run often planned once a connection: PostgreSQL takes ten times as long to plan the join of a game with
 * its league, round and venue as to carry it out. Not for connections through a pooler, which others get next.
 */
export function prepareOften(client: pg.ClientBase): void {
  const query: Query = client.query.bind(client) as Query;
  const queryByName: Query = (config, ...rest) => query(isStatement(config, rest[0]) ? named(config) : config, ...rest);
  client.query = queryByName as typeof client.query;
}

function isStatement(config: unknown, values: unknown): config is pg.QueryConfig {
  const hasText = typeof config === 'object' && config !== null && 'text' in config;
  if (!hasText || 'submit' in config || ('name' in config && config.name !== undefined)) return false;
  return Array.isArray(values) && values.length > 0;
}

function named(statement: pg.QueryConfig): pg.QueryConfig {
  const name = names.get(statement.text) ?? nameIfOften(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

function nameIfOften(text: string): string | undefined {
  if (names.size === maxPrepared) return;
  const count = (counts.get(text) ?? 0) + 1;
  if (count < often) {
    counts.set(text, count);
    return;
  }
  counts.delete(text);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}
