import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatGameClock } from '#lib/basketball/clock.ts';
import { fill } from '#lib/i18n/fill.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { PeriodSpan } from './game-time.ts';
import type { Moment } from './moments.ts';

type MomentTexts = {
  label: string;
  /** With `{period}` and `{clock}`. */
  time: string;
  /** With `{homeScore}` and `{awayScore}`. */
  score: string;
  /** With `{probability}`; of the team that is ahead of the other. */
  home: string;
  away: string;
};

type NamedSpan = PeriodSpan & { name: string };

export type MomentReaderProps = {
  moments: readonly Moment[];
  spans: readonly NamedSpan[];
  texts: MomentTexts;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Reads a chart of a game: at the pointer, where it is tapped, and by the arrow keys from score to score. */
export function MomentReaderView({ moments, spans, texts }: MomentReaderProps) {
  const [index, setIndex] = useState<number | null>(null);
  const tag = languageTag(usePageLocale());
  const last = moments.length - 1;
  const endMs = spans.at(-1)?.untilMs ?? 1;
  const shown = index === null ? null : Math.min(index, last);
  const moment = moments[shown ?? last];
  if (!moment) return null;
  const ratio = Math.min(1, moment[0] / endMs);
  const time = timeText(moment, spans, texts.time);

  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const atMs = ((clientX - left) / width) * endMs;
    const found = moments.findLastIndex(([elapsedMs]) => elapsedMs <= atMs);
    setIndex(Math.max(0, found));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setIndex(null);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setIndex(Math.max(0, Math.min(last, (shown ?? last) + step)));
  };

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown ?? last}
        aria-valuetext={time}
        className="moment-reader"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIndex(null)}
        onKeyDown={press}
        onFocus={() => setIndex((current) => current ?? last)}
        onBlur={() => setIndex(null)}
      />
      {shown !== null && (
        <span aria-hidden="true" className="moment-line" style={{ insetInlineStart: percent(ratio) }} />
      )}
      <div
        aria-live="polite"
        className="moment-reading"
        style={{ insetInlineStart: percent(ratio), translate: `-${percent(ratio)} 0` }}
      >
        {shown !== null && (
          <>
            <b>{time}</b>
            <span>{scoreText(moment, texts.score)}</span>
            {moment[3] !== undefined && <span>{probabilityText(moment[3], texts, tag)}</span>}
          </>
        )}
      </div>
    </>
  );
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

function timeText([elapsedMs]: Moment, spans: readonly NamedSpan[], text: string): string {
  const span = spans.find(({ untilMs }) => elapsedMs <= untilMs) ?? spans.at(-1);
  if (!span) return '';
  return fill(text, { period: span.name, clock: formatGameClock(span.untilMs - elapsedMs) });
}

const scoreText = ([, home, away]: Moment, text: string) => fill(text, { homeScore: home, awayScore: away });

function probabilityText(home: number, texts: MomentTexts, tag: string): string {
  const [text, value] = home >= 50 ? [texts.home, home] : [texts.away, 100 - home];
  return fill(text, { probability: new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100) });
}
