import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** How long the browser may take. */
export const ceremonyMinutes = 5;

/** The page that runs a ceremony. Keys belong to its host. */
export type PasskeyPage = { origin: string; title: string };

/** A ceremony and what the browser answered. */
export type Finished<Response> = { ceremony: string; response: Response };

export const refusedPasskey = () => new LeagueError('unauthorized', say`This passkey was not accepted. Try again.`);

export const hostOf = ({ origin }: PasskeyPage): string => new URL(origin).hostname;
