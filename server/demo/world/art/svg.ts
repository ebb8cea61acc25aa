import type { Picture } from '#server/demo/world/types.ts';

/** A number as it stands in a path: at most two decimals. */
export const n = (value: number) => String(Math.round(value * 100) / 100);

/** A whole document; without `title` it is decoration. */
export function drawing(width: number, height: number, content: string, viewBox = `0 0 ${width} ${height}`): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
  return { svg, width, height };
}

export const circle = (cx: number, cy: number, r: number, rest: string) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${rest}/>`;

export const path = (d: string, rest: string) => `<path d="${d}" ${rest}/>`;

export const rect = (x: number, y: number, width: number, height: number, rest: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${rest}/>`;

export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;

export const fillStyle = (color: string, opacity = 1) =>
  `fill="${color}"${opacity < 1 ? ` fill-opacity="${n(opacity)}"` : ''}`;

export const stroke = (color: string, width: number, opacity = 1) =>
  `fill="none" stroke="${color}" stroke-width="${n(width)}"${opacity < 1 ? ` stroke-opacity="${n(opacity)}"` : ''}`;

/** A closed polygon through points. */
export const polygon = (points: readonly (readonly [number, number])[], rest: string) =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" ${rest}/>`;

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const marks = (stops: Stops) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${n(offset)}" stop-color="${color}" stop-opacity="${n(opacity)}"/>`,
    )
    .join('');

/** A gradient from top to bottom. */
export const linearGradient = (id: string, stops: Stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks(stops)}</linearGradient>`;

/** A gradient round a point, by default the middle. */
export const radialGradient = (id: string, stops: Stops, shape = 'cx="0.5" cy="0.5" r="0.5"') =>
  `<radialGradient id="${id}" ${shape}>${marks(stops)}</radialGradient>`;
