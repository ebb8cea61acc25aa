'use client';

import type { ReactNode } from 'react';
import { EmblemImage } from '#components/entity/emblem-image.tsx';
import type { TeamTexts } from '#components/entity/team-texts.tsx';
import { Link } from '#components/ui/link.tsx';

export type CalendarSide = TeamTexts & { code: string };

/** Draws a game of the calendar from its texts; `children` stand between the sides. */
export function CalendarGameView({
  href,
  title,
  home,
  away,
  children,
}: {
  href: string;
  title: string;
  home: CalendarSide;
  away: CalendarSide;
  children: ReactNode;
}) {
  return (
    <Link href={href} title={title} className="calendar-game">
      <Side {...home} />
      <span className="calendar-score">{children}</span>
      <Side {...away} />
    </Link>
  );
}

function Side({ name, crest, code }: CalendarSide) {
  return (
    <span className="calendar-side">
      {typeof crest === 'string' ? <EmblemImage kind="crest" src={crest} size="xs" /> : crest}
      <span className="calendar-name">{name}</span>
      <span aria-hidden="true" className="calendar-code">
        {code}
      </span>
    </span>
  );
}
