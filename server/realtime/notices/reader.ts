import { type Notice, notice } from './notice.ts';
import { createAssembler } from './parts.ts';

/** Reads notices from NOTIFY payloads. */
export function createReader() {
  let assemble = createAssembler();
  return {
    /**
     * Returns null while parts are missing; `unreadable` when parts are lost, or another version of the program sent
     * them.
     */
    read(payload: string): Notice | null | 'unreadable' {
      try {
        const text = assemble(payload);
        return text === null ? null : notice.parse(JSON.parse(text));
      } catch {
        return 'unreadable';
      }
    },
    /** Drops unfinished notices, which cannot be completed after a lost connection. */
    reset(): void {
      assemble = createAssembler();
    },
  };
}
