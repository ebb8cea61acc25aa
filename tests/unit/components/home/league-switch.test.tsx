// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LeagueSwitch } from '#components/home/league-switch.tsx';

test('the switch shows the parts of one league at a time, of the first one at first', async () => {
  render(
    <>
      <LeagueSwitch
        label="Competition"
        leagues={[
          { value: '2025-26/men', label: 'Men' },
          { value: '2025-26/women', label: 'Women' },
        ]}
      />
      <p data-front="2025-26/men">Games of men</p>
      <p data-front="2025-26/women" hidden>
        Games of women
      </p>
      <p>News</p>
    </>,
  );
  const shown = () =>
    ['Games of men', 'Games of women', 'News'].filter(
      (text) => getComputedStyle(screen.getByText(text)).display !== 'none',
    );
  expect(shown()).toEqual(['Games of men', 'News']);
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  expect(shown()).toEqual(['Games of women', 'News']);
});
