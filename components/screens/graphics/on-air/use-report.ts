'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type PictureReport, reportPicture } from '#lib/api/contract/graphics-board.ts';
import { newUuid } from '#lib/new-uuid.ts';

const firstDelayMs = 2_000;
const intervalMs = 10_000;

/** Reports the state of this broadcast page to the graphics operator. Preview iframes of the control page do not report. */
export function useReport(gameId: string, report: PictureReport): void {
  const latest = useRef(report);
  latest.current = report;
  const [picture] = useState(newUuid);
  useEffect(() => {
    if (window.parent !== window) return;
    const send = () => {
      commandApi(reportPicture, { params: { gameId, picture }, body: latest.current }).catch((error: unknown) => {
        // A failed report is dropped; the control page shows that reports are missing.
        if (!(error instanceof ApiFailure)) throw error;
      });
    };
    const first = setTimeout(send, firstDelayMs);
    const timer = setInterval(send, intervalMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [gameId, picture]);
}
