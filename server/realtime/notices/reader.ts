import { type Notice, notice } from './notice.ts';
import { createAssembler } from './parts.ts';

/** Reads notices from the payloads that PostgreSQL hands over. */
export function createReader() {
  let assemble = createAssembler();
  return {
    /** Null while parts are missing; `unreadable` when parts are lost, or another version of the program wrote it. */
    read(payload: string): Notice | null | 'unreadable' {
      try {
        const text = assemble(payload);
        return text === null ? null : notice.parse(JSON.parse(text));
      } catch {
        return 'unreadable';
      }
    },
    /** After a lost connection nothing begun will be finished. */
    reset(): void {
      assemble = createAssembler();
    },
  };
}
