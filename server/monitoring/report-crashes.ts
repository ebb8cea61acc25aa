import type { Monitoring } from './monitoring.ts';

/** Has what ends this process reported until the reports are closed; its end is the work of others, which listen too. */
export function reportCrashes(monitoring: Monitoring | undefined): Monitoring | undefined {
  if (!monitoring) return undefined;
  const report = (error: unknown) => monitoring.report(error, { part: 'server' });
  process.on('uncaughtException', report).on('unhandledRejection', report);
  return {
    ...monitoring,
    async close() {
      process.off('uncaughtException', report).off('unhandledRejection', report);
      await monitoring.close();
    },
  };
}
