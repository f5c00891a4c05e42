import { SETTINGS_ID } from '../../domain/hydration';
import type { PublicSettings } from '../../domain/public-settings';

/** The third parties named in this page. */
export function readSettings(): PublicSettings {
  const text = document.getElementById(SETTINGS_ID)?.textContent;
  return text ? (JSON.parse(text) as PublicSettings) : {};
}

/** Global Privacy Control: the browser's standing request not to be tracked. */
export const privacySignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
