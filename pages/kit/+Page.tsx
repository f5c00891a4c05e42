import { Kit } from './Kit';

/** Every component on every surface; the build drops it (see `+route.ts`). */
export default import.meta.env.DEV ? Kit : () => null;
