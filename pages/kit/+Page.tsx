import { Kit } from './Kit';

/** Shows every component on every surface, in development only (see `+route.ts`). */
export default import.meta.env.DEV ? Kit : () => null;
