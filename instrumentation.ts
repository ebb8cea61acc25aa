import type { Instrumentation } from 'next';
import { tellRenderError } from '#lib/monitoring/render-errors.ts';

export const onRequestError: Instrumentation.onRequestError = (error, { path, headers }) =>
  tellRenderError({ error, path, headers });
