import type { Purpose } from '../../domain/consent';
import type { PublicSettings } from '../../domain/public-settings';
import { denyConsentByDefault } from './data-layer';

/** Purposes loaded in this page view, even if consent has been withdrawn since. */
const startedPurposes = new Set<Purpose>();
let grantedPurposes: readonly Purpose[] | undefined;

/** Running scripts can't be removed, unlike the calendar's frame. */
const PURPOSES_WITH_SCRIPTS: readonly Purpose[] = ['statistics', 'chat', 'reviews'];

/** Ignores a failed load, because the next page retries. */
const runOnceLoaded = <Module>(module: Promise<Module>, callback: (loadedModule: Module) => void) =>
  void module.then(callback, () => undefined);

/**
 * Starts third parties with consent and stops all others, except reviews and the calendar, which `ConsentGate` loads.
 * @returns whether scripts are still running that only a reload can stop
 */
export function applyConsent(settings: PublicSettings, purposes: readonly Purpose[]): boolean {
  const { gtmId, liveChatSrc } = settings;
  if (gtmId && !grantedPurposes) denyConsentByDefault();
  const grantedBefore = grantedPurposes ?? [];
  grantedPurposes = purposes;
  const isStarting = (purpose: Purpose) => purposes.includes(purpose) && !grantedBefore.includes(purpose);
  const isEnding = (purpose: Purpose) => grantedBefore.includes(purpose) && !purposes.includes(purpose);
  for (const purpose of purposes) startedPurposes.add(purpose);

  if (gtmId && isStarting('statistics'))
    runOnceLoaded(import('./tag-manager'), module => module.grantStatistics(gtmId));
  if (isEnding('statistics')) runOnceLoaded(import('./tag-manager'), module => module.denyStatistics());
  if (liveChatSrc && isStarting('chat'))
    runOnceLoaded(import('./live-chat'), module => module.openChat(liveChatSrc));
  if (liveChatSrc && isEnding('chat'))
    runOnceLoaded(import('./live-chat'), module => module.closeChat(liveChatSrc));
  return PURPOSES_WITH_SCRIPTS.some(purpose => startedPurposes.has(purpose) && !purposes.includes(purpose));
}
