import { screens } from '../../domain/paths';

/** Returns whether a page is built in. The ID of a built-in page is the name of its screen. */
export const isBuiltInPage = (id: string): boolean => Object.hasOwn(screens, id);
