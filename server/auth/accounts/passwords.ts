import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { badPlaces } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { hasher } from './hasher.ts';

/** Of 0 to 4: what is lower falls to a guessing program within 10^6 guesses. */
const minimumScore = 2;

/** A hash that nothing verifies, of the same cost: an unknown address takes as long as a wrong password. */
const standIn = '$argon2id$v=19$m=19456,t=2,p=1$c3RhbmQtaW4gc2FsdCAxNg$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const hashPassword = (password: string): Promise<string> => hasher.hash(password);

/** Whether the password is the one of the hash; without a hash it takes as long and is not. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await hasher.verify(passwordHash ?? standIn, password);
  return Boolean(passwordHash) && isRight;
}

/** Throws `bad-request` for a password that is common, or guessable from the person's own name and address. */
export async function assertUncommon(password: string, own: string[]): Promise<void> {
  const estimate = await loadEstimate();
  if (estimate.check(password, own).score >= minimumScore) return;
  throw badPlaces([{ path: 'password', message: say`is too common or too easy to guess` }]);
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** The lists of common passwords take some megabytes, so they are loaded when the first password is chosen. */
function loadEstimate(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }]) => new ZxcvbnFactory({ dictionary, graphs }),
  );
  return loading;
}
