import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { createApi } from '#server/api/app.ts';
import { sendAccountMail } from '#server/auth/accounts/account-mail.ts';
import { createLog } from '#server/log.ts';
import type { Mail } from '#server/mail/send-mail.ts';
import { takeInto } from '#tests/fixtures/mail/take-mails.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

export const official = 'league.test';
export const other = 'other.test';
export const password = 'nine blue otters 7';
export const clientId = 'client.test';

type Options = { host?: string; method?: string; body?: unknown; token?: string; headers?: Record<string, string> };

/** The API on a database with two tenants, of which the first is the official website, and a mailbox. */
export async function openAccountsApi(officialUrl?: string) {
  const database = await createTestDatabase();
  const { db } = database;
  const ids = await insertSmallLeague(db, 'one', [official, `www.${official}`]);
  const { loggedGame } = await insertGames(db, ids);
  const otherIds = await insertSmallLeague(db, 'other', [other]);
  await insertGames(db, otherIds);
  const mails: Mail[] = [];
  const google = await generateKeyPair('RS256');
  const api = createApi({
    db,
    log: createLog('silent'),
    checkAnswers: true,
    accounts: {
      officialUrl,
      google: { clientId, keys: async () => google.publicKey },
    },
  });
  const sendMail = takeInto(mails);

  /** Sends the mails that wait, as the servers do half a second later. */
  async function sendMails() {
    const { rows } = await database.pool.query(
      `select payload from graphile_worker.complete_jobs(
         (select array_agg(id) from graphile_worker.jobs where task_identifier = 'account-mail')) order by id`,
    );
    for (const { payload } of rows)
      await sendAccountMail({ db, sendMail, log: createLog('silent') }, payload, Date.now());
  }

  /** A call from a page of the host; `token` is its bearer. */
  const call = (path: string, { host = official, method = 'GET', body, token, headers }: Options = {}) =>
    Promise.resolve(
      api.request(`http://${host}/api/${path}`, {
        method,
        headers: {
          host,
          ...(method !== 'GET' && { origin: `http://${host}`, 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  /** A call that changes something, with what it has sent by mail. */
  async function post(path: string, body: unknown, options: Options = {}) {
    const response = await call(path, { ...options, method: 'POST', body });
    await sendMails();
    return response;
  }

  /** A person who registers, confirms by the link of the mail, and is signed in on the official website. */
  async function signUp(email: string, name = 'Ana') {
    await post('auth/register', { email, password, name, locale: 'en' });
    return signedIn(await post('auth/confirm', { token: tokenOf(mails.at(-1)) }));
  }

  /** A token of the person for the site of that origin. */
  async function handOver(cookie: string, domain: string) {
    const answer = await (await post('auth/handover', { domain }, { headers: { cookie } })).json();
    return String(answer.access_token);
  }

  /** An ID token as Google signs them. */
  const googleToken = (claims: JWTPayload = {}, key = google.privateKey) =>
    new SignJWT({ email_verified: true, name: 'Gea', ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(claims.iss ?? 'https://accounts.google.com')
      .setAudience((claims.aud as string) ?? clientId)
      .setSubject(claims.sub ?? 'google-1')
      .setIssuedAt(claims.iat)
      .setExpirationTime(claims.exp ?? '10m')
      .sign(key);

  return { api, db, database, ids, otherIds, loggedGame, mails, call, post, sendMails, signUp, handOver, googleToken };
}

export type AccountsApi = Awaited<ReturnType<typeof openAccountsApi>>;

/** The cookie of the official website and the site token of a sign-in. */
export async function signedIn(response: Response) {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, token: String((await response.json()).access_token) };
}

/** The token of the link in a mail. */
export function tokenOf(mail: Mail | undefined): string {
  const fragment = new URL(mail?.link ?? 'http://none').hash.slice(1);
  return new URLSearchParams(fragment).get('token') ?? '';
}
