import { z } from 'zod';

/** The request body is an envelope of Sentry; it is forwarded to the DSN of the installation and nowhere else. */
export const sendErrorReport = {
  path: '/v2/website/error-reports',
  summary: 'Forwards an error report of a page. `not-found` where the installation reports errors to nobody',
  answer: z.object({}),
} as const;
