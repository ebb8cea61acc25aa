import type { EuroleagueResponses } from './map-euroleague.ts';

/** The endpoints of a game, by the name of their files. The first two are required. */
export const endpoints = {
  boxscore: 'Boxscore',
  playByPlay: 'PlaybyPlay',
  header: 'Header',
  points: 'Points',
} as const;
export type Endpoint = keyof typeof endpoints;
export const endpointKeys = Object.keys(endpoints) as Endpoint[];

/** A game of a folder; `read` throws where one of its files is invalid. */
export type FolderGame = { code: number; name: string; read(): Promise<EuroleagueResponses> };
