import { useEffect, useState } from 'react';
import { createConsentChoice, getConsent, listConfiguredPurposes, type Purpose } from '../../domain/consent';
import { getCurrentSeconds, readChoice, writeChoice } from './choice-cookie';
import { setConsentState } from './consent-store';
import { hasPrivacySignal, readSettings } from './settings';
import { applyConsent } from './third-parties';

function readPageSettings() {
  const settings = readSettings();
  return { settings, configured: listConfiguredPurposes(settings), hasSignal: hasPrivacySignal() };
}

/** Returns the visitor's consent and keeps the page's third parties in sync with it. */
export function useConsent() {
  const [pageSettings] = useState(readPageSettings);
  const [choice, setChoice] = useState(readChoice);
  const [needsReload, setNeedsReload] = useState(false);
  const { settings, configured, hasSignal } = pageSettings;
  const { granted, shouldAsk } = getConsent(choice, pageSettings);
  const grantedKey = granted.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `grantedKey` replaces `granted`, which is a new array each time
  useEffect(() => {
    setNeedsReload(applyConsent(settings, granted));
    setConsentState({ configured, granted });
  }, [settings, configured, grantedKey]);

  return {
    configured,
    hasPrivacySignal: hasSignal,
    granted,
    shouldAsk,
    hasAnsweredBefore: choice !== undefined,
    needsReload,
    dismissReload: () => setNeedsReload(false),
    decide(purposes: readonly Purpose[]) {
      const choice = createConsentChoice(purposes, { configured, hasSignal, now: getCurrentSeconds() });
      writeChoice(choice);
      setChoice(choice);
    },
  };
}
