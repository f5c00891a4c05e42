import { type ScreenName, screens } from '../../domain/paths';
import type { Landing } from './types';

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./index.ts'], {
  eager: true,
});
const isLanding = (told: unknown): told is Landing =>
  typeof told === 'object' && told !== null && 'screen' in told && 'hero' in told;
const order = Object.keys(screens) as ScreenName[];

/** Every landing page: what the files beside this one say, in the order of their addresses. What lists pages reads this. */
export const landings: readonly Landing[] = Object.values(files)
  .flatMap(file => Object.values(file))
  .filter(isLanding)
  .sort((a, b) => order.indexOf(a.screen) - order.indexOf(b.screen));
