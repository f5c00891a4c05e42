import { THIRD_PARTY_SETTINGS_ID } from '../../domain/hydration';
import type { PublicSettings } from '../../domain/public-settings';

export function readSettings(): PublicSettings {
  const text = document.getElementById(THIRD_PARTY_SETTINGS_ID)?.textContent;
  return text ? (JSON.parse(text) as PublicSettings) : {};
}

/** Returns whether the browser sends Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
