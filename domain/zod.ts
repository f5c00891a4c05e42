import { z } from 'zod';

// Pages forbid `eval`, and Firefox reports even the library's look whether it is allowed. On the server schemas are
// compiled, which makes them fast. It is said here, because it must be said before the first schema is made.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
