import { OpenAPIHono } from '@hono/zod-openapi';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import type { Accounts } from '#server/auth/accounts/accounts.ts';
import type { FileCache } from '#server/cache/file-cache.ts';
import type { TagChanges } from '#server/changes/tag-changes.ts';
import type { Read } from '#server/db/replica.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { createHasTenant } from '#server/league/tenant/has-tenant.ts';
import type { Log } from '#server/log.ts';
import { createSendMail } from '#server/mail/send-mail.ts';
import type { EnvelopeForwarder } from '#server/monitoring/forward-envelope.ts';
import type { Report } from '#server/monitoring/monitoring.ts';
import type { KeptAnswers } from '#server/page-cache/keep-answers.ts';
import { mountAccounts } from './accounts.ts';
import { createAnswerCache } from './answers.ts';
import type { Api, ApiEnv } from './api.ts';
import { mountAssets } from './assets.ts';
import { createCallLimits, type Limits } from './call-limits.ts';
import { mountDocs } from './docs.ts';
import { createErrorHandler } from './errors.ts';
import { countChanges, countTenantChanges, limitDuration } from './guard-calls.ts';
import { keepAnswers } from './keep-answer.ts';
import { limitBodies } from './limit-bodies.ts';
import { mountManage } from './manage.ts';
import { mountPictures } from './pictures.ts';
import { createReadsForPages } from './reads-for-pages.ts';
import { mountSetup } from './setup.ts';
import { createSmallFiles } from './small-files.ts';
import { takeTurns } from './take-turns.ts';
import { allowedOrigin, tenantOf } from './tenant.ts';
import { createTenantFinder } from './tenants.ts';
import { refuseUnknownCall } from './unknown-call.ts';
import { mountWebsite } from './website.ts';

export type ApiOptions = {
  db: Queryable;
  /** Runs reads of the website; without it they run on `db`. */
  read?: Read;
  /** How many processes render pages. */
  renderers?: number;
  log: Log;
  /** When tags changed. Without it no response is cached. */
  changes?: TagChanges;
  /** Keeps answers outside of the API. */
  keep?: KeptAnswers['keep'];
  /** Cache of resized images. Without it they are rendered for each request. */
  pictures?: FileCache;
  realtime?: Api['realtime'];
  /** The official website, Google and mails; without them links of mails go to the log. */
  accounts?: Partial<Accounts>;
  /** Makes an address https where its host is reached by it. */
  secureAddress?: Api['secureAddress'];
  /** Without it no host resolves. */
  hosts?: Api['hosts'];
  push?: Api['push'];
  /** Forwards error reports of pages. */
  errorReports?: EnvelopeForwarder | null;
  /** Reports what nobody expected. */
  report?: Report;
  /** Rate limits, instead of the usual ones. */
  limits?: Limits;
  /** Deadline of a call, instead of the usual one. */
  timeoutMs?: number;
  checkAnswers?: boolean;
};

const unknownHosts: Api['hosts'] = {
  resolve: async () => [],
  ask: async () => ({ addresses: [], isAsked: false, answer: null }),
};

const oneDay = 86_400;
/** Of fantasy squads: many managers save theirs in the last minute before a deadline. */
const savesAtOnce = 8;

/**
 * Creates the league API: `fetch` handles requests whose path begins with `/api`. Needs a migrated database, but no
 * port.
 */
export function createApi(options: ApiOptions) {
  const {
    db,
    log,
    changes,
    keep,
    pictures,
    realtime,
    push = null,
    hosts = unknownHosts,
    errorReports = null,
    report,
    timeoutMs,
    checkAnswers = process.env.NODE_ENV !== 'production',
    renderers = 1,
  } = options;
  const app = new OpenAPIHono<ApiEnv>();
  const limits = createCallLimits(options.limits);
  const { secureAddress = (address) => address, read = (work) => work(db) } = options;
  const api: Api = {
    app,
    db,
    read,
    readForPages: createReadsForPages(read, renderers),
    realtime,
    accounts: {
      officialUrl: undefined,
      google: null,
      sendMail: createSendMail(log, { SMTP_URL: undefined, MAIL_FROM: '' }),
      hasMailServer: false,
      ...options.accounts,
    },
    push,
    errorReports,
    answers: createAnswerCache(changes),
    limits,
    secureAddress,
    hosts,
    checkAnswers,
  };
  const findTenant = createTenantFinder(db, changes);
  app.onError(createErrorHandler(log, report));
  app.notFound(refuseUnknownCall(app));
  app.use(keepAnswers(keep, changes));
  app.use(
    cors({
      origin: allowedOrigin(findTenant),
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Accept', 'Authorization', 'Content-Type'],
      exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
      maxAge: oneDay,
    }),
  );
  app.use(compress(), etag(), countChanges(limits), limitBodies());
  // Behind the body: what is decided after a deadline is not received before it.
  app.use((c, next) => {
    c.set('receivedAt', new Date());
    return next();
  });
  // Behind the body, with which a slow client would hold a turn, and before anything asks the database.
  app.use('/api/v2/website/seasons/:season/leagues/:league/fantasy/own/rounds/:round', takeTurns(savesAtOnce));
  app.use(limitDuration(timeoutMs));
  mountDocs(api);
  mountSetup(api);
  for (const path of ['/api/v2/*', '/api/auth/*'])
    app.use(path, tenantOf(findTenant, limits, createHasTenant(db)), countTenantChanges(limits));
  const smallFiles = createSmallFiles(changes);
  mountAssets(api, smallFiles);
  mountPictures(api, { files: pictures, smallFiles }, log);
  mountWebsite(api);
  mountManage(api);
  mountAccounts(api);
  return app;
}
