import { screens } from '../../domain/paths';

/** Returns whether a page is built in. Built-in pages have their screen's title. */
export const findBuiltInScreen = (id: string): boolean => Object.hasOwn(screens, id);
