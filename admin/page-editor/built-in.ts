import { screens } from '../../domain/paths';

/** The ID of a built-in page is the name of its screen. */
export const findBuiltInScreen = (id: string): boolean => Object.hasOwn(screens, id);
