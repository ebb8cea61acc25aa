'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type PictureReport, reportPicture } from '#lib/api/contract/graphics-board.ts';
import { newUuid } from '#lib/new-uuid.ts';

const firstMs = 2_000;
const everyMs = 10_000;

/** Tells who is at the board that this picture is there and how it is. Monitors of the control page are no pictures. */
export function useReport(gameId: string, report: PictureReport): void {
  const latest = useRef(report);
  latest.current = report;
  const [picture] = useState(newUuid);
  useEffect(() => {
    if (window.parent !== window) return;
    const tell = () => {
      commandApi(reportPicture, { params: { gameId, picture }, body: latest.current }).catch((error: unknown) => {
        // A picture that cannot tell is silent, and the board says so.
        if (!(error instanceof ApiFailure)) throw error;
      });
    };
    const first = setTimeout(tell, firstMs);
    const timer = setInterval(tell, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [gameId, picture]);
}
