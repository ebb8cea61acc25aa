'use client';

import { useEffect } from 'react';
import { type ReportTarget, startReports } from '#lib/monitoring/start-reports.ts';

/** Reports what fails on the page, where the installation has an address for that. */
export function ErrorReports({ dsn, tenant }: ReportTarget) {
  useEffect(() => startReports({ dsn, tenant }), [dsn, tenant]);
  return null;
}
