// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { maxToasts, useToasts } from '#stores/toasts.ts';

const { show, dismiss } = useToasts.getState();
const contents = () => useToasts.getState().toasts.map(({ content }) => content);

beforeEach(() => useToasts.setState({ toasts: [] }));

describe('toasts', () => {
  it('stay for three seconds by default', () => {
    show('short');
    show('long', 'warning', 9000);
    expect(useToasts.getState().toasts).toMatchObject([
      { content: 'short', type: 'default', timeout: 3000 },
      { content: 'long', type: 'warning', timeout: 9000 },
    ]);
  });

  it('give way to newer ones beyond twenty', () => {
    for (let number = 1; number <= maxToasts + 1; number++) show(`toast ${number}`);
    expect(contents()).toHaveLength(20);
    expect(contents()[0]).toBe('toast 2');
  });

  it('go one by one', () => {
    show('first');
    show('second');
    dismiss(useToasts.getState().toasts[0]?.id ?? '');
    expect(contents()).toEqual(['second']);
  });
});
