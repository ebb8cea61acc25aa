import type { EuroleagueAnswers } from './map-euroleague.ts';

/** The endpoints that a game is made of, by the name of their files. The first two must be there. */
export const endpoints = {
  boxscore: 'Boxscore',
  playByPlay: 'PlaybyPlay',
  header: 'Header',
  points: 'Points',
} as const;
export type Endpoint = keyof typeof endpoints;
export const endpointKeys = Object.keys(endpoints) as Endpoint[];

/** A game of a folder; `read` throws where one of its files is broken. */
export type FolderGame = { code: number; name: string; read(): Promise<EuroleagueAnswers> };
