import { execFile } from 'node:child_process';

export interface Identity {
  uid: number;
  gid: number;
}

export interface Outcome {
  code: number | string;
  output: string;
}

/** Only what PostgreSQL needs: no `PG…` variable of the caller may redirect it to another database. */
const inheritedVariables = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH'];

/** Runs a program to its end, as another user if one is given. */
export function runAs(user: Identity | undefined, file: string, args: string[], cwd: string): Promise<Outcome> {
  const env = Object.fromEntries(
    inheritedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const options = {
    cwd,
    env: { ...env, NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
    ...user,
  };
  return new Promise((resolve) => {
    execFile(file, args, options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? (error ? 'killed' : 0), output: `${stdout}${stderr}`.trim() });
    });
  });
}
