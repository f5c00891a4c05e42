import { site } from './site';

/** Where built-in words lead; nowhere while the page there is taken down. */
export const offered = (path: string): string | undefined => (site.gone?.includes(path) ? undefined : path);
