import { ImportError } from '#server/feeds/errors/import-error.ts';
import { type Line, readLines } from '#server/feeds/files/read-lines.ts';

/** Reads the responses of one endpoint, one game per line (`{"gamecode": N, "data": …}`), in ascending order of gamecode. */
export class EndpointLines {
  readonly file: string;
  readonly #lines: AsyncGenerator<Line>;
  #next: { code: number; line: Line } | null = null;
  #last = Number.NEGATIVE_INFINITY;
  #ended = false;

  constructor(file: string) {
    this.file = file;
    this.#lines = readLines(file);
  }

  /** Returns the code of the next game, null at the end. Throws `ImportError` where a line is invalid. */
  async nextCode(): Promise<number | null> {
    if (!this.#next && !this.#ended) await this.#advance();
    return this.#next?.code ?? null;
  }

  /** Returns the line of that game and moves on, or null where the file has none. */
  take(code: number): Line | null {
    if (this.#next?.code !== code) return null;
    const { line } = this.#next;
    this.#next = null;
    return line;
  }

  async #advance(): Promise<void> {
    const { value: line, done } = await this.#lines.next();
    this.#ended = done === true;
    if (done) return;
    const code = Number(/^\s*\{\s*"gamecode"\s*:\s*"?(\d+)/.exec(line.text)?.[1] ?? Number.NaN);
    const place = `${this.file}, line ${line.number}`;
    if (Number.isNaN(code)) {
      const cure = 'give one JSON object a line, a game each';
      throw new ImportError(place, 'the line does not begin with {"gamecode": …', cure);
    }
    if (code <= this.#last) {
      throw new ImportError(place, `game ${code} stands behind game ${this.#last}`, 'sort the lines by gamecode');
    }
    this.#last = code;
    this.#next = { code, line };
  }

  async close(): Promise<void> {
    await this.#lines.return(undefined);
  }
}
