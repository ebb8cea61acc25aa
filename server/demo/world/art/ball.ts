import { circle, fillStyle, group, n, path, stroke } from './svg.ts';

/** A basketball: disc and seams, turned by an angle in degrees. */
export function ball(
  cx: number,
  cy: number,
  r: number,
  color: string,
  seam: string,
  turn = 0,
  width = r * 0.075,
): string {
  const k = n(r);
  const bend = n(r * 0.72);
  const reach = n(r * 0.34);
  const seams = [
    `M${-r} 0H${k}`,
    `M0 ${-r}V${k}`,
    `M${n(-r * 0.72)} ${n(-r * 0.69)}Q${reach.startsWith('-') ? reach : `-${reach}`} 0 ${n(-r * 0.72)} ${n(r * 0.69)}`,
    `M${bend} ${n(-r * 0.69)}Q${reach} 0 ${bend} ${n(r * 0.69)}`,
  ];
  const disc = circle(0, 0, r, fillStyle(color));
  return group(`translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})`, disc + path(seams.join(''), stroke(seam, width)));
}
