import { screens } from '../../domain/paths';

/** Returns whether a page is built in. Built-in pages have their screen's title. */
export const builtInScreen = (id: string): boolean => Object.hasOwn(screens, id);
