import type { Purpose } from '../../domain/consent';
import type { PublicSettings } from '../../domain/public-settings';
import { denyConsentByDefault } from './data-layer';

/** Purposes loaded in this page view, and those granted now. */
const started = new Set<Purpose>();
let granted: readonly Purpose[] | undefined;

/** A calendar frame can be removed; running scripts can't. */
const PURPOSES_WITH_SCRIPTS: readonly Purpose[] = ['statistics', 'chat', 'reviews'];

/** Runs an action once its module is loaded. If offline, loads nothing; the next page retries. */
const runOnceLoaded = <Module>(module: Promise<Module>, action: (loaded: Module) => void) =>
  void module.then(action, () => undefined);

/**
 * Loads what the visitor granted and removes the rest. `ConsentGate` loads reviews and calendar where they are shown.
 * @returns whether code is still running that only a reload can stop.
 */
export function applyConsent(settings: PublicSettings, now: readonly Purpose[]): boolean {
  const { gtmId, liveChatSrc } = settings;
  if (gtmId && !granted) denyConsentByDefault();
  const before = granted ?? [];
  granted = now;
  const isStarting = (purpose: Purpose) => now.includes(purpose) && !before.includes(purpose);
  const isEnding = (purpose: Purpose) => before.includes(purpose) && !now.includes(purpose);
  for (const purpose of now) started.add(purpose);

  if (gtmId && isStarting('statistics'))
    runOnceLoaded(import('./tag-manager'), module => module.grantStatistics(gtmId));
  if (isEnding('statistics')) runOnceLoaded(import('./tag-manager'), module => module.denyStatistics());
  if (liveChatSrc && isStarting('chat'))
    runOnceLoaded(import('./live-chat'), module => module.openChat(liveChatSrc));
  if (liveChatSrc && isEnding('chat'))
    runOnceLoaded(import('./live-chat'), module => module.closeChat(liveChatSrc));
  return PURPOSES_WITH_SCRIPTS.some(purpose => started.has(purpose) && !now.includes(purpose));
}
