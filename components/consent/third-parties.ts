import type { Purpose } from '../../domain/consent';
import type { PublicSettings } from '../../domain/public-settings';
import { denyByDefault } from './data-layer';

/** What was loaded in this page view, and what is granted now. */
const started = new Set<Purpose>();
let granted: readonly Purpose[] | undefined;

/** A calendar is a frame and goes when it is taken out; scripts that ran stay. */
const leavesCode: readonly Purpose[] = ['statistics', 'chat', 'reviews'];

/** Without a connection nothing is loaded; the next page tries again. */
const using = <Module>(module: Promise<Module>, act: (loaded: Module) => void) =>
  void module.then(act, () => undefined);

/**
 * Loads what the visitor agreed to and takes away what is no longer agreed to. Reviews and calendar are loaded
 * where they stand in the page (`Consented`).
 * @returns whether code is left that only a reload ends.
 */
export function follow(settings: PublicSettings, now: readonly Purpose[]): boolean {
  const { gtmId, liveChatSrc } = settings;
  if (gtmId && !granted) denyByDefault();
  const before = granted ?? [];
  granted = now;
  const begins = (purpose: Purpose) => now.includes(purpose) && !before.includes(purpose);
  const ends = (purpose: Purpose) => before.includes(purpose) && !now.includes(purpose);
  for (const purpose of now) started.add(purpose);

  if (gtmId && begins('statistics')) using(import('./tag-manager'), module => module.grantStatistics(gtmId));
  if (ends('statistics')) using(import('./tag-manager'), module => module.denyStatistics());
  if (liveChatSrc && begins('chat')) using(import('./live-chat'), module => module.openChat(liveChatSrc));
  if (liveChatSrc && ends('chat')) using(import('./live-chat'), module => module.closeChat(liveChatSrc));
  return leavesCode.some(purpose => started.has(purpose) && !now.includes(purpose));
}
