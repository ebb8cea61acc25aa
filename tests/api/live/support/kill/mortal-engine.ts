import { databaseProcess, type Engine, startEngine } from '#tests/setup/engine.ts';
import { freePort } from '#tests/setup/free-port.ts';

export interface MortalEngine {
  origin: string;
  /** SIGKILL, optionally for the database too; resolves when the next engine serves at the same address. */
  kill(withDatabase: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** The engine as a process of its own that dies and comes back on the same data and port. */
export async function startMortalEngine(dataDir: string): Promise<MortalEngine> {
  const port = await freePort();
  const start = async (): Promise<Engine> => {
    const engine = startEngine({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' });
    await engine.ready;
    return engine;
  };
  let engine = await start();
  return {
    origin: `http://localhost:${port}`,
    async kill(withDatabase) {
      const database = withDatabase ? await databaseProcess(dataDir) : undefined;
      engine.process.kill('SIGKILL');
      if (database) process.kill(database, 'SIGKILL');
      await engine.ended;
      engine = await start();
    },
    async stop() {
      engine.process.kill('SIGTERM');
      await engine.ended;
    },
  };
}
