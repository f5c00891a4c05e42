import { useEffect, useState } from 'react';
import { createConsentChoice, getConsent, listConfiguredPurposes, type Purpose } from '../../domain/consent';
import { getCurrentSeconds, readChoice, writeChoice } from './choice-cookie';
import { setConsentState } from './consent-store';
import { hasPrivacySignal, readSettings } from './settings';
import { applyConsent } from './third-parties';

function readPageSettings() {
  const settings = readSettings();
  return { settings, configured: listConfiguredPurposes(settings), signal: hasPrivacySignal() };
}

/** Returns the visitor's consent and keeps the page's third parties in sync with it. */
export function useConsent() {
  const [site] = useState(readPageSettings);
  const [choice, setChoice] = useState(readChoice);
  const [codeLeft, setCodeLeft] = useState(false);
  const { settings, configured, signal } = site;
  const { granted, ask } = getConsent(choice, site);
  const key = granted.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `granted`, which is a new array each time
  useEffect(() => {
    setCodeLeft(applyConsent(settings, granted));
    setConsentState({ configured, granted });
  }, [settings, configured, key]);

  return {
    configured,
    signal,
    granted,
    ask,
    askedBefore: choice !== undefined,
    codeLeft,
    forgetCode: () => setCodeLeft(false),
    decide(purposes: readonly Purpose[]) {
      const choice = createConsentChoice(purposes, { configured, signal, now: getCurrentSeconds() });
      writeChoice(choice);
      setChoice(choice);
    },
  };
}
