'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { GameVideo } from '#lib/api/contract/game.ts';
import { momentAddress } from '#lib/video-players.ts';
import { formatVideoTime } from './format-video-time.ts';
import type { VideoPeriod } from './video-moments.ts';
import { VideoPlayer } from './video-player.tsx';

/**
 * A video and the plays that lead into it. Nothing is asked of its provider before a click; without scripts the links lead to
 * the provider's own page.
 */
export function VideoView({
  video: { title, url, source },
  periods,
  labels,
}: {
  video: GameVideo;
  periods: readonly VideoPeriod[];
  labels: { play: string; notice: string };
}) {
  /** Where the player starts; `times` so that the same moment can be played again. */
  const [start, setStart] = useState<{ second: number; times: number } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const play = (event: MouseEvent, second: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setStart((before) => ({ second, times: (before?.times ?? 0) + 1 }));
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <div ref={frame} data-ground="board" className="video-frame">
        {start ? (
          <VideoPlayer key={start.times} source={source} second={start.second} title={title} />
        ) : (
          <a href={url} onClick={(event) => play(event, 0)} className="video-poster">
            <span className="video-button">
              <Icon name="play" />
            </span>
            <span className="font-semibold">{labels.play}</span>
            <span className="text-sm text-quiet">{labels.notice}</span>
          </a>
        )}
      </div>
      {periods.map(({ name, moments }) => (
        <details key={name} open={periods[0]?.name === name} className="video-period">
          <summary>{name}</summary>
          <ol className="video-moments">
            {moments.map((moment) => (
              <li key={`${moment.second} ${moment.score}`}>
                <a href={momentAddress(source, moment.second)} onClick={(event) => play(event, moment.second)}>
                  <span className="video-time">{formatVideoTime(moment.second)}</span>
                  <span className="min-w-0 flex-1">
                    <span className="figures text-quiet">{moment.clock}</span> {moment.text}
                  </span>
                  <span className="figures font-bold">{moment.score}</span>
                </a>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}
