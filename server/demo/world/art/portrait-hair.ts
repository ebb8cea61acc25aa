import { darken } from './color.ts';
import { circle, fillStyle, path, rect } from './svg.ts';

export const hairStyles = ['buzz', 'short', 'quiff', 'afro', 'bun', 'high-top', 'bald', 'headband'] as const;
export type HairStyle = (typeof hairStyles)[number];

const cap =
  'M149 282C142 204 182 164 240 164C298 164 338 204 331 282C325 246 319 230 300 222C270 210 210 210 180 222C161 230 155 246 149 282Z';
const fringe =
  'M147 284C134 198 178 146 246 148C312 146 346 198 333 284C327 256 322 242 312 233C280 238 232 230 206 213C190 228 160 242 147 284Z';
const swept =
  'M148 282C136 214 158 160 214 146C270 124 336 140 342 196C345 230 338 256 332 282C326 250 320 236 304 226C262 232 214 226 186 214C168 226 156 244 148 282Z';

/** Hair behind and above a head whose middle lies at (240, 294). */
export function drawHair(style: HairStyle, color: string, band: string): { behind: string; above: string } {
  switch (style) {
    case 'bald':
      return { behind: '', above: '' };
    case 'buzz':
      return { behind: '', above: path(cap, fillStyle(color, 0.86)) };
    case 'short':
      return { behind: '', above: path(fringe, fillStyle(color)) };
    case 'quiff':
      return { behind: '', above: path(swept, fillStyle(color)) };
    case 'afro':
      return { behind: circle(240, 238, 122, fillStyle(color)), above: path(cap, fillStyle(color)) };
    case 'bun':
      return { behind: circle(240, 136, 40, fillStyle(darken(color, 0.12))), above: path(cap, fillStyle(color)) };
    case 'high-top':
      return {
        behind: '',
        above: path(
          'M156 268C150 210 152 150 168 128Q240 108 312 128C328 150 330 210 324 268C320 240 314 226 298 220Q240 208 182 220C166 226 160 240 156 268Z',
          fillStyle(color),
        ),
      };
    case 'headband':
      return {
        behind: circle(240, 226, 104, fillStyle(color)),
        above: path(cap, fillStyle(color)) + rect(151, 214, 178, 26, `${fillStyle(band)} rx="10"`),
      };
  }
}
