import { type Band, bandRoles } from './band.ts';
import { contrast, ensureContrast, graphicContrast, mix, readableOn, textContrast } from './contrast.ts';
import type { Palette } from './palette.ts';
import type { Scheme } from './scheme.ts';
import { type SeriesRole, series } from './series.ts';
import { groundsOf, type Surface, surfaces } from './surfaces.ts';

type TextRole = 'ink' | 'ink-muted' | 'link' | 'positive' | 'negative' | 'warning' | 'live';
type ActionRole = 'action' | 'on-action' | 'action-hover' | 'action-edge' | 'focus';

type BoardRole =
  | 'board'
  | 'on-board'
  | 'on-board-muted'
  | 'board-line'
  | 'board-live'
  | 'board-negative'
  | 'board-warning';

export type Role = Surface | TextRole | ActionRole | SeriesRole | BoardRole | keyof Band;

const statusColors = {
  light: { positive: '#1a7f4b', negative: '#c22f2f', warning: '#94610a', live: '#d3261b' },
  dark: { positive: '#4cc488', negative: '#f2857b', warning: '#e0ae4a', live: '#ff7a6b' },
} as const;

const textColors = {
  light: { ink: '#14181b', muted: '#545c62' },
  dark: { ink: '#f1f3f4', muted: '#a3abb1' },
} as const;

/** Returns every colour of the site in one scheme, as `#rrggbb`. */
export function roles(palette: Palette, scheme: Scheme): Record<Role, string> {
  const surface = surfaces(palette, scheme);
  const grounds = groundsOf(surface);
  const text = (color: string) => ensureContrast(color, grounds, textContrast);
  const { colorButton, color1, color2, color3 } = palette;
  const onAction = readableOn(colorButton);
  return {
    ...surface,
    ink: text(textColors[scheme].ink),
    'ink-muted': text(textColors[scheme].muted),
    link: text(colorButton),
    positive: text(statusColors[scheme].positive),
    negative: text(statusColors[scheme].negative),
    warning: text(statusColors[scheme].warning),
    live: text(statusColors[scheme].live),
    action: colorButton,
    'on-action': onAction,
    'action-hover': hover(colorButton, onAction),
    'action-edge': ensureContrast(colorButton, grounds, graphicContrast),
    focus: ensureContrast(colorButton, grounds, graphicContrast),
    ...series(palette, grounds),
    board: scheme === 'light' ? '#171b1f' : surface.sunken,
    'on-board': '#ffffff',
    'on-board-muted': '#b6bec4',
    'board-live': statusColors.dark.live,
    'board-negative': statusColors.dark.negative,
    'board-warning': statusColors.dark.warning,
    'board-line': scheme === 'light' ? '#3b434a' : surface.line,
    ...bandRoles(color1, [color2, color3, colorButton], scheme, surface.page),
  };
}

function hover(button: string, text: string): string {
  const away = mix(button, text === '#ffffff' ? '#000000' : '#ffffff', 0.14);
  return contrast(away, text) >= textContrast ? away : button;
}
