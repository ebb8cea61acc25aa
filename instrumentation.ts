import type { Instrumentation } from 'next';
import { reportRenderError } from '#lib/monitoring/render-errors.ts';

export const onRequestError: Instrumentation.onRequestError = (error, { path, headers }) =>
  reportRenderError({ error, path, headers });
