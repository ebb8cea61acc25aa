import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import chart from '#messages/en/chart.json';
import entity from '#messages/en/entity.json';
import game from '#messages/en/game.json';
import layout from '#messages/en/layout.json';
import plays from '#messages/en/plays.json';
import ui from '#messages/en/ui.json';

/** Renders as an English page. */
export function renderEnglish(element: ReactElement) {
  return render(
    <NextIntlClientProvider locale="en" messages={{ chart, entity, game, layout, plays, ui }} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  );
}
