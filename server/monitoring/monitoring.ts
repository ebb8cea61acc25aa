/** What was being done: in which part of the product, for which request and whose site. */
export type ReportContext = {
  part: 'api' | 'server' | 'worker';
  requestId?: string | undefined;
  /** The host of the site. */
  tenant?: string | undefined;
  path?: string | undefined;
};

export type Report = (error: unknown, context: ReportContext) => void;

export interface Monitoring {
  report: Report;
  /** Times a request; some are sent. Returns what ends it with the status of the answer. */
  trace(name: string, context: ReportContext): (status: number) => void;
  /** Sends what waits, within two seconds. */
  close(): Promise<void>;
}

/** Opens the reports to Sentry; undefined without a DSN. Nothing of Sentry is loaded then. */
export async function openMonitoring(dsn: string | undefined, release: string): Promise<Monitoring | undefined> {
  if (!dsn) return undefined;
  const { createSentry } = await import('./sentry.ts');
  return createSentry(dsn, release);
}
