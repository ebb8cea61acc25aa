import { z } from 'zod';
import { errorReportsPath } from './error-reports-path.ts';

/** The request body is an envelope of Sentry; it is forwarded to the DSN of the installation and nowhere else. */
export const sendErrorReport = {
  method: 'POST',
  path: errorReportsPath,
  summary: 'Forwards an error report of a page. `not-found` where the installation reports errors to nobody',
  params: z.object({}),
  answer: z.object({}),
} as const;
