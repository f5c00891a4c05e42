import { busyScreen } from './screen';

/** Seconds after which the page tries again by itself. */
const RETRY_S = 60;

/** The page that a proxy shows while the site does not answer. It stands for itself: no typeface, no other file. */
export const awayPage = (): string => busyScreen(undefined, RETRY_S);
