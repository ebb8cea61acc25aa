// Zod compiles its parsers by `new Function`, which the content security policy forbids; it asks this global first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
