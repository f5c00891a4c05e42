import { screens } from '../../domain/paths';

/** Whether the site has a page by itself: such pages are called by their screen. */
export const builtInScreen = (id: string): boolean => Object.hasOwn(screens, id);
